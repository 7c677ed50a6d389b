import { dashboards } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { OpenLink } from 'contract/documents';
import { limits } from 'contract/limits';
import type { ListSuggestions } from 'contract/list-suggestions';
import type { z } from 'zod';
import { foundBetween, ownSavedSearch } from '#domains/alerts/index.ts';
import { linksTo } from '#domains/documents/index.ts';
import { type Actor, mayReadDomain, requireModule } from '#platform/access.ts';
import { notFound } from '#platform/errors.ts';
import { oneAtATime, type PeopleStore, type Tables } from '#stores/people/index.ts';
import type { Parts } from './lists.ts';
import { itemsOf, type ListRow, requireList } from './store.ts';

const day = 24 * 60 * 60_000;
/** Matches looked at together: their documents are read whole. */
const lookedAtOnce = limits.maximumSuggestions;

/**
 * The saved search that a list follows and what it found since (UX-2, 14). Nothing is searched for it: what the follower
 * of saved searches found is read, so that a suggestion is what a mail of that search tells of, as long as that is kept.
 * @throws EC-03 for a list that is not the user's
 */
export async function suggestionsOf(parts: Parts, actor: Actor, listId: string): Promise<ListSuggestions> {
  const { db } = parts;
  const list = await requireList(db, actor.userId, listId);
  const link = await linkOf(db, list);
  if (!link) return { followed: null, documents: [] };
  const id = link.savedSearchId;
  const row = await ownSavedSearch(db, actor.userId, id);
  if (!row) return { followed: { id }, documents: [] };
  const { title, dashboard: domain, paused } = row;
  const locked = !mayReadDomain(actor, domain);
  const stopped = locked ? 'locked' : paused;
  // What older criteria found is no suggestion of the search as it is now.
  const above = Math.max(link.after, row.after);
  return {
    followed: { id, search: { title, domain, ...(stopped ? { stopped } : {}) } },
    documents: locked || list.archived === 1 ? [] : await foundFor(parts, actor, list, { id, above }),
  };
}

/**
 * Lets a list follow a saved search of the user in the place of another: what comes in from now on is suggested. One
 * that it ceased to follow within the last day goes on where it was, so that it can be taken back.
 * @throws EC-01 without the module of its dashboard; EC-03 for a list or search that is not the user's
 */
export async function followSearch(
  parts: Parts,
  actor: Actor,
  listId: string,
  savedSearchId: string,
): Promise<ListSuggestions> {
  const { db, documents, clock } = parts;
  const row = await ownSavedSearch(db, actor.userId, savedSearchId);
  if (!row) throw notFound('refusals.unknownSearch');
  requireModule(actor, dashboards[row.dashboard].module);
  const settled = await documents.settled();
  await oneAtATime(db, actor.userId, async (transaction) => {
    const list = await requireList(transaction, actor.userId, listId);
    const now = clock.now().getTime();
    const before = await transaction
      .selectFrom('listSearches')
      .selectAll()
      .where('listId', '=', list.id)
      .where('savedSearchId', '=', savedSearchId)
      .executeTakeFirst();
    if (before?.endedAt === null) return;
    await endLink(transaction, list, now);
    const goesOn = before !== undefined && before.endedAt > now - limits.removedItemDays * day;
    const link = { after: goesOn ? before.after : settled, endedAt: null };
    await transaction
      .insertInto('listSearches')
      .values({ listId: list.id, savedSearchId, ...link })
      .onConflict((conflict) => conflict.columns(['listId', 'savedSearchId']).doUpdateSet(link))
      .execute();
  });
  return suggestionsOf(parts, actor, listId);
}

/** Lets a list follow no saved search any more. @throws EC-03 for a list that is not the user's */
export function unfollowSearch({ db, clock }: Parts, actor: Actor, listId: string): Promise<void> {
  return oneAtATime(db, actor.userId, async (transaction) => {
    await endLink(transaction, await requireList(transaction, actor.userId, listId), clock.now().getTime());
  });
}

function linkOf(db: PeopleStore, { id }: ListRow): Promise<Tables['listSearches'] | undefined> {
  return db
    .selectFrom('listSearches')
    .selectAll()
    .where('listId', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

async function endLink(db: PeopleStore, { id }: ListRow, now: number): Promise<void> {
  await db
    .updateTable('listSearches')
    .set({ endedAt: now })
    .where('listId', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

type Open = z.infer<typeof OpenLink>;

/** What the search found that may go onto the list, the last first, as far as so much is looked through. */
async function foundFor(
  { db, documents }: Parts,
  actor: Actor,
  list: ListRow,
  { id, above }: { id: string; above: number },
): Promise<Open[]> {
  const passedOver = new Set<DocumentId>([
    ...(await itemsOf(db, list.id)).flatMap(({ documentId }) => documentId ?? []),
    ...(await judgedOn(db, list)),
  ]);
  const suggested: Open[] = [];
  let below = Number.MAX_SAFE_INTEGER;
  for (let looked = 0; looked < limits.maximumSuggestionsLookedAt; looked += lookedAtOnce) {
    const found = await foundBetween(db, id, { above, below, most: lookedAtOnce });
    const fresh = [...new Set(found.map(({ documentId }) => documentId))].filter(
      (documentId) => !passedOver.has(documentId),
    );
    const links = await linksTo(documents, actor, fresh);
    for (const documentId of fresh) {
      passedOver.add(documentId);
      const link = links.get(documentId);
      if (link && !link.locked) suggested.push(link);
    }
    if (suggested.length >= limits.maximumSuggestions || found.length < lookedAtOnce) break;
    below = found.at(-1)!.seq;
  }
  return suggested.slice(0, limits.maximumSuggestions);
}

async function judgedOn(db: PeopleStore, { id }: ListRow): Promise<DocumentId[]> {
  const rows = await db
    .selectFrom('judgedSuggestions')
    .select('documentId')
    .where('listId', '=', id)
    .execute();
  return rows.map(({ documentId }) => documentId);
}
