/** `expandPath`, and the tag `path` (SPEC, Paths). */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Api, assertRejected, builds, each, rejected, rejectedBy, table } from "../support/table.ts";
import { type Vector, tagged, vectors } from "../support/vectors.ts";

const ORIGIN = "https://h.example";

/** What to write for what looks like a placeholder and is none. */
const INSTEAD = 'write {x}; "/files{/x}" for an optional segment, "/files{/x*}" for a list, "/files{?x}" for a query';

const CHANGES = "would change the path: validate it before the call";

/** A path that is made keeps the origin, wherever it is used. */
function kept(made: string): string {
  assert.match(made, /^\/(?!\/)/);
  for (const url of [new URL(made, ORIGIN), new URL(ORIGIN + made)]) assert.is(url.origin, ORIGIN);
  return made;
}

const call = ({ expandPath }: Api, args: readonly unknown[]) =>
  kept((expandPath as (...args: readonly unknown[]) => string)(...args));

/** "%2525...2e": so often encoded that no client follows as many redirects. */
const nested = (code: string): string => `%${"25".repeat(60)}${code}`;

table("expandPath", call, [
  [["/users/{id}/keys{?page,tags*}", { id: "a/b", page: 2, tags: ["x"] }], "/users/a%2Fb/keys?page=2&tags=x"],
  [["/"], "/"],
  [["/x", undefined], "/x"],
  [["/x", { _: 1 }], rejected('"_" in "/x" has no placeholder')],
  [["/users/:id/:name.json", { id: 1, name: "n" }], "/users/1/n.json"],
  [
    ["/x{?page[size],$filter,api-version}", { "page[size]": 1, $filter: "a", "api-version": 2 }],
    "/x?page%5Bsize%5D=1&%24filter=a&api-version=2",
  ],
  [["/x{/rest*}{#part}", { rest: ["a", "b/c"], part: "d/e?f" }], "/x/a/b%2Fc#d/e?f"],
  [["/{id}", { id: { a: 1 } }], rejected('"id" in "/{id}" is an object: pass a member of it, such as its id')],
  [["/{id}", { id: ["a"] }], rejected('"id" in "/{id}" is a list: pass one value, or write {id*}')],
  [["/x{/id}", { id: ["a"] }], rejected('"id" in "/x{/id}" is a list: pass one value, or write {/id*}')],
  [["/{id}", { id: ["a", undefined] }], rejected('"id" in "/{id}" needs a value for each item')],
  [["/x{/id}", { id: [undefined, "a"] }], rejected('"id" in "/x{/id}" needs a value for each item')],
  [["/x{/id}", { id: [undefined] }], rejected('"id" in "/x{/id}" needs a value for each item')],
  [["/x/{id}", { id: [null] }], rejected('"id" in "/x/{id}" needs a value for each item')],
  [["/x{/id}", { id: [] }], "/x"],
  [["/x{/id*}", { id: [undefined, "a"] }], rejected('"id" in "/x{/id*}" needs a value for each item')],
  [["/x{?id*}", { id: [undefined, "a"] }], "/x?id=a"],
  [["/x/{id}", { id: 2 ** 53 }], rejected('"id" in "/x/{id}" may have lost digits')],
  [["/x{?id}", { id: 2 ** 53 }], "/x?id=9007199254740992"],
  [["/x/{id*}{/id*}{?id}", { id: ["a", "b"] }], "/x/a,b/a/b?id=a,b"],
  // PHP and Rails would read "ids[]=1,2" as one text.
  [["/x{?ids[]}", { "ids[]": [1, 2] }], rejectedBy('"ids[]" in "/x{?ids[]}" is a list: write {?ids[]*}')],
  [["/x{?a,ids[]}", { "ids[]": [1] }], rejected('"ids[]" in "/x{?a,ids[]}" is a list: write {?ids[]*}')],
  [["/x?a{&ids[]}", { "ids[]": [1, 2] }], rejected('"ids[]" in "/x?a{&ids[]}" is a list: write {&ids[]*}')],
  [["/x{;ids[]}", { "ids[]": [1, 2] }], rejected('"ids[]" in "/x{;ids[]}" is a list: write {;ids[]*}')],
  [["/x{?ids[]*}", { "ids[]": [1, 2] }], "/x?ids%5B%5D=1&ids%5B%5D=2"],
  [["/x{?ids[]}", { "ids[]": "1,2" }], "/x?ids%5B%5D=1%2C2"],
  [["/x{?ids[]}", { "ids[]": [] }], "/x"],
  [["/x{?ids[]}", { "ids[]": { a: 1 } }], "/x?ids%5B%5D=a,1"],
  [["/x{?ids[a]}", { "ids[a]": [1, 2] }], "/x?ids%5Ba%5D=1,2"],
  // To a server in C, a NUL ends the path.
  [["/users/{id}/keys", { id: "..\0" }], rejectedBy(`"id" in "/users/{id}/keys" ${CHANGES}`)],
  [["/users/{id}/keys", { id: "7\0" }], rejected('"id" in "/users/{id}/keys"', CHANGES)],
  [["/users/{id}/keys", { id: "7\n" }], rejected('"id" in "/users/{id}/keys" has a tab or line break: remove it')],
  [["/users/{+id}/keys", { id: "7%0D" }], rejected('"id" in "/users/{+id}/keys" has a tab or line break')],
  [["/users/{+id}/keys", { id: "7%00" }], rejected('"id" in "/users/{+id}/keys"', CHANGES)],
  [["/users{/id*}", { id: ["a", "\0"] }], rejected('"id" in "/users{/id*}"', CHANGES)],
  [["/users/{id}%00", { id: ".." }], rejected('"id" in "/users/{id}%00"', CHANGES)],
  [["/users/{id}%00/keys{?q}", { id: 7, q: "\0" }], "/users/7%00/keys?q=%00"],
  [["/users/{id}", { id: "%00" }], rejected('"id" in "/users/{id}"', CHANGES)],
  // However often it is encoded, and by how many values.
  [["/users/{id}/keys", { id: nested("2e") }], rejected('"id" in "/users/{id}/keys"', CHANGES)],
  [["/users/{a}{b}/keys", { a: nested("2e"), b: nested("2e") }], rejected('"a" in', CHANGES)],
  [["/users/{a}{b}{c}/keys", { a: "x", b: ".", c: nested("2e") }], "/users/x." + nested("252e") + "/keys"],
  [["/users/{a}{b}/keys", { a: "%", b: "2f.." }], rejected('"a" in', CHANGES)],
  [["/users/{+a}{+b}/keys", { a: "%25", b: "2e%2e" }], rejected('"a" in', CHANGES)],
  [["/users/{id}", { id: nested("C3") + nested("41") }], "/users/" + nested("25C3") + nested("2541")],
  // Of the template's own changes, no value is at fault.
  [["/a/../{b}/%2e%2e;/{c}%00", { b: "d/e", c: "%25" }], "/a/../d%2Fe/%2e%2e;/%2525%00"],
  [["/a/..{b}", { b: "/c" }], rejected('"b" in', CHANGES)],
  // Behind a "%25" of the template, a word may be a part of what is decoded again.
  ...["/a/%25{x}", "/a/%2525{+x}/b", "/a/.%25{x}", "/a/%25{x*}", "/a/%25{/z}{x}", "/a{?z}/%25{x}/b"].map(
    (template) => [[template, { x: "2e" }], rejected(`"x" in "${template}"`, CHANGES)] as const,
  ),
  [["/%252{x}/b", { x: "e" }], rejected('"x" in "/%252{x}/b"', CHANGES)],
  [["/%25%32{x}{y}", { x: "e", y: "." }], rejected('"x" in', CHANGES)],
  [["/a/%25{x}", { x: "2f" }], "/a/%252f"],
  [["/a%25{x}", { x: "off" }], "/a%25off"],
  [["/100%25/{x}/100%25{?x}", { x: "2e" }], "/100%25/2e/100%25?x=2e"],
  [["/100%25{/x}%25{.x}", { x: "2e" }], "/100%25/2e%25.2e"],
  // No name is an option's.
  [
    ["/{url}/{method}{?headers,baseUrl,data,args}", { url: 1, method: 2, headers: 3, data: 4, args: 5 }],
    "/1/2?headers=3&data=4&args=5",
  ],
  [["/{constructor}/{__proto__}", JSON.parse('{ "constructor": 1, "__proto__": 2 }')], "/1/2"],
  [["/{id}", Object.create({ id: 1 })], rejected('"id" in "/{id}" needs a value')],
  [["/users/{id}", {}], rejectedBy('"id" in "/users/{id}" needs a value')],
  [["/users/{id}/keys", { id: ".." }], rejected('"id" in "/users/{id}/keys" would change the path')],
  [["/x{?q}", { q: Promise.resolve(1) }], rejected('"q" in "/x{?q}" is a promise: await it first')],
  // A key has to be written in the template.
  [
    ["/users/{id}", { id: 1, _method: "DELETE" }],
    rejected('"_method" in "/users/{id}" has no placeholder: write it in the template, or leave it out'),
  ],
  [["/a/*", { path: "b" }], rejected('"path" in "/a/*" has no placeholder')],
  [["/x", { a: null }], rejected('"a" in "/x" has no placeholder')],
  [["/x", JSON.parse('{ "__proto__": 1 }')], rejected('"__proto__" in "/x" has no placeholder')],
  [["/x", { a: undefined }], "/x"],
  // It is a path, and begins with one slash.
  [["users/{id}", { id: 1 }], rejectedBy('"template" in "users/{id}" has to begin with one slash; add a base by +')],
  [[""], rejected('"template" in "" has to begin with one slash')],
  [[" /x"], rejected('"template" in " /x" has to begin with one slash')],
  [["./x"], rejected('"template" in "./x" has to begin with one slash')],
  [["{base}/x", { base: "/a" }], rejected('"template" in "{base}/x" has to begin with one slash')],
  [["//evil.example"], rejected('"template" in "//evil.example" has to begin with one slash')],
  [["https://h.example/x"], rejected('"template" in "https://h.example/x" has to begin with one slash')],
  // An optional first segment.
  [["{/lang}/posts", { lang: "en" }], "/en/posts"],
  [["{/lang}/posts", {}], "/posts"],
  [["{/id}", { id: 1 }], "/1"],
  [["{/id}{?a}", { a: 1 }], rejected('"template" in "{/id}{?a}" gives a path that does not begin with one slash')],
  [["{/a}b", {}], rejected('"template" in "{/a}b" gives a path that does not begin with one slash')],
  [["{/a}//evil.example", {}], rejected('"template" in "{/a}//evil.example" gives a path')],
  [["{/a*}", { a: ["", "evil.example"] }], rejected('"template" in "{/a*}" gives a path')],
  [["{+id}", { id: "/a" }], rejected('"template" in "{+id}" has to begin with one slash')],
  [["https://user:secret@h.example/x"], rejected('in "https://***@h.example/x"')],
  [["/\\evil.example"], rejected('"\\"')],
  [["/\t/evil.example"], rejected('"%09"')],
  [
    ["/{+x}", { x: "/evil.example" }],
    rejected('"template" in "/{+x}" gives a path that does not begin with one slash'),
  ],
  // Azure's `resourceUri` begins so.
  [["/{x}/providers", { x: "/subscriptions/7" }], "/%2Fsubscriptions%2F7/providers"],
  [["/{/x}", { x: "evil.example" }], rejected('"template" in "/{/x}" gives a path that does not begin with one slash')],
  [["/{/x}", {}], "/"],
  [
    ["/{?x}/evil.example", {}],
    rejected('"template" in "/{?x}/evil.example" gives a path that does not begin with one slash'),
  ],
  [["/{.x}/a", { x: "b" }], "/.b/a"],
  [["/a/{+x}", { x: "\\evil.example" }], "/a/%5Cevil.example"],
  // The dot of `{.x}` is a part of its value.
  [["/a/{.x}{.y}/b", { x: "", y: "" }], rejected('"x" in "/a/{.x}{.y}/b" would change')],
  [["/a/.{.x}", { x: "" }], rejected('"x" in "/a/.{.x}" would change')],
  [["/a/{.x*}%252e/b", { x: [""] }], rejected('"x" in', "would change")],
  [["/a/k{.x}/b", { x: "" }], "/a/k./b"],
  [["/..//{x}", { x: "a" }], "/..//a"],
  // What is no template, and no values.
  [[undefined], rejected('"template" in "[object Undefined]" has to be a string')],
  [[new URL(ORIGIN)], rejected('"template" in "[object URL]" has to be a string')],
  [[["/a", ""], 1], rejected('"template" in "[object Array]" has to be a string')],
  [["/x", null], rejectedBy('"values" in "/x" has to be a plain object, such as JSON.parse(text)')],
  [["/x", [1]], rejected('"values" in "/x" has to be a plain object')],
  [["/x", new URLSearchParams("a=1")], rejected('"values" in "/x" has to be a plain object')],
  [["/x", new Map()], rejected('"values" in "/x" has to be a plain object')],
  // Routers' spellings are errors, as in routes.
  ...(
    [
      ["${id}", "/users/${id}"],
      [":id?", "/users/:id?"],
      [":id?", "/:id?"],
      [":id*", "/:id*/b"],
      [":id(", "/users/:id(\\d+)"],
      ["(/:id)", "/users(/:id)"],
      ["[/{id}]", "/users[/{id}]"],
    ] as const
  ).map(
    ([found, template]) =>
      [[template, { id: 1 }], rejectedBy(`"${found}" in "${template}" is no placeholder: ${INSTEAD}`)] as const,
  ),
  [["/{id:int}", { id: 1 }], rejected(`"{id:int}" in "/{id:int}" is not RFC 6570: ${INSTEAD}`)],
  [["/users/{id?}", { id: 1 }], rejected(`"{id?}" in "/users/{id?}" is not RFC 6570: ${INSTEAD}`)],
  [["/{{id}}", { id: 1 }], rejected(`"{" in "/{{id}}" is an unmatched brace: ${INSTEAD}`)],
  [["/{"], rejected('"{" in "/{" is an unmatched brace')],
  [
    ["/files{/path*}", { path: "a/b" }],
    rejectedBy('"path" in "/files{/path*}" is no list: leave a first slash out, and pass x.split("/")'),
  ],
  [["/files{/path*}", { path: ["a/b"] }], "/files/a%2Fb"],
  // What the template writes as text fills nothing.
  [["/[id]", { id: 1 }], rejected('"id" in "/[id]" has no placeholder')],
  // It has one query.
  [
    ["/x?a=1{?b}", { b: 1 }],
    rejectedBy('"{?b}" in "/x?a=1{?b}" would write a second "?": write "?a=1{&b}", or join both, as {?a,b}'),
  ],
  [["/x{?a}{?b}"], rejected('"{?b}" in "/x{?a}{?b}" would write a second "?"')],
  [["/x?a=1{&b}", { b: 1 }], "/x?a=1&b=1"],
]);

const PROMISE = Promise.resolve(1);

const MANY = 2000;
/** A tag with so many values and one more. */
const ofMany = (path: Api["path"], last: unknown) => {
  const strings = [...Array<string>(MANY + 1).fill("/"), "/z"];
  const values = [...Array<string>(MANY).fill("a b"), last];
  return path(Object.assign(strings, { raw: strings }), ...(values as string[]));
};

/** Without a `toJSON`, as numbers of 64 bits are in some packages. */
class Long {
  constructor(readonly low: number) {}
  toString() {
    return String(this.low);
  }
}

table("path", (api, run: (path: any) => string) => kept(run(api.path)), [
  [(path) => path`/users/${"a/b?c"}?page=${2}`, "/users/a%2Fb%3Fc?page=2"],
  [(path) => path`/`, "/"],
  [(path) => path`/${1}/${2n}/${true}/${new Date(0)}`, "/1/2/true/1970-01-01T00%3A00%3A00.000Z"],
  [(path) => path`/${{ toJSON: () => "a b" }}`, "/a%20b"],
  [(path) => path`/é/${"é"}`, "/%C3%A9/%C3%A9"],
  [(path) => path`/${"a"}${"b"}-${"c"}.json`, "/ab-c.json"],
  [(path) => path`/x?q=${""}#${""}`, "/x?q=#"],
  [(path) => path`/x#${""}`, "/x#"],
  [(path) => path`/x?q=${"a&b=c#d"}#${"/e"}`, "/x?q=a%26b%3Dc%23d#%2Fe"],
  [(path) => path`/price/$${5}`, "/price/$5"],
  [(path) => path`/:${"a"}`, "/:a"],
  [(path) => path`/x?t=/:a`, "/x?t=/:a"],
  [(path) => path`/x?a=b?${"c"}`, "/x?a=b?c"],
  // The dots that the literal itself writes are no value's.
  [(path) => path`/a/../${"b/c"}`, "/a/../b%2Fc"],
  [(path) => path(Object.assign([], { raw: [] })), rejected('"template" in "" has to begin with one slash')],
  [(path) => path`/a&${"b"}`, "/a&b"],
  [(path) => path`/\u0061/${"b"}`, "/a/b"],
  // Each value is there, and in the path it is no empty text.
  [(path) => path`/users/${undefined}`, rejected('"${1}" in "/users/${1}" needs a value')],
  [(path) => path`/users/${1}/${null}`, rejected('"${2}" in "/users/${1}/${2}" needs a value')],
  [(path) => path`/users/${""}`, rejected('"${1}" in "/users/${1}" needs a value')],
  [(path) => path`/x?q=${undefined}`, rejected('"${1}" in "/x?q=${1}" needs a value')],
  [
    (path) => path`/x/${() => "a"}`,
    rejected('"${1}" in "/x/${1}" needs text or a finite number, not [object Function]'),
  ],
  [(path) => path`/x/${{ id: "a" }}`, rejected('"${1}" in "/x/${1}" is an object')],
  [(path) => path`/x?q=${new Date(Number.NaN)}`, rejected('"${1}" in "/x?q=${1}" is an invalid date')],
  [
    (path) => path`/x/${new Long(7)}`,
    rejected(
      '"${1}" in "/x/${1}" is an object: pass a member of it, such as its id, or its own toString(), or JSON.stringify(x)',
    ),
  ],
  [(path) => path`/x?q=${""}`, "/x?q="],
  [(path) => path`/x/${"\ufeffe\u0301 "}?q=${"\ufeff "}`, "/x/%EF%BB%BFe%CC%81%20?q=%EF%BB%BF%20"],
  // Long values, and very many, are no others.
  [(path) => path`/x/${"a/".repeat(5000)}`, `/x/${"a%2F".repeat(5000)}`],
  [(path) => path`/x/${"a/".repeat(5000) + ".."}/y`, rejected('"${1}"', "change the path")],
  [(path) => path`/x/${"a".repeat(5000)}`, `/x/${"a".repeat(5000)}`],
  [(path) => ofMany(path, "a/b"), `${"/a%20b".repeat(MANY)}/a%2Fb/z`],
  [(path) => ofMany(path, ".."), rejected(`"\${${MANY + 1}}" in `, "change the path")],
  [(path) => ofMany(path, undefined), rejected(`"\${${MANY + 1}}" in `, "needs a value")],
  [(path) => path`/users/${".."}/keys`, rejected('"${1}" in "/users/${1}/keys" would change the path')],
  [(path) => path`/a/.${"."}`, rejected('"${1}"', "change the path")],
  [(path) => path`/a/%25${"2e"}`, rejected('"${1}" in "/a/%25${1}" would change the path')],
  [(path) => path`/a/100%25${"off"}`, "/a/100%25off"],
  [(path) => path`/a/100%25/${"2e"}?q=%25${"2e"}`, "/a/100%25/2e?q=%252e"],
  [(path) => path`/a/..${";b"}`, rejected('"${1}"', "change the path")],
  // As often as it may be decoded again; what a template begins, a value must not end.
  [(path) => path`/a/${`%${"25".repeat(18)}2e`}`, rejected('"${1}"', "change the path")],
  [(path) => path`/a/%252525252525252e${"."}/b`, rejected('"${1}"', "change the path")],
  // Each value is looked at, and the second is at fault.
  [(path) => path`/a/${"b c"}/${"d/.."}/${"é"}`, rejected('"${2}"', "change the path")],
  [(path) => path`/users/${"..\0"}/keys`, rejected('"${1}" in "/users/${1}/keys"', CHANGES)],
  [(path) => path`/users/${"7\0"}/keys`, rejected('"${1}" in "/users/${1}/keys"', CHANGES)],
  [(path) => path`/a/${"//evil.example"}`, "/a/%2F%2Fevil.example"],
  [(path) => path`/a%2F${"/b"}`, "/a%2F%2Fb"],
  [(path) => path`/caf%C3%A9${"?a=1"}`, rejected('"${1}" in "/caf%C3%A9${1}" is encoded')],
  [(path) => path`/users/${"..\t"}`, rejected('"${1}" in "/users/${1}"', "has a tab or line break: remove it")],
  ...["7\n", "\r..", "a\tb"].map(
    (id) =>
      [
        (path: Api["path"]) => path`/users/${id}/keys`,
        rejectedBy('"${1}" in "/users/${1}/keys" has a tab or line break: remove it'),
      ] as const,
  ),
  [(path) => path`/users%00/${7}?q=${"\0"}`, "/users%00/7?q=%00"],
  [(path) => path`/x?q=${"../\0"}#${".."}`, "/x?q=..%2F%00#.."],
  [(path) => path`/users/${PROMISE}`, rejected('"${1}" in "/users/${1}" is a promise: await it first')],
  [(path) => path`/users/${Number.NaN}`, rejected("not NaN")],
  [(path) => path`/users/${2 ** 53}`, rejectedBy('"${1}" in "/users/${1}" may have lost digits: parse it as text')],
  [(path) => path`/users/${2n ** 53n}?at=${2 ** 53}`, "/users/9007199254740992?at=9007199254740992"],
  [
    (path) => path`/users/${{ id: 1 }}`,
    rejected('"${1}" in "/users/${1}" is an object: pass a member of it, such as its id'),
  ],
  [(path) => path`/users/${{ toJSON: () => ({}) }}`, rejected('"${1}" in "/users/${1}" is an object')],
  [(path) => path`/users/${{ toJSON: () => ({ a: 1 }) }}`, rejected('"${1}" in "/users/${1}" is an object')],
  [
    (path) => path`/users/${["a"]}`,
    rejectedBy('"${1}" in "/users/${1}" is a list: expandPath takes one at {/x*} or {?x*}'),
  ],
  [(path) => path`/x?ids=${[1, 2]}`, rejected('"${1}" in "/x?ids=${1}" is a list')],
  [(path) => path`/x?ids=${[]}`, rejected('"${1}" in "/x?ids=${1}" is a list')],
  [(path) => path`/users/${new Map()}`, rejected("not [object Map]")],
  [
    (path) => path`/${1}/${2}/${3}/${4}/${5}/${6}/${7}/${8}/${9}?${"a=1"}`,
    rejected('"${10}" in "/${1}/${2}/${3}/${4}/${5}/${6}/${7}/${8}/${9}?${10}" is encoded'),
  ],
  // What else was meant.
  // In a query, a url may have one of its own.
  [(path) => path`/login?next=${"/users"}${"?tab=1"}`, "/login?next=%2Fusers%3Ftab%3D1"],
  [(path) => path`/users/{id}`, rejectedBy('"{" in "/users/{id}" is an unmatched brace: write ${value}')],
  [(path) => path`/users/:name`, rejected('":name" in "/users/:name" is text in a tag: write ${value}')],
  [(path) => path`/a.:id`, rejected('":id"')],
  [(path) => path`/a/}`, rejected('"}" in "/a/}" is an unmatched brace: write ${value}')],
  [(path) => path`/a/{${"b"}}`, rejected('"{" in "/a/{${1}}" is an unmatched brace')],
  [(path) => path`/a/\${1}`, rejected('"{" in "/a/${1}" is an unmatched brace')],
  [(path) => path`/\users`, rejected('"\\"')],
  [
    (path) => path`/x?${"a=1"}`,
    rejected('"${1}" in "/x?${1}" is encoded: use expandPath, or add a piece of your own by +'),
  ],
  [(path) => path`/x?a=1&${"b"}=${1}`, "/x?a=1&b=1"],
  [(path) => path`/x?${"a&b"}=${1}&${"=c"}=2`, "/x?a%26b=1&%3Dc=2"],
  [(path) => path`/x?a=1&${"b=1"}`, rejected('"${1}" in "/x?a=1&${1}" is encoded')],
  [(path) => path`/x?a=${1}&${"b=1"}`, rejected('"${2}" in "/x?a=${1}&${2}" is encoded')],
  // A finished piece, right after a letter, digit or value, would be a part of that.
  [
    (path) => path`/x?limit=50${"&cursor=a"}`,
    rejectedBy('"${1}" in "/x?limit=50${1}" is encoded: use expandPath, or add a piece of your own by +'),
  ],
  [(path) => path`/x?page=${2}${"&q=a&r"}&s=1`, rejected('"${2}" in "/x?page=${1}${2}&s=1" is encoded')],
  [(path) => path`/x${"?a=1"}`, rejected('"${1}" in "/x${1}" is encoded')],
  [(path) => path`/x/${"é"}${"?a=1"}`, rejected('"${2}" in "/x/${1}${2}" is encoded')],
  [(path) => path`/x/${1}${"/y"}?a=1`, rejected('"${2}" in "/x/${1}${2}?a=1" is encoded')],
  [(path) => path`/x_${"#y"}`, rejected('"${1}" in "/x_${1}" is encoded')],
  // Elsewhere, and without its "=", it is a text like any other.
  [(path) => path`/x/${"?a=1"}?q=${"&b=2"}&r=a${"&c"}`, "/x/%3Fa%3D1?q=%26b%3D2&r=a%26c"],
  [(path) => path`/k/${"/y"}/x-${"/y"}@${"#y"}/x${"&a=1"}/y${"?"}`, "/k/%2Fy/x-%2Fy@%23y/x%26a%3D1/y%3F"],
  [(path) => path`/x?dir=src${"/y"}${"?a=1"}#z${"/y"}`, "/x?dir=src%2Fy%3Fa%3D1#z%2Fy"],
  [(path) => path`users/${1}`, rejected('"template" in "users/${1}" has to begin with one slash')],
  [(path) => path`${"/a"}/x`, rejected('"template" in "${1}/x" has to begin with one slash')],
]);

// More than a call may have arguments. (One build will do for what takes a second.)
const many = suite("a path and its query may have any number of expressions");
many("in endpoint.js", () => {
  const template = `/${"{a}".repeat(200_000)}?${"{a}".repeat(200_000)}`;
  assert.is(call(builds["endpoint.js"]!, [template, { a: 1 }]).length, 400_002);
});
many.run();

// What is remembered of a tag and of a template, which look alike, is kept apart.
each("a tag and a template of the same text", ({ expandPath, path }) => {
  for (let time = 0; time < 3; time++) {
    assert.is(expandPath("/same/{1}", { 1: "a" }), "/same/a");
    assert.is(path`/same/${"b"}`, "/same/b");
    assertRejected(() => expandPath("/same/${1}", { 1: "a" } as never), rejected('"${1}"'));
    assertRejected(() => path`/same/{1}`, rejected('"{" in "/same/{1}" is an unmatched'));
    assertRejected(() => path`/same/\${1}`, rejected('"{" in "/same/${1}" is an unmatched'));
  }
});

// It would send what was made already.
table("path takes no finished text", ({ path }, args: readonly unknown[]) => (path as Function)(...args), [
  ...["/users/1", "/users/{id}", 1, undefined, ["/a", ""], {}].map(
    (text) => [[text, { id: 1 }], rejected('"path" in', "is a tag: write path`...` without parentheses")] as const,
  ),
]);

each("a tag is parsed once", ({ path }) => {
  let reads = 0;
  const strings = Object.defineProperty(Object.assign(["", ""], { raw: [] }), 0, { get: () => (reads++, "/x/") });
  for (let time = 0; time < 3; time++) assert.is(path(strings as unknown as TemplateStringsArray, time), `/x/${time}`);
  assert.is(reads, 1);
});

// Projects wrap it, to throw their own error.
each("a tag of one's own hands on what it gets", ({ path }) => {
  const own = (strings: TemplateStringsArray, ...values: (string | number)[]) => {
    try {
      return path(strings, ...values);
    } catch (cause) {
      throw new RangeError("no path", { cause });
    }
  };
  assert.is(own`/users/${"a/b"}`, "/users/a%2Fb");
  const strings = Object.assign(["/users/", { toString: (): string => "/../.." }], { raw: [] });
  assertRejected(() => path(strings as unknown as TemplateStringsArray, 1), rejected('"\\"'));
  const forgetful = ((strings: TemplateStringsArray) => path(strings)) as typeof path;
  assertRejected(() => forgetful`/x?a=${1}`, rejected('"${1}" in "/x?a=${1}" needs a value'));
  const generous = ((strings: TemplateStringsArray, ...values: string[]) =>
    path(strings, ...values, new Map() as never)) as typeof path;
  assert.is(generous`/users/${"a"}`, "/users/a");
  assert.throws(
    () => own`/users/${".."}`,
    (error: Error) => error instanceof RangeError,
  );
});

each("values of one call are not those of the next", ({ expandPath, path }) => {
  const strings = Object.assign(["/x?a=", ""], { raw: [] }) as unknown as TemplateStringsArray;
  assert.is(path(strings, 1), "/x?a=1");
  assertRejected(() => path(strings), rejected('"${1}" in "/x?a=${1}" needs a value'));
  const keys = (id: unknown) => path`/users/${id as string}/keys`;
  for (const id of ["a", "b", "a"]) assert.is(keys(id), `/users/${id}/keys`);
  assertRejected(() => keys(undefined), rejected('"${1}"'));
  for (const id of [1, 2]) assert.is(expandPath("/users/{id}{?q}", { id, q: id }), `/users/${id}?q=${id}`);
  assert.is(expandPath("/users/{id}{?q}", { id: 3 }), "/users/3");
  // A value that makes such a path while it is read.
  const pair = (a: string, b: string | { toJSON(): string }): string => path`/${a}/${b}`;
  assert.is(pair("a", { toJSON: () => pair("b", "c") }), "/a/%2Fb%2Fc");
  const both = (a: string, b: string | { toJSON(): string }): string => expandPath("/{a}/{b}", { a, b });
  assert.is(both("a", { toJSON: () => both("b", "c") }), "/a/%2Fb%2Fc");
});

/* ---- the vectors that other languages may run, too ---- */

for (const [group, rows] of Object.entries(vectors)) {
  const wanted = rows.map((vector) => [vector, vector.refuse ? rejected() : vector.url] as const);
  table(`${group}, by expandPath`, (api, { template, values }: Vector) => call(api, [template, values]), wanted);
  table(`${group}, by path`, ({ path }, vector: Vector) => tagged(path, vector), wanted);
}
