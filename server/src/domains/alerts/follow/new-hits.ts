import { dashboards, type DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import { limits } from 'contract/limits';
import type { NewHitsOfSearches, SeenResults } from 'contract/saved-searches';
import { type Actor, requireModule } from '#platform/access.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import type { Cursors } from '#domains/timeline/index.ts';
import { keepSeenUpTo } from '../searches/saved-search-store.ts';
import { requireOwn } from '../searches/saved-searches.ts';

/**
 * How many documents each of the user's saved searches of a dashboard found that came in after its user last looked
 * at its results, or after it was saved or its criteria changed when that was later (UX 5.2). New is what it is for
 * mails and feeds (decision 4.22): what `matching` found. So nothing is searched here, and at most
 * `limits.maximumNewHits` matches and one of each search are looked at, however long its user was away. What came in
 * a moment ago counts once it was matched; what is found is kept for 90 days (decision 9.8), what is
 * found no longer does not count, and until it is looked at what its source withdraws does.
 */
export async function newHitsOf(
  db: PeopleStore,
  { userId }: Actor,
  dashboard: DomainId,
): Promise<NewHitsOfSearches> {
  const rows = await db
    .selectFrom('savedSearches')
    .select((eb) => [
      'savedSearches.id',
      eb
        .selectFrom(
          // A search finds a document once, whatever versions come.
          eb
            .selectFrom('matches')
            .select('matches.seq')
            .whereRef('matches.savedSearchId', '=', 'savedSearches.id')
            .where('matches.gone', 'is', null)
            // What is told beside the results is not among them.
            .where('matches.aside', 'is', null)
            .where(
              'matches.seq',
              '>',
              eb
                .case()
                .when('savedSearches.seenUpTo', '>', eb.ref('savedSearches.after'))
                .then(eb.ref('savedSearches.seenUpTo'))
                .else(eb.ref('savedSearches.after'))
                .end(),
            )
            .limit(limits.maximumNewHits + 1)
            .as('found'),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .where('savedSearches.userId', '=', userId)
    .where('savedSearches.dashboard', '=', dashboard)
    .execute();
  return { data: rows.flatMap(({ id, count }) => (count ? [{ id, count }] : [])) };
}

/**
 * Keeps that the user looked at the results of a saved search as far as they were complete when they were asked for:
 * what came in while they were read is new the next time. An older look, in another window, takes nothing back.
 * @returns what was new until this look, found last first, as far as it is counted
 * @throws EC-01 without the module of its dashboard; EC-02 for a mark that is not ours or too old; EC-03 when the user
 *   has no such saved search on these dashboards
 */
export async function keepSeen(
  { db, cursors }: { db: PeopleStore; cursors: Pick<Cursors, 'readMark'> },
  actor: Actor,
  { id, newSince }: SeenResults,
  served: readonly DomainId[],
): Promise<DocumentId[]> {
  const seenUpTo = cursors.readMark(newSince);
  // A change of the search writes the whole row: one of the two after the other.
  return oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, id, served);
    requireModule(actor, dashboards[row.dashboard].module);
    if (row.seenUpTo !== null && row.seenUpTo >= seenUpTo) return [];
    const found = await transaction
      .selectFrom('matches')
      .select('documentId')
      .where('savedSearchId', '=', row.id)
      .where('gone', 'is', null)
      .where('aside', 'is', null)
      .where('seq', '>', Math.max(row.seenUpTo ?? 0, row.after))
      .where('seq', '<=', seenUpTo)
      .orderBy('seq', 'desc')
      .limit(limits.maximumNewHits)
      .execute();
    await keepSeenUpTo(transaction, row.id, seenUpTo);
    return found.map(({ documentId }) => documentId);
  });
}
