import { dayOf } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { withdrawnAmong } from '#stores/documents/withdrawn.ts';
import type { Lease } from '#stores/people/leases.ts';
import { inSteps } from '#platform/in-steps.ts';
import { meetingsInCalendars } from './calendar-store.ts';
import { withdrawFromAgendaSearches } from './follow-agenda-searches.ts';
import { withdrawFromCalendars } from './follow-calendars.ts';
import type { Following } from './follower.ts';
import { followedMeetings } from './followed-meetings.ts';

/** Meetings asked for at once. */
const atOnce = 200;

/**
 * Looks which of the meetings to come that anybody follows were withdrawn: a withdrawal leaves no new version behind,
 * so they are asked for, each once.
 * @throws LeaseLostError; what the document store throws when it does not answer
 */
export async function lookForWithdrawn(following: Following, lease: Lease): Promise<void> {
  const { people, documents, clock } = following;
  const now = clock.now().getTime();
  const followed = new Set(await followedMeetings(people, dayOf(now)));
  const inCalendars = new Set(await meetingsInCalendars(people, now));
  const gone: DocumentId[] = [];
  for (const ids of inSteps([...new Set([...followed, ...inCalendars])], atOnce)) {
    lease.signal.throwIfAborted();
    gone.push(...(await withdrawnAmong(documents, ids)));
  }
  await withdrawFromAgendaSearches(
    following,
    lease,
    gone.filter((id) => followed.has(id)),
  );
  await withdrawFromCalendars(
    following,
    lease,
    gone.filter((id) => inCalendars.has(id)),
  );
}
