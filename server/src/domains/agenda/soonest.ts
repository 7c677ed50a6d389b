import { limits } from 'contract/limits';
import type { HitOrder } from 'contract/timeline';
import type { Position } from '#domains/timeline/index.ts';
import type { DocumentStore, Hit, Page, Search, Tally } from '#stores/documents/document-store.ts';
import { placeOf } from '#stores/documents/orders.ts';

/** A search and what it comes to between the edges it was tallied by. */
interface Tallied {
  search: Search;
  tally: Tally;
}

/**
 * The first meetings of some searches, after a place where one is given. Reads no more of them than those of the days
 * that together have enough.
 */
export async function soonest(
  documents: Pick<DocumentStore, 'search'>,
  found: readonly Tallied[],
  edges: readonly number[],
  limit: number,
  after?: Position,
): Promise<Hit[]> {
  const from = after?.date ?? edges[0]!;
  let until = from;
  let seen = 0;
  for (const [step, edge] of edges.slice(0, -1).entries()) {
    if (seen >= limit) break;
    until = edges[step + 1]!;
    // Of the millisecond in which the page before ended some were on it.
    if (after && edge <= after.date) continue;
    seen += found.reduce((sum, { tally }) => sum + tally.steps[step]!, 0);
  }
  const hits = await everyHit(
    documents,
    found
      .filter(({ tally }) => tally.total > 0)
      .map(({ search }) => ({ ...search, filters: { ...search.filters, ...within(search, from, until) } })),
  );
  return hits
    .filter(({ document }) => !after || soonestFirst(document, after) > 0)
    .toSorted((one, other) => soonestFirst(one.document, other.document))
    .slice(0, limit);
}

/** As much of a period as a search is of anyway. */
function within({ filters }: Search, from: number, until: number): { from: number; until: number } {
  return {
    from: Math.max(from, filters.from ?? -Infinity),
    until: Math.min(until, filters.until ?? Infinity),
  };
}

/** By when they begin, then by id. */
export function soonestFirst(
  one: Pick<Position, 'date' | 'id'>,
  other: Pick<Position, 'date' | 'id'>,
): number {
  return one.date - other.date || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);
}

/** All that the searches find, one search after the other, each in this order; of the best those that follow each other. */
export async function everyHit(
  documents: Pick<DocumentStore, 'search'>,
  searches: readonly Search[],
  order: HitOrder = 'newest',
): Promise<Hit[]> {
  const found: Hit[] = [];
  for (const search of searches) {
    let next: Pick<Page, 'after' | 'weighing'> = {};
    for (;;) {
      const page = await documents.search(search, { size: limits.timelinePageSizeMax, order, ...next });
      found.push(...page.hits);
      const last = page.hits.at(-1);
      if (!page.more || !last) break;
      next = {
        after: placeOf(last),
        ...(page.weighing ? { weighing: page.weighing } : {}),
      };
    }
  }
  return found;
}
