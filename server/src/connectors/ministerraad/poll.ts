import type { DayText } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { daysRead, sumOf } from '../reading/days-read.ts';
import { fetchFile, type FetchedFile, type Outage } from '../reading/files.ts';
import {
  frenchPath,
  readDecision,
  readDecisions,
  readSessions,
  type ListedDecision,
  type Session,
} from './pages.ts';

/** A decision with its pages, or a meeting whose page is not what the site promises. */
export type MinisterraadRaw =
  | {
      kind: 'decision';
      session: Session;
      decision: ListedDecision;
      nl: FetchedFile;
      /** The French page of the same decision, where the Dutch one names it. */
      fr?: { path: string; page: FetchedFile };
    }
  | { kind: 'session'; session: Session; page: FetchedFile };

/** Decisions can appear on the page of their meeting so many days later. */
const overlap = 14;
/** Pages are asked for as pages. */
const wanted = { mimeType: 'text/html' };

/**
 * The decisions of the meetings since the cursor, oldest first, each with its page in Dutch and the French one that it
 * names. Meetings of the last two weeks are looked at again.
 * @throws SourceFault
 */
export async function* pollDecisions(
  service: Service,
  since: Cursor | undefined,
  today: DayText,
): AsyncGenerator<Batch<MinisterraadRaw>> {
  const days = daysRead(since, today, overlap);
  const outage: Outage = { files: 0 };
  const sessions = (await listSessions(service))
    .filter((session) => session.day >= days.from)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  for (const [index, session] of sessions.entries()) {
    const remaining = sessions.length - index - 1;
    const page = await fetchPage(service, session.path, outage);
    const decisions = decisionsOf(service, session, page);
    if (!decisions) {
      yield { raw: [{ kind: 'session', session, page }], cursor: days.cursor(), remaining };
      continue;
    }
    for (const decision of decisions) {
      const sum = sumOf(decision);
      if (!days.isToRead(decision.path, sum)) continue;
      const nl = await fetchPage(service, decision.path, outage);
      const url = addressOf(service, decision.path);
      const path = unlessUnreadable(() => frenchPath(bytesOf(nl), url));
      const fr = path ? { path, page: await fetchPage(service, path, outage) } : undefined;
      const readable = unlessUnreadable(() => readDecision(bytesOf(nl), url)) !== undefined;
      const whole = readable && (fr === undefined || 'bytes' in fr.page);
      days.mark(decision.path, { day: session.day, sum }, !whole);
      const raw: MinisterraadRaw = { kind: 'decision', session, decision, nl, ...(fr ? { fr } : {}) };
      yield { raw: [raw], cursor: days.cursor(), remaining };
    }
    days.reach(session.day);
  }
  yield { raw: [], cursor: days.cursor(), remaining: 0 };
}

/** The list of meetings; a refusal (403) is a wall, not an absence. */
async function listSessions(service: Service): Promise<Session[]> {
  const url = addressOf(service, '/nl/ministerraad');
  try {
    const answer = await fetchSource(url, service.request);
    return readSessions(answer.bytes, url);
  } catch (error) {
    if (!(error instanceof SourceFault) || error.evidence.status !== 403) throw error;
    const evidence = { ...error.evidence, detail: 'closed to everything but browsers' };
    throw new SourceFault('blocked', evidence, error);
  }
}

const fetchPage = (service: Service, path: string, outage: Outage) =>
  fetchFile(addressOf(service, path), wanted, service.request, outage);

/** What the page of a meeting names; undefined where the page could not be had or is another one. */
function decisionsOf(service: Service, { path }: Session, page: FetchedFile): ListedDecision[] | undefined {
  return unlessUnreadable(() => readDecisions(bytesOf(page), addressOf(service, path)));
}

/** What a page says; undefined where it is not what the site promises, which its reading tells. */
function unlessUnreadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    return undefined;
  }
}

const bytesOf = (page: FetchedFile) => ('bytes' in page ? page.bytes : new Uint8Array());

const addressOf = ({ baseUrl }: Service, path: string) => new URL(path, baseUrl).href;
