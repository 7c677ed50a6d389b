import { needsKey } from 'contract/highlight-word';
import type { PeopleStore } from '#stores/people/index.ts';
import { keyOf } from '../mails/marked-query.ts';

/** Milliseconds after which a query that is linked to again is kept anew. */
const renewedAfter = 24 * 60 * 60_000;

/**
 * Keeps the queries that links can only name by their key (decision 2.5), from the newest mail, feed or user that links
 * to them on; keeping one again the same day changes nothing.
 */
export async function keepHighlights(
  db: PeopleStore,
  queries: readonly string[],
  keptAt: number,
): Promise<void> {
  const long = new Set(queries.filter(needsKey).map((query) => query.trim()));
  if (long.size === 0) return;
  await db
    .insertInto('longHighlights')
    .values([...long].sort().map((query) => ({ key: keyOf(query), query, keptAt })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ keptAt })
        // Feeds are read every few minutes.
        .where('longHighlights.keptAt', '<=', keptAt - renewedAfter),
    )
    .execute();
}

/** Lets go of the queries that nothing made since an instant links to. */
export async function forgetHighlights(db: PeopleStore, before: number): Promise<void> {
  await db.deleteFrom('longHighlights').where('keptAt', '<', before).execute();
}

/** The query a key stands for, or undefined. */
export async function queryOfKey(db: PeopleStore, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('longHighlights').select('query').where('key', '=', key).executeTakeFirst();
  return row?.query;
}
