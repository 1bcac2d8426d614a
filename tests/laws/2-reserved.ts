/** Law 2: reserved values stay below the route. */
import { judge, slots } from "./1-slot.ts";
import { law } from "./law.ts";

law("2: reserved values keep origin, path and query", slots(["+", "+", "+", "#", "", "/"]), judge);
