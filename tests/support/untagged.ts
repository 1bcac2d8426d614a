/**
 * Forms, blobs and streams without a tag, with the members by which they are known; and what has some of these members,
 * but is JSON.
 */
import { Stream } from "node:stream";

/** Of React Native. */
export class NativeForm {
  readonly _parts = [["a", "1"]];
  append(): void {}
  getParts(): void {}
}

/** Of React Native and of happy-dom. */
export class NativeBlob {
  get size(): number {
    return 3;
  }
  get type(): string {
    return "image/png";
  }
  slice(): void {}
}

/** Of happy-dom. */
export class TestForm {
  append(): void {}
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
class Rows extends NativeForm {
  toJSON(): unknown {
    return [];
  }
}

export const LIKE_UNTAGGED: readonly object[] = [
  ...[new Page(), new Lamp(), new Log(), new Rows()],
  { append: 1, getParts: 2, slice: 3, size: 4, type: 5, pipe: 6, on: 7 },
];
