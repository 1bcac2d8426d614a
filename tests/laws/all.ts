/** All laws in one process. */
import "./laws.test.ts";
import "./7-linear.test.ts";
// Last, since what it does to built-in objects makes an engine slow.
import "./5-realms.ts";
