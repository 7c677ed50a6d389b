import type { FastifyInstance } from 'fastify';
import { dayOf } from 'contract/amsterdam';
import { agendaTicket, followAgenda, readAgendaFile } from 'contract/agenda-meeting';
import { limits } from 'contract/limits';
import { readableMeeting } from '#domains/agenda/index.ts';
import { actorOf } from '#domains/auth/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import { requireModule } from '#platform/access.ts';
import { noAccess } from '#platform/errors.ts';
import { answerAs } from '#platform/http.ts';
import type { Tickets } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { calendarOfMeeting } from '../feeds/calendar.ts';
import type { FeedParts } from '../feeds/feed-parts.ts';
import { followMeeting, unfollowMeeting } from '../searches/followed-search.ts';

/** Following one meeting, and putting it into a calendar of one's own. */
export function singleMeetingRoutes(
  app: FastifyInstance,
  parts: FeedParts & { documents: DocumentStore; tickets: Tickets },
): void {
  const { db, documents, tickets, clock } = parts;

  answerAs(app, 'documents', followAgenda, async ({ params, body: { followed } }, { actor, locale }) => {
    const meeting = await readableMeeting(documents, actor, params.id);
    if (followed) await followMeeting(parts, actor, meeting, locale);
    else await unfollowMeeting(parts, actor, meeting);
    return { followed };
  });

  answerAs(app, 'documents', agendaTicket, async ({ params }, { actor }) => {
    const { id } = await readableMeeting(documents, actor, params.id);
    return { ticket: tickets.issue('meeting', id, actor.userId, limits.ticketLife) };
  });

  answerAs(app, 'documents', readAgendaFile, async ({ params: { id }, query: { ticket } }, { reply }) => {
    const now = clock.now();
    const holder = tickets.holderOf('meeting', id, ticket);
    // Whoever has left or lost the module meanwhile gets nothing any more (decisions 6.4, 6.6).
    const actor = holder === undefined ? undefined : await actorOf(db, holder, now);
    if (!actor) throw noAccess();
    requireModule(actor, 'agenda');
    const meeting = await readableMeeting(documents, actor, id);
    const { effective } = await readPreferences(db, actor);
    const file = await calendarOfMeeting(parts, { meeting, actor, locale: effective.locale, now });
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="Agenda ${dayOf(meeting.meeting.start)}.ics"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(file);
  });
}
