import type { DomainId } from 'contract/dashboards';
import type { Actor } from '#platform/access.ts';
import type { AppError } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { endAddressesOf, nameNoAddresses } from './feeds/feed-addresses.ts';
import { foundBy, moveChanges } from './follow/hand-over.ts';
import { holdMark, markOf } from './follow/marks.ts';
import {
  eraseOwnSearches,
  eraseSearchRows,
  moveSearches,
  savedSearchIdsIn,
  savedSearchIdsOf,
  searchesRefusal,
  searchesToMove,
} from './searches/hand-over.ts';
import { inherit } from './tell/inherit.ts';
import { waitingMatches } from './tell/waiting-matches.ts';

/** How many saved searches somebody would leave, and why a colleague cannot receive them. */
export async function searchesToLeave(
  db: PeopleStore,
  leaverId: string,
  receiver?: Actor,
): Promise<{ searches: number; alreadyThere: number; refusal: AppError | undefined }> {
  const moving = await searchesToMove(db, leaverId, receiver?.userId);
  return {
    searches: moving.saved.length + moving.agenda.length,
    alreadyThere: moving.same.size,
    refusal: receiver && (await searchesRefusal(db, moving, receiver)),
  };
}

/**
 * Gives a colleague the saved searches of somebody who leaves, with their mail, in the transaction that deactivates them
 * and that holds both (decision 6.6). One that looks for the same as a search of the colleague stays behind. What
 * completed looks found is no news; what a look under way finds is the colleague's.
 * @returns how many were handed over, and for each search of the leaver the one of the receiver that now looks for it
 * @throws what `searchesRefusal` answers
 */
export async function handOverSearches(
  db: PeopleStore,
  leaverId: string,
  receiver: Actor,
  now: number,
): Promise<{ moved: number; now: ReadonlyMap<string, string> }> {
  const moving = await searchesToMove(db, leaverId, receiver.userId);
  const refusal = await searchesRefusal(db, moving, receiver);
  if (refusal) throw refusal;
  const saved = moving.saved.map(({ id }) => id);
  const agenda = moving.agenda.map(({ id }) => id);
  const { userId } = receiver;
  const lookedAt = {
    saved: (await holdMark(db, 'saved-searches')) ?? 0,
    agenda: (await markOf(db, 'agenda-searches')) ?? 0,
  };
  await moveSearches(db, moving, userId, lookedAt);
  await moveChanges(db, agenda, userId, { upTo: lookedAt.agenda, now });
  const found = await foundBy(db, saved, lookedAt.saved);
  await inherit(db, { receiverId: userId, searchIds: [...saved, ...agenda], found }, now);
  await endAddressesOf(db, saved, now);
  return {
    moved: saved.length + agenda.length,
    now: new Map([...moving.same, ...[...saved, ...agenda].map((id): [string, string] => [id, id])]),
  };
}

/** Erases the alerts of a user: searches with what they found. Addresses of feeds stay known, as nobody's. */
export async function eraseAlertsOf(db: PeopleStore, userId: string, now: number): Promise<void> {
  for (const id of await savedSearchIdsOf(db, userId)) await waitingMatches.forgetFound(db, [id]);
  await eraseOwnSearches(db, userId);
  await nameNoAddresses(db, userId, now);
}

/**
 * Erases the saved searches of an organisation on a dashboard, or those of the agenda, with what they found.
 * @returns how many there were
 */
export async function eraseSearchesOf(
  db: PeopleStore,
  organisationId: string,
  of: DomainId | 'agenda',
): Promise<number> {
  const ids = await savedSearchIdsIn(db, organisationId, of);
  if (of !== 'agenda') for (const id of ids) await waitingMatches.forgetFound(db, [id]);
  await eraseSearchRows(db, ids, of);
  return ids.length;
}
