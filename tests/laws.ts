/** What holds for all input, on generated cases. (Law 7, of time, stands alone in laws-linear.ts.) */
import "./laws-slot.ts";
import "./laws-query.ts";
import "./laws-composition.ts";
import "./laws-isolation.ts";
import "./laws-reference.ts";
