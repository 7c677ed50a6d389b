import { dashboards, type DomainId } from 'contract/dashboards';
import { hasModule, moduleCodes } from 'contract/modules';
import { allowanceOf } from '#domains/organisations/index.ts';
import { type Actor, mayReadDomain } from '#platform/access.ts';
import { alreadyThere, type AppError, limitReached } from '#platform/errors.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type AgendaRow, agendaSearchesOfUser } from './agenda-search-store.ts';
import { countDirect, isDirect, type SavedRow, savedSearchesOf } from './saved-search-store.ts';

/** Saved searches that somebody leaves behind, and those of the colleague who could receive them. */
interface SearchesToMove {
  saved: SavedRow[];
  agenda: AgendaRow[];
  /** The receiver's own search that looks for the same, by the id of the one that therefore stays behind. */
  same: ReadonlyMap<string, string>;
}

/** The saved searches of somebody, parted by whether a receiver has one that looks for the same. */
export async function searchesToMove(
  db: PeopleStore,
  userId: string,
  receiverId?: string,
): Promise<SearchesToMove> {
  const saved = await savedSearchesOf(db, userId);
  const agenda = await agendaSearchesOfUser(db, userId);
  if (receiverId === undefined) return { saved, agenda, same: new Map() };
  const keyOf = ({ dashboard, criteriaHash }: Pick<SavedRow, 'dashboard' | 'criteriaHash'>) =>
    `${dashboard} ${criteriaHash}`;
  const theirs = new Map((await savedSearchesOf(db, receiverId)).map((row) => [keyOf(row), row.id]));
  const theirAgenda = new Map(
    (await agendaSearchesOfUser(db, receiverId)).map((row) => [row.criteriaHash, row.id]),
  );
  const same = new Map([
    ...saved.flatMap((row) => twin(row.id, theirs.get(keyOf(row)))),
    ...agenda.flatMap((row) => twin(row.id, theirAgenda.get(row.criteriaHash))),
  ]);
  return {
    saved: saved.filter(({ id }) => !same.has(id)),
    agenda: agenda.filter(({ id }) => !same.has(id)),
    same,
  };
}

const twin = (id: string, other: string | undefined): [string, string][] =>
  other === undefined ? [] : [[id, other]];

/** Why a colleague cannot receive these searches; undefined when they can (decisions 5.10, 6.6). */
export async function searchesRefusal(
  db: PeopleStore,
  { saved, agenda }: SearchesToMove,
  receiver: Actor,
): Promise<AppError | undefined> {
  const name = personName(receiver);
  const allowance = await allowanceOf(db, receiver.organisationId);
  for (const [dashboard, rows] of Map.groupBy(saved, (row): DomainId => row.dashboard)) {
    const module = moduleCodes[dashboards[dashboard].module];
    if (!mayReadDomain(receiver, dashboard))
      return alreadyThere('accounts.receiverWithoutModule', { name, module });
    const number = (await savedSearchesOf(db, receiver.userId, dashboard)).length;
    const maximum = allowance.savedSearches;
    if (number + rows.length > maximum)
      return limitReached('accounts.receiverFullSearches', { name, number, module, maximum });
  }
  if (agenda.length > 0) {
    const module = moduleCodes.agenda;
    if (!hasModule(receiver.modules, 'agenda'))
      return alreadyThere('accounts.receiverWithoutModule', { name, module });
    const number = (await agendaSearchesOfUser(db, receiver.userId)).length;
    const maximum = allowance.agendaSearches;
    if (number + agenda.length > maximum)
      return limitReached('accounts.receiverFullSearches', { name, number, module, maximum });
  }
  const direct = saved.filter(isDirect).length;
  const number = await countDirect(db, receiver.userId);
  if (direct > 0 && number + direct > allowance.directSearches)
    return limitReached('accounts.receiverFullDirect', { name, number, maximum: allowance.directSearches });
  return undefined;
}

/**
 * Makes searches somebody else's, with their mail: what was found until now counts as seen. Feeds end, because their
 * addresses were not meant for the receiver.
 */
export async function moveSearches(
  db: PeopleStore,
  { saved, agenda }: SearchesToMove,
  userId: string,
  lookedAt: { saved: number; agenda: number },
): Promise<void> {
  for (const { id, seenUpTo, push } of saved)
    await db
      .updateTable('savedSearches')
      .set({
        userId,
        rssEnabled: 0,
        seenUpTo: Math.max(seenUpTo ?? 0, lookedAt.saved),
        push: push === null ? null : Math.max(push, lookedAt.saved),
      })
      .where('id', '=', id)
      .execute();
  for (const { id, seenUpTo } of agenda)
    await db
      .updateTable('agendaSearches')
      .set({ userId, seenUpTo: Math.max(seenUpTo ?? 0, lookedAt.agenda) })
      .where('id', '=', id)
      .execute();
}

/** Ids of every saved search of a user on dashboards, those that could come back too. */
export async function savedSearchIdsOf(db: PeopleStore, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('savedSearches')
    .select('id')
    .where('userId', '=', userId)
    .unionAll(db.selectFrom('removedSearches').select('id').where('userId', '=', userId))
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases every saved search of a user; what agenda searches followed goes along. */
export async function eraseOwnSearches(db: PeopleStore, userId: string): Promise<void> {
  await db.deleteFrom('savedSearches').where('userId', '=', userId).execute();
  await db.deleteFrom('removedSearches').where('userId', '=', userId).execute();
  await db.deleteFrom('agendaSearches').where('userId', '=', userId).execute();
}

/** Ids of the saved searches of an organisation's users on a dashboard, or of the agenda. */
export async function savedSearchIdsIn(
  db: PeopleStore,
  organisationId: string,
  of: DomainId | 'agenda',
): Promise<string[]> {
  const users = db.selectFrom('users').select('id').where('organisationId', '=', organisationId);
  const rows =
    of === 'agenda'
      ? await db.selectFrom('agendaSearches').select('id').where('userId', 'in', users).execute()
      : await db
          .selectFrom('savedSearches')
          .select('id')
          .where('dashboard', '=', of)
          .where('userId', 'in', users)
          .execute();
  return rows.map(({ id }) => id);
}

/** Erases saved searches of a dashboard, or of the agenda, by their ids. */
export async function eraseSearchRows(
  db: PeopleStore,
  ids: readonly string[],
  of: DomainId | 'agenda',
): Promise<void> {
  for (const id of ids)
    if (of === 'agenda') await db.deleteFrom('agendaSearches').where('id', '=', id).execute();
    else await db.deleteFrom('savedSearches').where('id', '=', id).execute();
}
