import type { AgendaDetail } from 'contract/agenda-meeting';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { isFollowed } from '../searches/followed-search.ts';
import { isInCalendar } from './calendar.ts';

/** What a meeting is to a user: followed by name, and in the calendar they subscribe to. */
export async function meetingStanding(
  parts: { db: PeopleStore; documents: Pick<DocumentStore, 'getMany'>; clock: Clock },
  actor: Actor,
  meeting: Pick<Document, 'id' | 'meeting'>,
): Promise<Pick<AgendaDetail, 'followed' | 'inFeed'>> {
  return {
    followed: await isFollowed(parts, actor, meeting),
    inFeed: await isInCalendar(parts.db, actor, meeting.id, parts.clock.now()),
  };
}
