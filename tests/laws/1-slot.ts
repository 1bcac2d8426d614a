/** Law 1: a value never leaves its slot. */
import * as assert from "uvu/assert";
import { URL as StandardUrl } from "whatwg-url";
import {
  DEFAULT_BASE,
  PASSWORD,
  authority,
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
import { type Choose, type Options, attempt, endpoint, law, pick, shown } from "./law.ts";
import {
  type Route,
  encoded,
  expansion,
  isBaseUrl,
  isLabel,
  joinedPieces,
  makesDots,
  said,
  segmentsIn,
  spell,
  tameUrl,
  urlOf,
  withoutUser,
} from "./oracle.ts";

interface Case {
  /** With the base that the call gives it. */
  readonly route: Route;
  readonly values: Options;
  readonly spelled: string;
  readonly options: Options;
  /** Whether it is a base (SPEC, Addresses). */
  readonly allowed: boolean | "open";
}

const show = (input: Case): Case => shown(input, [input.spelled, input.options]);

/** Whether the call is rejected for the oracle's reasons and no others, and else has each value in its slot. */
export function judge({ route, values, spelled, options, allowed }: Case): string {
  const { stretches, reasons, missing } = expansion(joinedPieces(route), values);
  reasons.push(...missing);
  if (!allowed) reasons.push("it is no base");
  const climbs = !reasons.length && makesDots(stretches);
  if (climbs) reasons.push("a value makes a dot segment");

  const { message, result } = attempt(() => endpoint(spelled, options));
  if (message !== undefined) {
    assert.ok(message.includes(withoutUser(spelled)), `does not name the route: ${message}`);
    assert.not(message.includes(PASSWORD), `gives the password away: ${message}`);
    assert.ok(reasons.length || allowed === "open", `rejected without a reason: ${message}`);
    return climbs ? "dot segments" : "rejected";
  }
  const url = result.url as string;
  assert.equal(reasons, [], `accepted: ${url}`);
  assert.is(url, urlOf(route, stretches));
  // Which foreign letters a host may have, in "xn--" as well, is for the Unicode of the platform to say.
  const Parser = allowed === "open" || /xn--/i.test(route.base) ? URL : StandardUrl;
  const parsed = new Parser(url);
  assert.is(addressOf(parsed), addressOf(new Parser(route.base)), url);
  if (stretches.some(({ reserved }) => reserved)) return "accepted";
  for (const stretch of stretches) {
    if (stretch.kind === "value") assert.is(decodeURIComponent(encoded(stretch)), stretch.text);
  }
  assert.is(segmentsIn(url), segmentsIn(tameUrl(route, stretches)), `segments of ${url}`);
  return "accepted, and counted";
}

const addressOf = ({ protocol, username, password, host }: URL) => `${protocol}//${username}:${password}@${host}`;

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

/** A full URL with names in its authority, and what follows that. */
export function authorityHasNames(choose: Choose): Case {
  const address = authority(choose);
  const pieces = piecesAfter(choose, true, ["", "/", ";", "?"]);
  const values = { ...valuesFor(choose, pieces), ...labelsFor(choose, address) };
  // A name without a text gives none, which is no label.
  const texts = address.map((piece) => {
    const { stretches, reasons } = expansion([piece], values);
    return reasons.length ? "" : stretches.map(({ text }) => text).join("");
  });
  const areLabels = address.every((piece, index) => typeof piece === "string" || isLabel(texts[index]!));
  const base = texts.join("");
  return show({
    route: { method: "GET", base, full: true, pieces },
    values,
    spelled: spell({ method: "GET", base: "", full: true, pieces: [...address, ...pieces] }),
    options: given(choose, values, namesOf(address)),
    allowed: areLabels && isBaseUrl(base),
  });
}

law("1: a value in the authority is letters, digits and hyphens", authorityHasNames, judge);
