import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { emptyReading, type AddressOptions, type Reading, type SourceConnector } from '../connector.ts';
import { askedOnce, faultOf, isMissed, unlessOutage } from '../items/missed.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { cursorOfDays } from '../reading/days-read.ts';
import { nameOfPath } from '../reading/path-name.ts';
import { readDecision } from './pages.ts';
import {
  fetchDecision,
  fetchDecisions,
  pollDecisions,
  type DecisionRaw,
  type MinisterraadRaw,
} from './poll.ts';

/** The site with the news of the federal government. */
const newsUrl = 'https://news.belgium.be/';

/**
 * Decisions of the Belgian council of ministers, from the site with the news of the federal government: a list of
 * meetings, a page for each with its decisions, a page for each of these in Dutch and in French.
 */
export function ministerraad(options: AddressOptions): SourceConnector<MinisterraadRaw> {
  const baseUrl = options.baseUrl ?? newsUrl;
  const serviceFor = (signal: AbortSignal) => ({
    baseUrl,
    request: { interval: 5_000, ...options.request, signal },
  });
  return {
    source: 'ministerraad',
    domain: 'be-fed',
    rhythm: 2 * 3_600_000,
    news: 5,
    // The form of the pages is known from a client alone.
    proven: false,
    // As far back as the list of meetings reaches.
    cursorAt: cursorOfDays,
    poll: (since, signal) => unlessOutage(pollDecisions(serviceFor(signal), since, dayOf(Date.now()))),
    itemOf(raw) {
      const { path } = raw.kind === 'decision' ? raw.decision : raw.session;
      return { id: `${raw.kind} ${path}`, url: addressOf(path) };
    },
    read(raw) {
      const reading = emptyReading();
      if (raw.kind === 'decision') readOne(raw, reading);
      else if (isMissed(raw)) throw faultOf(raw);
      else if (raw.gone) noteOf(raw.session.path, reading)('no page of the meeting');
      return Promise.resolve(reading);
    },
    async fetchAgain({ session, ...raw }, signal) {
      const service = askedOnce(serviceFor(signal));
      const decisions =
        raw.kind === 'decision' ? [raw.decision] : ((await fetchDecisions(service, session)) ?? []);
      const raws: DecisionRaw[] = [];
      for (const decision of decisions) {
        const one = await fetchDecision(service, session, decision);
        if (isMissed(one)) throw faultOf(one);
        raws.push(one);
      }
      return raws;
    },
  };
}

/** @throws SourceFault of kind `shape` or `blocked` for a page that is none */
function readOne(raw: DecisionRaw, reading: Reading): void {
  const { session, decision, nl, fr } = raw;
  const url = addressOf(decision.path);
  const note = noteOf(decision.path, reading);
  if (isMissed(raw)) reading.unread.push({ part: 'page', fault: faultOf(raw).message });
  else if (!nl) note('no page (nl): the decision is known from its meeting only');
  else if (fr && !fr.page) note('no page (fr)');
  const dutch = nl && readDecision(nl, url);
  const french = fr?.page && readDecision(fr.page, addressOf(fr.path));
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
