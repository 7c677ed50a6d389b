import type { Hit, Page, Place } from './document-store.ts';

/** Where a hit stands in its order. */
export function placeOf({ document: { date, id }, score }: Hit): Place {
  return { date, id, ...(score === undefined ? {} : { score }) };
}

/** The order of the newest: by date, then id. */
export function newestFirst(left: Place, right: Place): number {
  if (left.date !== right.date) return right.date - left.date;
  return left.id < right.id ? 1 : left.id > right.id ? -1 : 0;
}

/** The order of the oldest, which is that of the newest backwards. */
export function oldestFirst(left: Place, right: Place): number {
  return newestFirst(right, left);
}

/** The order of the best; those that match as well as each other newest first. */
export function bestFirst(left: Place, right: Place): number {
  return (right.score ?? 0) - (left.score ?? 0) || newestFirst(left, right);
}

/** A page of what stands in the order of the best, behind the place where the one before ended. */
export function pageOfBest<T extends Place>(
  ranked: readonly T[],
  { size, after }: Pick<Page, 'size' | 'after'>,
): { page: T[]; more: boolean } {
  const rest = after ? ranked.filter((one) => bestFirst(after, one) < 0) : ranked;
  return { page: rest.slice(0, size), more: rest.length > size };
}
