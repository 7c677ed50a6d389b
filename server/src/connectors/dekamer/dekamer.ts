import { dayOf } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import {
  emptyReading,
  type ConnectorOptions,
  type Item,
  type Reading,
  type SourceConnector,
} from '../connector.ts';
import { keepBytes, textOfFile } from '../reading/files.ts';
import { faultOf, unlessOutage } from '../items/missed.ts';
import { readDossierPage, readFrenchTitle } from './dossier/dossier-page.ts';
import { readDossierDocument, type PdfContent } from './dossier/read-dossier.ts';
import { dekamerUrl, parsePage } from './page.ts';
import { dossierUrl } from './numbers.ts';
import { agendasReported, printedPart } from './planned.ts';
import { fetchPageAgain } from './fetch-again.ts';
import { cursorAt, pollDekamer } from './poll.ts';
import { type DekamerRaw, type Page, pageOf } from './raws.ts';
import { readActor } from './read-actor.ts';
import { namesOfList, readMemberList, readMemberPage } from './read-members.ts';
import { readReport } from './report/read-report.ts';
import { reportNumber, reportUrl } from './report/report-key.ts';
import { plannedId, readNextSitting } from './report/sitting.ts';

/** Persons stand on the server of the open data. */
const openDataUrl = 'https://data.dekamer.be/';

/** The same whether the page could be had or not. */
function itemOfPage(page: Page): Item {
  if (page.kind === 'report') {
    return { id: `report ${reportNumber(page.place)}`, url: reportUrl(dekamerUrl, page.place) };
  }
  const url = page.kind === 'member' ? page.url : dossierUrl(dekamerUrl, page.legislature, page.number);
  return { id: `${page.kind} ${url}`, url };
}

/** Legislative files, reports of sittings with votes, and members of the Chamber of Representatives. */
export function dekamer(options: ConnectorOptions): SourceConnector<DekamerRaw> {
  const site = (options.baseUrl ?? dekamerUrl).replace(/\/*$/, '/');
  const openData = options.baseUrl ? site : openDataUrl;
  return {
    source: 'dekamer',
    domain: 'be-fed',
    rhythm: 60 * 60_000,
    news: 5,
    proven: true,
    unproven: ['recentDocuments'],
    cursorAt,
    poll: (since, signal) =>
      unlessOutage(pollDekamer({ site, openData, request: { ...options.request, signal } }, since)),
    itemOf(raw) {
      switch (raw.kind) {
        case 'missed':
          return itemOfPage(raw.page);
        case 'report':
        case 'member':
          return itemOfPage(raw);
        case 'next':
          return { id: 'the sitting that is announced', url: reportUrl(dekamerUrl, raw.place) };
        default: {
          const part = raw.kind === 'dossier' && raw.only ? ` ${raw.only.number}` : '';
          return { id: `${raw.kind} ${raw.url}${part}`, url: raw.url };
        }
      }
    },
    async read(raw) {
      const reading = emptyReading();
      if (raw.kind === 'missed') throw faultOf(raw);
      if (raw.kind === 'dossier') await readDossier(raw, reading);
      else if (raw.kind === 'report') {
        const { legislature, kind, number } = raw.place;
        const sourceId = `${legislature} ${kind} ${number}`;
        const note = (text: string) => reading.notes.push({ sourceId, note: text });
        const documents = readReport(raw.bytes, raw.place, raw.members, dekamerUrl, note);
        reading.documents.push(...documents);
        const [meeting] = documents;
        const day = dayOf(meeting.date);
        const body = kind === 'plenary' ? 'plenary' : meeting.committees[0]?.code;
        if (kind === 'plenary') reading.withdrawn.push(plannedId(legislature, day));
        if (body) reading.withdrawn.push(...agendasReported(body, day, printedPart(meeting.title)));
      } else if (raw.kind === 'next') {
        const sitting = readNextSitting(raw.bytes, raw.place, dekamerUrl);
        if (sitting) reading.documents.push(sitting);
      } else if (raw.kind === 'members') {
        reading.names.push(...namesOfList(readMemberList(raw.bytes, raw.url)));
      } else if (raw.kind === 'member') reading.names.push(...readMemberPage(raw.bytes, raw.url));
      else if (raw.kind === 'absent') {
        reading.notes.push({ sourceId: raw.url, note: `no person: ${raw.reason}` });
      } else {
        const { names, candidate } = readActor(raw.body, raw.url);
        reading.names.push(...names);
        if (candidate) {
          reading.skipped.push({ sourceId: raw.url, reason: 'a candidate who never sat in the Chamber' });
        }
      }
      return reading;
    },
    async fetchAgain(raw, signal) {
      const page = pageOf(raw);
      const request = { ...options.request, signal, retries: 0 };
      return page && fetchPageAgain({ site, openData, request }, page);
    },
  };

  async function readDossier(raw: DekamerRaw & { kind: 'dossier' }, reading: Reading): Promise<void> {
    const page = readDossierPage(parsePage(raw.bytes, raw.url), raw.url);
    const { only } = raw;
    const note = (text: string) => reading.notes.push({ sourceId: only?.number ?? page.number, note: text });
    const listed = only ? page.documents.filter(({ number }) => number === only.number) : page.documents;
    if (only && listed.length === 0) {
      throw new SourceFault('shape', { url: raw.url, detail: `no document ${only.number}` });
    }
    if (listed.length === 0) {
      reading.skipped.push({ sourceId: page.number, reason: 'a dossier without documents' });
    }
    if (!only || listed[0]?.main) for (const text of page.notes) note(text);
    const pdf = only ? await pdfOf(only.file, note) : undefined;
    const french = raw.french && readFrenchTitle(parsePage(raw.french, raw.url), page.number);
    if (raw.french && !french) note('no title on the French page');
    for (const one of listed) {
      const problem = (text: string) => reading.skipped.push({ sourceId: one.number, reason: text });
      const document = readDossierDocument(page, one, pdf, dekamerUrl, note, problem);
      if (!document) continue;
      if (french && one.main) document.titles.fr = french;
      reading.documents.push(document);
      keepBytes(document.file, only?.file, reading);
    }
  }

  async function pdfOf(
    file: Parameters<typeof textOfFile>[0] & object,
    note: (text: string) => void,
  ): Promise<PdfContent | undefined> {
    const found = await textOfFile(file, options.extraction, note);
    if (!('bytes' in file)) return undefined;
    return {
      text: found?.text ?? '',
      size: file.bytes.byteLength,
      ...(found?.pages === undefined ? {} : { pages: found.pages }),
    };
  }
}
