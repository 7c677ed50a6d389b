import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { emptyReading, type AddressOptions, type Reading, type SourceConnector } from '../connector.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { cursorOfDays } from '../reading/days-read.ts';
import type { FetchedFile } from '../reading/files.ts';
import { nameOfPath } from '../reading/path-name.ts';
import { readDecision, readDecisions } from './pages.ts';
import { pollDecisions, type MinisterraadRaw } from './poll.ts';

/** The site with the news of the federal government. */
const newsUrl = 'https://news.belgium.be/';

/**
 * Decisions of the Belgian council of ministers, from the site with the news of the federal government: a list of
 * meetings, a page for each with its decisions, a page for each of these in Dutch and in French.
 */
export function ministerraad(options: AddressOptions): SourceConnector<MinisterraadRaw> {
  const baseUrl = options.baseUrl ?? newsUrl;
  return {
    source: 'ministerraad',
    domain: 'be-fed',
    rhythm: 2 * 3_600_000,
    news: 5,
    // The form of the pages is known from a client alone.
    proven: false,
    // As far back as the list of meetings reaches.
    cursorAt: cursorOfDays,
    poll: (since, signal) =>
      pollDecisions(
        { baseUrl, request: { interval: 5_000, ...options.request, signal } },
        since,
        dayOf(Date.now()),
      ),
    itemOf(raw) {
      const { path } = raw.kind === 'decision' ? raw.decision : raw.session;
      return { id: `${raw.kind} ${path}`, url: addressOf(path) };
    },
    read(raw) {
      const reading = emptyReading();
      if (raw.kind === 'decision') readOne(raw, reading);
      else if ('fault' in raw.page) noteOf(raw.session.path, reading)(`no page: ${raw.page.fault}`);
      else readDecisions(raw.page.bytes, addressOf(raw.session.path));
      return Promise.resolve(reading);
    },
  };
}

/** @throws SourceFault of kind `shape` or `blocked` for a Dutch page that is none */
function readOne(
  { session, decision, nl, fr }: MinisterraadRaw & { kind: 'decision' },
  reading: Reading,
): void {
  const url = addressOf(decision.path);
  const note = noteOf(decision.path, reading);
  const pageOf = (language: string, page: FetchedFile | undefined) => {
    if (page && 'fault' in page) return void note(`no page (${language}): ${page.fault}`);
    return page && readDecision(page.bytes, url);
  };
  const [dutch, french] = [pageOf('nl', nl), pageOf('fr', fr?.page)];
  const meeting = `Ministerraad van ${session.written}`;
  const title = dutch?.title ?? decision.title;
  const name = nameOfPath(url);
  const document: Document = {
    ...bareDocument(),
    id: `ministerraad-${name}`,
    domain: 'be-fed',
    source: 'ministerraad',
    groupPath: 'regering/ministerraad',
    sourceType: 'Beslissing van de ministerraad',
    institution: 'Federale regering',
    title,
    titles: { nl: title, ...(french ? { fr: french.title } : {}) },
    language: 'nl',
    date: startOfDay(session.day),
    timeKnown: false,
    sourceDate: session.written,
    text: [[meeting, dutch?.text ?? decision.summary].join('\n'), french?.text ?? '']
      .filter((part) => part !== '')
      .join('\n\n'),
    identities: [`ministerraad-${name}`],
    originalUrls: [url, ...(fr ? [addressOf(fr.path)] : [])],
  };
  reading.documents.push(document);
}

const noteOf = (sourceId: string, reading: Reading) => (note: string) =>
  void reading.notes.push({ sourceId, note });

/** Where people find a page, wherever it was asked for. */
const addressOf = (path: string) => new URL(path, newsUrl).href;
