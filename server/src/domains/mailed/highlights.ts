import { createHash } from 'node:crypto';
import { writeHighlight } from 'contract/highlight-word';
import type { PeopleStore } from '#stores/people/index.ts';

/** The part of a link that marks a query: the query, or a key for it when it is too long; '' without a query. */
export function highlightPart(query: string): string {
  const trimmed = query.trim();
  return trimmed === '' ? '' : (writeHighlight(trimmed) ?? keyOf(trimmed));
}

/** Keeps the queries that links can only name by their key (decision 2.5); keeping one again changes nothing. */
export async function keepHighlights(
  db: PeopleStore,
  queries: readonly string[],
  keptAt: number,
): Promise<void> {
  const long = new Set(
    queries
      .map((query) => query.trim())
      .filter((query) => query !== '' && writeHighlight(query) === undefined),
  );
  for (const query of long) {
    await db
      .insertInto('longHighlights')
      .values({ key: keyOf(query), query, keptAt })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }
}

/** The query a key stands for, or undefined. */
export async function queryOfKey(db: PeopleStore, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('longHighlights').select('query').where('key', '=', key).executeTakeFirst();
  return row?.query;
}

// The same query has the same key, so that links to it stay few and a repeated mail is the same mail.
function keyOf(query: string): string {
  return `_key_${createHash('sha256').update(query).digest('base64url').slice(0, 22)}`;
}
