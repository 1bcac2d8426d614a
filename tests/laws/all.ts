/** All laws in one process, but for law 7, which measures. */
import "./laws.test.ts";
// Last, since what it does to built-in objects makes an engine slow.
import "./5-realms.ts";
