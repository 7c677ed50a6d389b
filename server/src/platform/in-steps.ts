/** Rows written or asked for in one statement, within what both databases allow. */
const atOnce = 500;

/** Steps small enough for one statement each; where `size` says so, for what else is done a step at a time. */
export function* inSteps<T>(all: readonly T[], size = atOnce): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
