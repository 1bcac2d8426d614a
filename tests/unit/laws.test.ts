/** The laws that are tried by enumeration, here for texts of one symbol: `npm run suite -- laws` tries longer ones. */
import "../laws/1-places.ts";
import "../laws/1-amounts.ts";
import "../laws/1-hosts.ts";
import "../laws/1-names.ts";
import "../laws/3-query.ts";
import "../laws/4-composition.ts";
import "../laws/5-isolation.ts";
import "../laws/6-expansion.ts";
import "../laws/8-sendable.ts";
