import type { FastifyInstance } from 'fastify';
import { dayOf } from 'contract/amsterdam';
import { exportAgenda, getAgenda } from 'contract/agenda-meeting';
import { exportAgendas, searchAgendas } from 'contract/agendas';
import { debugEvent, debugEvents } from 'contract/events';
import { suggestAgendaValues } from 'contract/suggested-values';
import type { Clock } from '#platform/clock.ts';
import { agendaFilterTypes } from 'contract/agenda-filter-types';
import { lastSuccesses } from '#domains/sources/index.ts';
import { committeeNames, type Stamps } from '#domains/timeline/index.ts';
import { sendDownload } from '#platform/download.ts';
import { answerAs } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { agendasOf } from './agenda.ts';
import { agendaDetail, type MeetingParts, readableMeeting } from './detail.ts';
import { eventOf, eventsOf } from './events.ts';
import { agendasToExport } from './export.ts';
import { agendaFilterTypesOf } from './filter-types.ts';
import { agendaValues } from './suggested-values.ts';
import { meetingsWorkbook } from './workbook.ts';

interface Needs extends Pick<MeetingParts, 'standing' | 'tellsLive'> {
  people: PeopleStore;
  documents: DocumentStore;
  clock: Clock;
  stamps: Stamps;
  /** Public base URL of the product, without a slash at its end. */
  baseUrl: string;
}

/** The search of meetings, one of them, and both as an Excel file (specification §7, Agenda). */
export function agendaRoutes(
  app: FastifyInstance,
  { people, documents, clock, stamps, baseUrl, standing, tellsLive }: Needs,
): void {
  const parts = { documents, clock, stamps };
  answerAs(app, 'search', searchAgendas, (asked, { actor }) => agendasOf(parts, actor, asked));
  answerAs(app, 'documents', suggestAgendaValues, async ({ body }, { actor }) => ({
    data: await agendaValues(documents, actor, body),
  }));
  const filterParts = {
    documents,
    clock,
    committeeNames: committeeNames(documents, 'meeting'),
    lastReadings: () => lastSuccesses(people),
  };
  answerAs(app, 'documents', agendaFilterTypes, (_asked, { actor, locale }) =>
    agendaFilterTypesOf(filterParts, actor, locale),
  );
  answerAs(app, 'documents', debugEvent, async ({ params: { id } }, { actor }) => ({
    result: eventOf(await readableMeeting(documents, actor, id)),
  }));
  answerAs(app, 'search', debugEvents, (asked, { actor }) => eventsOf({ documents, clock }, actor, asked));
  answerAs(app, 'documents', getAgenda, async (asked, { actor }) => ({
    result: await agendaDetail({ documents, standing, tellsLive, now: clock.now().getTime() }, actor, asked),
  }));
  answerAs(app, 'export', exportAgenda, async ({ params: { id } }, { actor, locale, reply }) => {
    const meeting = await readableMeeting(documents, actor, id);
    const workbook = await meetingsWorkbook(locale, baseUrl, [meeting]);
    return sendDownload(reply, workbook, { name: `Agenda ${dayOf(meeting.meeting.start)}`, type: 'xlsx' });
  });
  answerAs(app, 'export', exportAgendas, async (asked, { actor, locale, reply }) => {
    const { meetings, period } = await agendasToExport(parts, actor, asked);
    const workbook = await meetingsWorkbook(locale, baseUrl, meetings);
    return sendDownload(reply, workbook, { name: `Agenda ${period.from} ${period.to}`, type: 'xlsx' });
  });
}
