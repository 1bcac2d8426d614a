/**
 * Which parameter made which part of a url. The library alone is asked: a parameter's places are where the url changes
 * with it. If there is any doubt, there is no answer.
 *
 *     parameters -> model: the url with a mark for each value -> pieces: the real url, laid over the model
 */

/**
 * Cuts a url into pieces `{ text, name?, part? }`: a piece with a name is what that parameter made, in the part "Url" or
 * "Query". `build` gives the url for any values of these parameters, or nothing if they are refused.
 */
export function piecesOf(url, build, parameters, template) {
  const names = Object.keys(parameters).filter((name) => !isAbsent(parameters[name]));
  const model = modelOf(names, build, parameters, template);
  const made = model && textsOf(build, parameters, model);
  if (!made) return undefined;
  const pieces = model.texts.flatMap((text, index) => [
    ...(index ? [{ ...model.places[index - 1], text: made[index - 1] }] : []),
    { text },
  ]);
  return pieces.map(({ text }) => text).join("") === url ? pieces : undefined;
}

/** What leaves nothing behind (RFC 6570, section 2.3). */
const isAbsent = (value) =>
  value === null || (typeof value === "object" && Object.values(value).every((member) => member === null));

/* ---- the model ---- */

/** A mark is a digit, 1 or 2: digits go everywhere, in ports too. Only a base has to be an address. */
const BASE = "http://";

/** A value's stand-in, of its own kind. */
const standIn = (value, mark) => (Array.isArray(value) ? [mark] : typeof value === "object" ? { [mark]: mark } : mark);

/**
 * Gives `{ values, texts, places }`: the url for the values is a text, a place `{ name, part, mark }`, a text, and so on.
 * A parameter's places are where the url changes with its mark.
 */
function modelOf(names, build, parameters, template) {
  const valuesFor = (base, changed) =>
    Object.fromEntries(
      names.map((name) => {
        const mark = (name === base ? BASE : "") + (name === changed ? 2 : 1);
        return [name, standIn(parameters[name], mark)];
      }),
    );
  const bases = names.filter((name) => name === "baseUrl" || template.includes(name));
  let base;
  let url = build(valuesFor());
  for (let next = 0; url === undefined && next < bases.length; next++) url = build(valuesFor((base = bases[next])));
  if (url === undefined) return undefined;
  const values = valuesFor(base);
  const owners = new Map();
  for (const name of names) {
    const changed = build(valuesFor(base, name));
    if (changed?.length !== url.length) return undefined;
    for (let at = 0; at < url.length; at++) if (changed[at] !== url[at]) owners.set(at, name);
  }

  const query = url.indexOf("?");
  const fragment = url.indexOf("#");
  const texts = [];
  const places = [];
  let end = 0;
  for (const [at, name] of [...owners].sort(([a], [b]) => a - b)) {
    // An object gives its mark twice, as in "1=1": one place.
    if (at < end) continue;
    const before = url.slice(end, at);
    end = at + (typeof values[name] === "object" && !Array.isArray(values[name]) ? 3 : 1);
    const spelled = url.slice(at, end);
    if (!before && places.at(-1)?.name === name) places.at(-1).mark += spelled;
    else {
      const own = labelOf(before, name, template) || (name === base && before.endsWith(BASE) ? BASE : "");
      const inQuery = query >= 0 && query < at && !(fragment >= 0 && fragment < at);
      texts.push(before.slice(0, before.length - own.length));
      places.push({ name, part: inQuery ? "Query" : "Url", mark: own + spelled });
    }
  }
  return { values, texts: [...texts, url.slice(end)], places };
}

/** The `name=` before a value, if it comes with the value and the template does not spell it itself. */
function labelOf(before, name, template) {
  const label = /(?<=[?&;])[^?&;]*=$/.exec(before)?.[0] ?? "";
  const isOwn = [label, decodeURIComponent(label)].includes(`${name}=`) && !template.includes(`${label}{`);
  return isOwn ? label : "";
}

/* ---- the real url, laid over the model ---- */

/** What stands at each place, from urls that have one real value each among the marks. */
function textsOf(build, parameters, { values, texts, places }) {
  const made = [];
  for (const name of new Set(places.map((place) => place.name))) {
    const around = [texts[0]];
    const own = [];
    places.forEach((place, index) => {
      if (place.name !== name) around.push(around.pop() + place.mark + texts[index + 1]);
      else own.push(around.push(texts[index + 1]) && index);
    });
    const url = build({ ...values, [name]: parameters[name] });
    const found = url === undefined ? undefined : between(around, url);
    if (!found || (found.length > 1 && found.some((text) => /[?#]/.test(text)))) return undefined;
    own.forEach((index, nth) => (made[index] = found[nth]));
  }
  return made;
}

/** What stands between the texts in the url, if there is one way only to lay them out: far to the left and to the right. */
function between(texts, url) {
  const escaped = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  const [shortest, longest] = ["([^]*?)", "([^]*)"].map((gap) =>
    new RegExp(`^${escaped.join(gap)}$`).exec(url)?.slice(1),
  );
  return JSON.stringify(shortest) === JSON.stringify(longest) ? shortest : undefined;
}
