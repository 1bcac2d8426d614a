/** Laws 1 and 2: a value never leaves its slot. */
import * as assert from "uvu/assert";
import { endpoint } from "../../dist/endpoint.js";
import { DEFAULT_BASE, baseValue, isBase, labelValue, piecesAfter, route, valuesFor } from "./draws.ts";
import { type Choose, attempt, law, pick, shown } from "./law.ts";
import {
  type Expression,
  type Piece,
  type Route,
  expansion,
  isBaseUrl,
  isLabel,
  joinedPieces,
  makesDots,
  spellsDots,
  parses,
  readsBack,
  spell,
  tameUrl,
} from "./oracle.ts";

interface Case {
  /** With the base that the call gives it. */
  readonly route: Route;
  readonly values: Record<string, unknown>;
  readonly spelled: string;
  readonly options: Record<string, unknown>;
  /** Whether the design allows this base. */
  readonly allowed: boolean | "open";
}

const show = (input: Case): Case => shown(input, [input.spelled, input.options]);

/** Whether the call is rejected for the oracle's reasons and no others, and else has each value in its slot. */
function judge({ route, values, spelled, options, allowed }: Case): string {
  const pieces = joinedPieces(route);
  const { stretches, reasons, missing } = expansion(pieces, values);
  reasons.push(...missing);
  if (!allowed) reasons.push("it is no base");
  const climbs = !reasons.length && makesDots(stretches);
  if (climbs) reasons.push("a value makes a dot segment");

  const { message, result } = attempt(() => endpoint(spelled, options));
  if (message !== undefined) {
    assert.ok(message.includes(spelled.slice(spelled.indexOf(" ") + 1)), `does not name the route: ${message}`);
    assert.ok(reasons.length || allowed === "open", `rejected without a reason: ${message}`);
    return climbs ? "dot segments" : "rejected";
  }
  const { url } = result;
  assert.equal(reasons, [], `accepted: ${url}`);
  assert.ok(readsBack(url, route, stretches), `a slot of ${url} holds another value`);
  assert.is(parses(url), parses(route.base), url);
  if (!parses(route.base)) return "no host";
  const parsed = new URL(url);
  assert.is(addressOf(parsed), addressOf(new URL(route.base)), url);
  if (!spellsDots([route.base]) && !spellsDots(pieces)) assert.is(parsed.pathname, pathOf(url));
  if (stretches.every(({ reserved }) => !reserved)) {
    assert.is(pathOf(url).split("/").length, pathOf(tameUrl(route, stretches)).split("/").length, `segments of ${url}`);
  }
  return "accepted";
}

const addressOf = ({ protocol, username, password, host }: URL) => `${protocol}//${username}:${password}@${host}`;

/** The path of a url as it is spelled, since the URL parser takes dot segments out. */
const pathOf = (url: string): string => /^[^/]*\/\/[^/?#]*([^?#]*)/.exec(url)![1] || "/";

/** A route of these operators. */
const slots =
  (operators: readonly string[]) =>
  (choose: Choose): Case => {
    const drawn = route(choose, operators);
    const values = valuesFor(choose, drawn.pieces);
    const options = drawn.full || drawn.base === DEFAULT_BASE ? values : { ...values, baseUrl: drawn.base };
    return show({ route: drawn, values, spelled: spell(drawn), options, allowed: true });
  };

law("1: a value stays in its slot, or is rejected for a reason", slots(["", "", "", "/", ";", ".", "?", "&"]), judge);

const variable = (name: string, operator = "", colon = false): Expression => ({
  operator,
  variables: [{ name, explode: false, prefix: 0 }],
  colon,
});

/** A route whose base is a value, that of a first name or `baseUrl`. */
function baseIsValue(choose: Choose): Case {
  const base = baseValue(choose);
  const pieces = piecesAfter(choose, false, ["", "/", ";", "?"]);
  const values = valuesFor(choose, pieces);
  const isOption = typeof base === "string" && !isBase(pieces[0]) && choose(4) === 1;
  const first = isOption ? [] : [variable("base", pick(choose, ["", "+"]), choose(2) === 1)];
  const drawn = {
    method: "GET",
    base: base instanceof URL ? base.href : typeof base === "string" ? base : "",
    full: false,
    pieces,
  };
  return show({
    route: drawn,
    values,
    spelled: spell({ ...drawn, pieces: [...first, ...pieces] }),
    options: { ...values, [isOption ? "baseUrl" : "base"]: base },
    allowed: isBaseUrl(base),
  });
}

law("1: a value for a base is an absolute http(s) URL", baseIsValue, judge);

const AUTHORITIES: readonly (readonly Piece[])[] = [
  ["https://", variable("a"), ".example.com"],
  ["http://localhost:", variable("a")],
  ["https://", variable("a"), variable("b"), ".example:", variable("c")],
  ["https://a-", variable("t-n"), ".example"],
  ["https://u:p@", variable("a")],
  ["http://", variable("b"), ".", variable("a"), ":80"],
];

/** A route with names in its authority. */
function authorityHasNames(choose: Choose): Case {
  const authority = pick(choose, AUTHORITIES);
  const pieces = piecesAfter(choose, true, ["", "/", ";", "?"]);
  const values = valuesFor(choose, pieces);
  let allowed = true;
  let base = "";
  for (const piece of authority) {
    if (typeof piece !== "string") values[piece.variables[0]!.name] = labelValue(choose);
    const { stretches, reasons } = expansion([piece], values);
    const text = stretches.map(({ text }) => text).join("");
    allowed &&= !reasons.length && (typeof piece === "string" || isLabel(text));
    base += text;
  }
  return show({
    route: { method: "GET", base, full: true, pieces },
    values,
    spelled: spell({ method: "GET", base: "", full: true, pieces: [...authority, ...pieces] }),
    options: values,
    allowed,
  });
}

law("1: a value in the authority is letters, digits and hyphens", authorityHasNames, judge);

law("2: reserved values keep origin and path", slots(["+", "+", "+", "#", "", "/"]), judge);
