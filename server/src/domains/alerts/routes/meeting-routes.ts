import type { FastifyInstance } from 'fastify';
import { dayOf } from 'contract/amsterdam';
import { agendaTicket, followAgenda, readAgendaFile } from 'contract/agendas';
import { limits } from 'contract/limits';
import { readableMeeting } from '#domains/agenda/index.ts';
import { actorOf } from '#domains/auth/index.ts';
import { readPreferences } from '#domains/settings/index.ts';
import { requireModule } from '#platform/access.ts';
import { noAccess } from '#platform/errors.ts';
import { answerAs } from '#platform/http.ts';
import type { Tickets } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { calendarOfOne } from '../feeds/calendar.ts';
import type { FeedParts } from '../feeds/feed-parts.ts';
import { setFollowed } from '../searches/followed-one-by-one.ts';

/** One meeting that somebody follows, or puts in a calendar of their own (decisions 3.25, 7.3). */
export function meetingRoutes(
  app: FastifyInstance,
  parts: FeedParts & { documents: DocumentStore; tickets: Tickets },
): void {
  const { db, documents, clock, tickets } = parts;

  answerAs(app, 'documents', followAgenda, async ({ params: { id }, body: { followed } }, call) => {
    const { meeting } = await readableMeeting(documents, call.actor, id);
    const before = meeting.replaces === undefined ? [] : [meeting.replaces];
    await setFollowed(parts, call.actor, call.locale, [id, ...before], followed);
    return { followed };
  });

  answerAs(app, 'documents', agendaTicket, async ({ params: { id } }, { actor }) => {
    await readableMeeting(documents, actor, id);
    return { ticket: tickets.issue('meeting', id, actor.userId, limits.ticketLife) };
  });

  answerAs(app, 'documents', readAgendaFile, async ({ params: { id }, query: { ticket } }, { reply }) => {
    const holder = tickets.holderOf('meeting', id, ticket);
    const now = clock.now();
    // Whoever has left or lost the module meanwhile reads no more (decisions 6.4, 6.6).
    const actor = holder === undefined ? undefined : await actorOf(db, holder, now);
    if (!actor) throw noAccess();
    requireModule(actor, 'agenda');
    const document = await readableMeeting(documents, actor, id);
    const { effective } = await readPreferences(db, actor);
    const text = await calendarOfOne(parts, { document, locale: effective.locale, now });
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="agenda-${dayOf(document.meeting.start)}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}
