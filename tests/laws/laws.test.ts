/** What holds for all input, on generated cases: a file for each law, numbered as in SPEC, Guarantees. */
import "./1-slot.ts";
import "./1-args.ts";
import "./1-path.ts";
import "./1-names.ts";
import "./2-reserved.ts";
import "./3-query.ts";
import "./4-composition.ts";
import "./5-isolation.ts";
import "./6-reference.ts";
import "./8-sendable.ts";
