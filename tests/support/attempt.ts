/** What came of a call: its result, or the error that it threw. */
export type Outcome<Result> =
  { readonly result: Result; readonly error?: undefined } | { readonly result?: undefined; readonly error: Error };

/** Makes a call, and gives what came of it. */
export function attempt<Result>(call: () => Result): Outcome<Result> {
  try {
    return { result: call() };
  } catch (error) {
    return { error: error as Error };
  }
}
