import type { Extracted } from '#platform/text-extraction/extracted.ts';
import type { Document, DocumentFile, Meeting } from '#stores/documents/document.ts';
import { readMeetingTimes } from '../reading/meeting-times.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { idOf, pages, referencesOf } from './ids.ts';
import type { AgendaLine, MeetingRow } from './rows.ts';
import { committeeOf, distinctPeople, instantOf, line, personOf, plainText, secure } from './values.ts';

/** Where the whole report of a meeting is, as a file. */
export function reportAddress(row: MeetingRow): string | undefined {
  return secure(row.plenairehandelingen?.pdffilewebpath ?? row.commissiehandelingen?.pdffilewebpath);
}

/** A meeting with its agenda; undefined when it has no day. `at` is when it was asked for. */
export function readMeeting(
  row: MeetingRow,
  agenda: MeetingRow | undefined,
  at: number,
  report?: Extracted,
): Document | undefined {
  const written = row.datumbegin ?? row.datumagendering;
  const start = instantOf(written);
  if (!written || start === undefined) return undefined;
  const plenary = row.type === 'plen';
  const committees = row.commissie.map(committeeOf).filter((one) => one !== undefined);
  const title =
    (plenary ? undefined : committees.map(({ name }) => name).join(', ')) ||
    line(row['omschrijving-kort'][0]) ||
    (plenary ? 'Plenaire vergadering' : 'Commissievergadering');
  const end = instantOf(row.datumeinde);
  const place = line(row.vergaderzaal?.naam);
  const closed = row['besloten-vergadering'] === true;
  const reportFile = reportAddress(row);
  const lines = (agenda ?? row)['agenda-item'].flatMap((item) => item['agenda-lijn']);
  const meeting: Meeting = {
    kind: plenary ? 'plenary' : 'committee',
    ...readMeetingTimes({
      start,
      end: end !== undefined && end > start ? end : undefined,
      written: { start: written, end: row.datumeinde ?? undefined },
    }),
    ...(place ? { place } : {}),
    ...shownAt(row['video-youtube-id'], closed),
    status: statusOf(row.status, start, at),
    agendaItems: lines.flatMap((one) => agendaItemOf(one) ?? []),
  };
  const self = row.link.find(({ rel }) => rel === 'self')?.href;
  const address = plenary ? secure(self) : pages.committeeMeeting(row.id);
  const described = [...row['omschrijving-kort'].map(line), plainText(row.omschrijving)];
  const agendaText = meeting.agendaItems.map((item) => item.title);
  return {
    ...bareDocument(),
    id: idOf('verg', row.id),
    domain: 'be-flm',
    source: 'vlaamsparlement',
    groupPath: 'vlaams-parlement/agenda',
    sourceType: plenary ? 'Plenaire vergadering' : 'Commissievergadering',
    institution: 'Vlaams Parlement',
    title,
    titles: {},
    language: 'nl',
    date: meeting.start,
    timeKnown: meeting.timeKnown,
    sourceDate: written,
    text: closed ? '' : [...new Set([...described, ...agendaText])].filter(Boolean).join('\n'),
    attachments: closed || !reportFile ? [] : [fileOf(row, reportFile, report)],
    people: distinctPeople([
      ...row.voorzitter.map((one) => personOf(one, 'Voorzitter')),
      ...row.aanwezigheid
        .filter((one) => one['aanwezigheid-status'] === 'AANWEZIG')
        .flatMap(({ persoon }) => persoon.map((one) => personOf(one, 'Aanwezig'))),
    ]),
    committees,
    numbers: row.vergaderingnummer ? [{ kind: 'session', value: String(row.vergaderingnummer) }] : [],
    identities: [idOf('verg', row.id)],
    originalUrls: address ? [address] : [],
    confidentiality: closed ? 'Besloten' : 'Openbaar',
    meeting,
  };
}

/** Where the recording of a meeting is, by the id that the service gives it. */
function shownAt(id: string | null | undefined, closed: boolean): Pick<Meeting, 'shownAt'> {
  const isVideo = !closed && /^[\w-]{11}$/.test(id ?? '');
  return isVideo ? { shownAt: `https://www.youtube.com/watch?v=${id}` } : {};
}

function fileOf(row: MeetingRow, url: string, report: Extracted | undefined): DocumentFile {
  return {
    fileId: `${idOf('verg', row.id)}~1`,
    title: 'Handelingen',
    ...(report?.pages === undefined ? {} : { pages: report.pages }),
    url,
    ...(report ? { text: report.text } : {}),
  };
}

function agendaItemOf(one: AgendaLine): Meeting['agendaItems'][number] | undefined {
  const references = referencesOf(one);
  const title = line(one.titel) ?? line(references[0]?.title) ?? line(one['agenda-lijn-type']?.naam);
  if (!title) return undefined;
  return { number: '', title, documentIds: references.map(({ kind, id }) => idOf(kind, id)) };
}

function statusOf(written: string | null | undefined, start: number, at: number): Meeting['status'] {
  if (/afgelast|afgezegd|geannuleerd|geschrapt/i.test(written ?? '')) return 'cancelled';
  if (/verplaatst|uitgesteld/i.test(written ?? '')) return 'moved';
  return start <= at ? 'held' : 'planned';
}
