/**
 * Forms, blobs and streams without a tag, with the members by which they are known; and what has some of these members,
 * but is JSON.
 */
import { Stream } from "node:stream";

/** Of React Native 0.88. */
export class NativeForm {
  readonly _parts = [["a", "1"]];
  append(): void {}
  getParts(): void {}
}

/** Of React Native 0.88 and of happy-dom 20. */
export class NativeBlob {
  get size(): number {
    return 3;
  }
  get type(): string {
    return "image/png";
  }
  slice(): void {}
}

/** Of happy-dom 20. */
export class TestForm {
  append(): void {}
  getAll(): void {}
  *[Symbol.iterator](): Generator {}
}

/** Of the package form-data up to 4.0.0: a stream of Node over which nobody can iterate. */
export class OldForm extends Stream {
  append(): void {}
}

/** A page of a list, which is data. */
class Page {
  readonly size = 20;
  slice(): void {}
}
/** Such as an instance of a class of Effect. */
class Lamp {
  readonly on = true;
  pipe(): void {}
}
class Log {
  readonly lines = ["a"];
  append(): void {}
}
class Basket {
  readonly items = ["a"];
  append(): void {}
  getAll(): void {}
}
class Rows extends NativeForm {
  toJSON(): unknown {
    return [];
  }
}

/** A proxy that throws for each text that is no name of a member. */
const strict = new Proxy(
  { a: 1 },
  {
    get(target, name) {
      if (typeof name === "string" && !(name in target) && name !== "toJSON" && name !== "then") throw new Error(name);
      return Reflect.get(target, name);
    },
  },
);
/** A proxy that gives a function for each text, as those of remote calls do. */
const remote = new Proxy(
  { a: 1 },
  {
    get(target, name) {
      const isMember = typeof name === "symbol" || name in target || name === "toJSON" || name === "then";
      return isMember ? Reflect.get(target, name) : () => {};
    },
  },
);

/** What is iterable is JSON only as a member. */
export class Chain {
  readonly head = { value: 1 };
  append(): void {}
  *[Symbol.iterator](): Generator {}
}

export const LIKE_UNTAGGED: readonly object[] = [
  ...[new Page(), new Lamp(), new Log(), new Basket(), new Rows(), strict, remote],
  { append: 1, getParts: 2, slice: 3, size: 4, type: 5, pipe: 6, on: 7 },
];
