/** Law 1: a value never leaves its slot. */
import * as assert from "uvu/assert";
import { URL as StandardUrl } from "whatwg-url";
import { endpoint } from "../../dist/endpoint.js";
import {
  DEFAULT_BASE,
  PASSWORD,
  baseValue,
  given,
  isBase,
  labelsFor,
  namesOf,
  piecesAfter,
  route,
  valuesFor,
  variable,
} from "./draws.ts";
import { type Choose, attempt, law, pick, shown } from "./law.ts";
import {
  MODELS,
  type Piece,
  type Route,
  expansion,
  isBaseUrl,
  isLabel,
  joinedPieces,
  keepsSegments,
  makesDots,
  spellsDots,
  spellsRouter,
  readsBack,
  said,
  spell,
  tameUrl,
  withoutUser,
} from "./oracle.ts";

export interface Case {
  /** With the base that the call gives it. */
  readonly route: Route;
  readonly values: Record<string, unknown>;
  readonly spelled: string;
  readonly options: Record<string, unknown>;
  /** Whether it is a base (SPEC, Addresses). */
  readonly allowed: boolean | "open";
}

export const show = (input: Case): Case => shown(input, [input.spelled, input.options]);

/** Whether the call is rejected for the oracle's reasons and no others, and else has each value in its slot. */
export function judge({ route, values, spelled, options, allowed }: Case): string {
  const pieces = joinedPieces(route);
  const { stretches, reasons, missing } = expansion(pieces, values);
  reasons.push(...missing);
  if (!allowed) reasons.push("it is no base");
  if (spellsRouter(spelled)) reasons.push("it is a router's");
  const climbs = !reasons.length && makesDots(stretches);
  if (climbs) reasons.push("a value makes a dot segment");

  const { message, result } = attempt(() => endpoint(spelled, options));
  if (message !== undefined) {
    assert.ok(message.includes(withoutUser(spelled)), `does not name the route: ${message}`);
    assert.not(message.includes(PASSWORD), `gives the password away: ${message}`);
    assert.ok(reasons.length || allowed === "open", `rejected without a reason: ${message}`);
    return climbs ? "dot segments" : "rejected";
  }
  const { url } = result;
  assert.equal(reasons, [], `accepted: ${url}`);
  assert.ok(readsBack(url, route, stretches), `a slot of ${url} holds another value`);
  for (const [name, model] of Object.entries(MODELS).filter(([n]) => n === "decoded once")) {
    assert.ok(keepsSegments(model, url, route, stretches), `${url} leaves its place where paths are ${name}`);
  }
  // Which foreign letters a host may have, in "xn--" as well, is for the Unicode of the platform to say.
  const Parser = allowed === "open" || /xn--/i.test(route.base) ? URL : StandardUrl;
  const parsed = new Parser(url);
  assert.is(addressOf(parsed), addressOf(new Parser(route.base)), url);
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
export const slots =
  (operators: readonly string[]) =>
  (choose: Choose): Case => {
    const drawn = route(choose, operators);
    const values = valuesFor(choose, drawn.pieces);
    const base = drawn.full || drawn.base === DEFAULT_BASE ? {} : { baseUrl: drawn.base };
    const options = { ...given(choose, values), ...base };
    return show({ route: drawn, values, spelled: spell(drawn), options, allowed: true });
  };

law("1: a value stays in its slot, or is rejected for a reason", slots(["", "", "", "/", ";", ".", "?", "&"]), judge);

/** A route whose base is a value, that of a first name or `baseUrl`. */
function baseIsValue(choose: Choose): Case {
  const base = baseValue(choose);
  const text = said(base);
  const pieces = piecesAfter(choose, false, ["", "/", ";", "?"]);
  const values = valuesFor(choose, pieces);
  const isOption = typeof base === "string" && !isBase(pieces[0]) && choose(4) === 1;
  const first = isOption ? [] : [variable("base", pick(choose, ["", "+"]), choose(2) === 1)];
  const drawn = {
    method: "GET",
    base: typeof text === "string" ? text : "",
    full: false,
    pieces,
  };
  return show({
    route: drawn,
    values,
    spelled: spell({ ...drawn, pieces: [...first, ...pieces] }),
    options: { ...given(choose, values), [isOption ? "baseUrl" : "base"]: base },
    allowed: isBaseUrl(base),
  });
}

law("1: a value for a base is an absolute http(s) URL", baseIsValue, judge);

const AUTHORITIES: readonly (readonly Piece[])[] = [
  ["https://", variable("a"), ".example.com"],
  ["http://localhost:", variable("a")],
  ["https://", variable("a"), variable("b"), ".example:", variable("c")],
  ["https://a-", variable("t-n"), ".example"],
  [`https://u:${PASSWORD}@`, variable("a")],
  [`https://${PASSWORD}@`, variable("a"), ":99999"],
  [`https://u:s3#${PASSWORD}@`, variable("a")],
  [`https://u:${PASSWORD}/s@`, variable("a")],
  ["http://", variable("b"), ".", variable("a"), ":80"],
];

/** A route with this authority and what follows it. */
export function withAuthority(
  authority: readonly Piece[],
  pieces: readonly Piece[],
  values: Record<string, unknown>,
  options = values,
): Case {
  // A name without a text gives none, which is no label.
  const texts = authority.map((piece) => {
    const { stretches, reasons } = expansion([piece], values);
    return reasons.length ? "" : stretches.map(({ text }) => text).join("");
  });
  const areLabels = authority.every((piece, index) => typeof piece === "string" || isLabel(texts[index]!));
  const base = texts.join("");
  return show({
    route: { method: "GET", base, full: true, pieces },
    values,
    spelled: spell({ method: "GET", base: "", full: true, pieces: [...authority, ...pieces] }),
    options,
    allowed: areLabels && isBaseUrl(base),
  });
}

function authorityHasNames(choose: Choose): Case {
  const authority = pick(choose, AUTHORITIES);
  const pieces = piecesAfter(choose, true, ["", "/", ";", "?"]);
  const values = { ...valuesFor(choose, pieces), ...labelsFor(choose, authority) };
  return withAuthority(authority, pieces, values, given(choose, values, namesOf(authority)));
}

law("1: a value in the authority is letters, digits and hyphens", authorityHasNames, judge);
