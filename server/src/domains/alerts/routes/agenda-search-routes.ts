import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/agenda-searches';
import type { AgendaSavedSearch } from 'contract/agenda-searches';
import { meetingsWorkbook } from '#domains/agenda/index.ts';
import type { Actor } from '#platform/access.ts';
import { openCursors } from '#domains/timeline/index.ts';
import { sendDownload } from '#platform/download.ts';
import { answer, answerAs } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FeedParts } from '../feeds/feed-parts.ts';
import { inviteToWebcal } from '../feeds/webcal.ts';
import { keepSeenMeetings, newMeetingsOf } from '../follow/new-meetings.ts';
import {
  changeAgendaDelivery,
  changeAgendaSearch,
  createAgendaSearch,
  listAgendaSearches,
  type Parts,
  removeAgendaSearch,
  restoreAgendaSearch,
} from '../searches/agenda-searches.ts';
import { meetingsToExport } from '../searches/export-meetings.ts';
import { agendaSchedule } from '../tell/schedules.ts';

/** The saved searches of the agenda (specification §7, Agenda). */
export function agendaSearchRoutes(
  app: FastifyInstance,
  parts: Parts & FeedParts & { documents: DocumentStore },
): void {
  /** With the address of the user's calendar where this search makes it (decision 3.21). */
  const saved = async (actor: Actor, data: AgendaSavedSearch) => {
    if (!data.includeInWebcal) return { data };
    const invite = await inviteToWebcal(parts, actor);
    return { data, ...(invite ? { webcalInvite: invite } : {}) };
  };
  answer(app, calls.listAgendaSearches, (_asked, { actor }) => listAgendaSearches(parts, actor));
  const seenParts = { ...parts, cursors: openCursors(parts.signer, parts.clock) };
  answer(app, calls.countNewMeetings, (_asked, { actor }) => newMeetingsOf(parts, actor));
  answer(app, calls.keepSeenMeetings, async ({ body }, { actor }) => ({
    seen: true as const,
    documents: await keepSeenMeetings(seenParts, actor, body),
  }));
  answer(app, calls.getAgendaSchedule, (_asked, { actor }) =>
    agendaSchedule(parts.db, actor, parts.clock.now()),
  );
  answer(app, calls.createAgendaSearch, async ({ body }, { actor }) =>
    saved(actor, await createAgendaSearch(parts, actor, body)),
  );
  answer(app, calls.changeAgendaSearch, async ({ body }, { actor }) =>
    saved(actor, await changeAgendaSearch(parts, actor, body)),
  );
  answer(app, calls.deliverAgendaSearch, async ({ body }, { actor }) =>
    saved(actor, await changeAgendaDelivery(parts, actor, body)),
  );
  answer(app, calls.removeAgendaSearch, async ({ body: { id } }, { actor }) => {
    await removeAgendaSearch(parts, actor, id);
    return { removed: true } as const;
  });
  answerAs(app, 'export', calls.exportAgendaSearches, async ({ body }, { actor, locale, reply }) => {
    const meetings = await meetingsToExport(parts, actor, body);
    const workbook = await meetingsWorkbook(locale, parts.address, meetings);
    return sendDownload(reply, workbook, { name: `Agenda ${body.startDate} ${body.endDate}`, type: 'xlsx' });
  });
  answer(app, calls.restoreAgendaSearch, async ({ body: { id } }, { actor }) => ({
    data: await restoreAgendaSearch(parts, actor, id),
  }));
}
