/** What holds for all input, on generated cases. (Law 7, of time, stands alone in linear.test.ts.) */
import "./slot.ts";
import "./query.ts";
import "./composition.ts";
import "./isolation.ts";
import "./reference.ts";
