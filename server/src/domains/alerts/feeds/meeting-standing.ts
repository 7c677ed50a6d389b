import type { DocumentId } from 'contract/documents';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { isFollowed } from '../searches/followed-one-by-one.ts';
import { searchesInCalendar } from './calendar.ts';

/** Whether a user follows one of these meetings by name, and whether their calendar feed shows one of them. */
export async function meetingStanding(
  db: PeopleStore,
  actor: Actor,
  ids: readonly DocumentId[],
): Promise<{ followed: boolean; inFeed: boolean }> {
  const searches = await searchesInCalendar(db, actor);
  const found =
    searches.length === 0
      ? undefined
      : await db
          .selectFrom('calendarMatches')
          .select('meetingId')
          .where('meetingId', 'in', ids)
          .where(
            'savedSearchId',
            'in',
            searches.map(({ id }) => id),
          )
          .executeTakeFirst();
  return { followed: await isFollowed(db, actor.userId, ids), inFeed: found !== undefined };
}
