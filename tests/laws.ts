/** The laws: what holds for all input, on generated cases. */
import "./laws-slot.ts";
import "./laws-query.ts";
import "./laws-composition.ts";
import "./laws-isolation.ts";
import "./laws-reference.ts";
import "./laws-linear.ts";
