import { SourceFault } from '#platform/outbound/source-fault.ts';
import {
  emptyReading,
  type ConnectorOptions,
  type Item,
  type Reading,
  type SourceConnector,
} from '../connector.ts';
import { askedOnce, faultOf } from '../items/missed.ts';
import { withoutRunningLines } from '../reading/ep-running-lines.ts';
import { keepBytes, sizeOf, textOfFile, type FetchedFile } from '../reading/files.ts';
import { issueOf, valueIn } from '../reading/answers.ts';
import { cursorAtDay } from '../reading/cursors.ts';
import { readProcedurePage } from './oeil-page.ts';
import { openContexts } from './contexts.ts';
import { fetchRaws } from './fetch-raws.ts';
import { pollParliament } from './poll.ts';
import type { Context, EuroparlRaw } from './raw.ts';
import { readCommitteeMeeting } from './read-committee-meeting.ts';
import { readDebates } from './read-debates.ts';
import { readNames } from './read-names.ts';
import { readProcedure } from './read-procedure.ts';
import { readSitting } from './read-sitting.ts';
import { readSummary } from './read-summary.ts';
import { identifierOf, innerWorks, readWork } from './read-work.ts';
import { lastPart, Process, Sitting, Work } from './rows.ts';
import type { Service } from './service.ts';
import { readElsewhere, typeOf } from './types.ts';

/** The open data portal of the European Parliament; its API is below `api/v2/`, its files below the root. */
const europarlUrl = 'https://data.europarl.europa.eu/';
/** The Legislative Observatory, where the pages of procedures are. */
const observatoryUrl = 'https://oeil.europarl.europa.eu/';
/** Where the committees' meetings and their agendas are. */
const agendasUrl = 'https://emeeting.europarl.europa.eu/';
/** The vocabularies of the Publications Office, EuroVoc among them. */
const vocabularyUrl = 'https://publications.europa.eu/';
/** Feeds and unfiltered lists may take two minutes before they answer (their users report). */
const patience = { connectTimeout: 150_000, totalTimeout: 240_000 };
/** Five hundred requests in five minutes are the service's limit (section "EP Open Data API v2"). */
const politeInterval = 650;

/** A name of its own for each answer, by the ids that the service gives. */
function itemOf(raw: EuroparlRaw): Item {
  const last = (row: unknown) => lastPart(valueIn(row, 'id')) ?? '?';
  switch (raw.kind) {
    case 'work':
    case 'sitting':
      return { id: `${raw.kind} ${last(raw.row)}` };
    case 'procedure': {
      const page = raw.page && 'bytes' in raw.page ? raw.page.fileName : undefined;
      return { id: `procedure ${raw.row === undefined ? (page ?? '?') : last(raw.row)}` };
    }
    case 'committee-meeting':
      return { id: `meeting of ${raw.committee} ${valueIn(raw.row, 'meetingReference')}` };
    case 'debates':
      return { id: `debates from ${last(raw.rows[0])}` };
    case 'names':
      return { id: 'names' };
    case 'missed':
      return { id: nameOfMissed(raw) };
    default:
      return { id: `${raw.kind} ${raw.id}` };
  }
}

/** The name that it will have when it can be had, where it is one thing. */
function nameOfMissed({ list, id, meeting }: Extract<EuroparlRaw, { kind: 'missed' }>): string {
  if (list === 'procedures') return `procedure ${id}`;
  if (list === 'meetings') return `sitting ${id}`;
  if (list !== 'committee-meetings') return `work ${id}`;
  return meeting === undefined ? `meetings ${id}` : `meeting of ${id.split('-')[0]} ${meeting}`;
}

/** Documents, procedures, sittings and names of the European Parliament. */
export function europarl(options: ConnectorOptions): SourceConnector<EuroparlRaw> {
  const baseUrl = (options.baseUrl ?? europarlUrl).replace(/\/*$/, '/');
  const serviceFor = (signal: AbortSignal): Service => ({
    baseUrl,
    pagesUrl: options.baseUrl === undefined ? observatoryUrl : baseUrl,
    agendasUrl: options.baseUrl === undefined ? agendasUrl : baseUrl,
    vocabularyUrl: options.baseUrl === undefined ? vocabularyUrl : baseUrl,
    request: { interval: politeInterval, ...patience, ...options.request, signal },
  });
  return {
    source: 'europarl',
    domain: 'eu',
    rhythm: 2 * 60 * 60_000,
    news: 3,
    proven: true,
    unproven: ['speeches', 'committeeMeetings'],
    cursorAt: cursorAtDay,
    poll: (since, signal) => pollParliament(serviceFor(signal), since, Date.now()),
    itemOf,
    async read(raw) {
      const reading = emptyReading();
      switch (raw.kind) {
        case 'work':
          await readWorkRow(raw.row, raw.context, raw.files ?? {}, reading);
          break;
        case 'procedure':
          readProcedureRow(raw, reading);
          break;
        case 'sitting':
          readSittingRow(raw, reading);
          break;
        case 'summary':
          readSummaryPage(raw.id, raw.page, reading);
          break;
        case 'committee-meeting': {
          const meeting = readCommitteeMeeting(raw);
          if ('reason' in meeting) reading.skipped.push(meeting);
          else reading.documents.push(meeting);
          break;
        }
        case 'debates': {
          const { documents, skipped } = readDebates(raw.rows, raw.context);
          reading.documents.push(...documents);
          reading.skipped.push(...skipped);
          break;
        }
        case 'missed':
          throw faultOf(raw);
        case 'names': {
          const { names, skipped } = readNames(raw.members, raw.bodies);
          reading.names = names;
          reading.skipped.push(...skipped);
        }
      }
      return reading;
    },
    async fetchAgain(raw, signal) {
      if (raw.kind !== 'missed') return undefined;
      const service = askedOnce(serviceFor(signal));
      const asking = { service, contexts: openContexts(service), outage: { files: 0 }, now: Date.now() };
      const raws = await fetchRaws(asking, raw.list, raw.id);
      return raw.meeting === undefined ? raws : raws.filter((one) => itemOf(one).id === itemOf(raw).id);
    },
  };

  /** A document, and the amendments and answers that are written out inside it. */
  async function readWorkRow(
    row: unknown,
    context: Context,
    files: Record<string, FetchedFile>,
    reading: Reading,
  ): Promise<void> {
    const parsed = Work.safeParse(row);
    if (!parsed.success) {
      const detail = `unreadable document: ${issueOf(parsed.error)}`;
      throw new SourceFault('shape', { url: baseUrl, detail });
    }
    const identifier = identifierOf(parsed.data);
    const elsewhere = readElsewhere[typeOf(parsed.data.work_type) ?? ''];
    if (elsewhere) return void reading.skipped.push({ sourceId: identifier, reason: elsewhere });
    const note = (text: string) => reading.notes.push({ sourceId: identifier, note: text });
    const file = files[identifier];
    const extracted = await textOfFile(file, options.extraction, note);
    const size = sizeOf(file);
    const content = {
      text: withoutRunningLines(extracted?.text ?? ''),
      ...(extracted?.pages === undefined ? {} : { pages: extracted.pages }),
      ...(size ? { size } : {}),
    };
    const read = readWork(parsed.data, content, context, baseUrl);
    if (!read) return void reading.skipped.push({ sourceId: identifier, reason: 'document without a date' });
    if (read.unknownType !== undefined) note(`unknown type: ${read.unknownType}`);
    if (read.unnamed.length) note(`members without a known name: ${read.unnamed.join(' ')}`);
    if (read.nameless > 0) note(`subjects without a known name: ${read.nameless}`);
    keepBytes(read.document.file, file, reading);
    reading.documents.push(read.document);
    for (const inner of innerWorks(parsed.data)) await readWorkRow(inner, context, files, reading);
  }

  function readProcedureRow(raw: Extract<EuroparlRaw, { kind: 'procedure' }>, reading: Reading): void {
    const row = raw.row === undefined ? undefined : Process.safeParse(raw.row);
    if (row && !row.success) {
      const detail = `unreadable procedure: ${issueOf(row.error)}`;
      throw new SourceFault('shape', { url: baseUrl, detail });
    }
    const id = row ? (lastPart(row.data.id) ?? '?') : '?';
    let page;
    if (raw.page && 'fault' in raw.page) {
      reading.notes.push({ sourceId: id, note: `no page in the Observatory: ${raw.page.fault}` });
    } else if (raw.page) {
      try {
        page = readProcedurePage(new TextDecoder().decode(raw.page.bytes), raw.page.fileName);
      } catch (error) {
        // The answer alone is still a procedure; the page alone is not.
        if (!row || !(error instanceof SourceFault)) throw error;
        reading.notes.push({ sourceId: id, note: error.message });
      }
    }
    const { document, unnamed } = readProcedure(row?.data, page, raw.context);
    if (unnamed.length) {
      reading.notes.push({ sourceId: id, note: `members without a known name: ${unnamed.join(' ')}` });
    }
    reading.documents.push(document);
  }

  /** A summary that can not be had holds nothing back; its procedure links to it. */
  function readSummaryPage(id: string, page: FetchedFile, reading: Reading): void {
    const skip = (reason: string) => reading.skipped.push({ sourceId: id, reason: `no summary: ${reason}` });
    if ('fault' in page) return void skip(page.fault);
    try {
      reading.documents.push(readSummary(id, new TextDecoder().decode(page.bytes)));
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      skip(error.message);
    }
  }

  function readSittingRow(raw: Extract<EuroparlRaw, { kind: 'sitting' }>, reading: Reading): void {
    const parsed = Sitting.safeParse(raw.row);
    if (!parsed.success) {
      throw new SourceFault('shape', { url: baseUrl, detail: 'a sitting without id' });
    }
    const activities = (rows: readonly unknown[] = []) =>
      rows.flatMap((row) => {
        const activity = Sitting.safeParse(row);
        if (activity.success) return [activity.data];
        reading.skipped.push({ sourceId: lastPart(parsed.data.id), reason: 'an item without id' });
        return [];
      });
    const document = readSitting(parsed.data, activities(raw.items), activities(raw.foreseen));
    if (document) reading.documents.push(document);
    else {
      const reason = 'a week of sittings or part of one, not a sitting of its own';
      reading.skipped.push({ sourceId: lastPart(parsed.data.id), reason });
    }
  }
}
