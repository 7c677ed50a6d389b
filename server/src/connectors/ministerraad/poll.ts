import type { DayText } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, orMissed, type Missed } from '../items/missed.ts';
import { daysRead, sumOf } from '../reading/days-read.ts';
import { unlessGone, unlessWalled } from '../reading/refusals.ts';
import {
  frenchPath,
  readDecision,
  readDecisions,
  readSessions,
  type ListedDecision,
  type Session,
} from './pages.ts';

/** A decision with what could be had of its pages; it is missed where one of them could not. */
export interface DecisionRaw extends Partial<Missed> {
  kind: 'decision';
  session: Session;
  decision: ListedDecision;
  nl?: Uint8Array;
  /** The French page of the same decision, where the Dutch one names it. */
  fr?: { path: string; page?: Uint8Array };
}

/** A meeting of which nothing is read but its decisions; it is missed where its page could not be had. */
interface SessionRaw extends Partial<Missed> {
  kind: 'session';
  session: Session;
  /** Where the site has no such page. */
  gone?: true;
}

export type MinisterraadRaw = DecisionRaw | SessionRaw;

/** Decisions can appear on the page of their meeting so many days later. */
const overlap = 14;

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
  const { signal } = service.request;
  const days = daysRead(since, today, overlap);
  const sessions = (await listSessions(service))
    .filter((session) => session.day >= days.from)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  for (const [index, session] of sessions.entries()) {
    const remaining = sessions.length - index - 1;
    const decisions = await orMissed(() => fetchDecisions(service, session), signal);
    const isHad = decisions !== undefined && !isMissed(decisions);
    // One that was missed earlier is read with this.
    const whole: SessionRaw = { kind: 'session', session, ...(isHad ? {} : (decisions ?? { gone: true })) };
    yield { raw: [whole], cursor: days.cursor(), remaining };
    if (!isHad) continue;
    for (const decision of decisions) {
      const sum = sumOf(decision);
      if (!days.isToRead(decision.path, sum)) continue;
      const raw = await fetchDecision(service, session, decision);
      days.mark(decision.path, { day: session.day, sum }, !isMissed(raw) && isLacking(raw));
      yield { raw: [raw], cursor: days.cursor(), remaining };
    }
    days.reach(session.day);
  }
  yield { raw: [], cursor: days.cursor(), remaining: 0 };
}

/** The list of meetings. @throws SourceFault */
async function listSessions(service: Service): Promise<Session[]> {
  const url = addressOf(service, '/nl/ministerraad');
  const answer = await unlessWalled(fetchSource(url, service.request));
  return readSessions(answer.bytes, url);
}

/** What the page of a meeting names; undefined where the site has no such page. @throws SourceFault */
export async function fetchDecisions(
  service: Service,
  { path }: Session,
): Promise<ListedDecision[] | undefined> {
  const page = await fetchPage(service, path);
  return page && readDecisions(page, addressOf(service, path));
}

/** A decision with its pages; with those that came before one that could not be had, where one could not. */
export async function fetchDecision(
  service: Service,
  session: Session,
  decision: ListedDecision,
): Promise<DecisionRaw> {
  const raw: DecisionRaw = { kind: 'decision', session, decision };
  const missed = await orMissed(async () => {
    const nl = await fetchDecisionPage(service, decision.path);
    if (!nl) return;
    raw.nl = nl;
    const path = frenchPath(nl, addressOf(service, decision.path));
    if (!path) return;
    raw.fr = { path };
    const fr = await fetchDecisionPage(service, path);
    if (fr) raw.fr.page = fr;
  }, service.request.signal);
  return { ...raw, ...missed };
}

/** Whether a page is not there, or not yet. */
function isLacking({ nl, fr }: DecisionRaw): boolean {
  return !nl || (fr !== undefined && !fr.page);
}

async function fetchDecisionPage(service: Service, path: string): Promise<Uint8Array | undefined> {
  const page = await fetchPage(service, path);
  // Read here as well, so that a page in its place is known for one that is missed.
  if (page) readDecision(page, addressOf(service, path));
  return page;
}

async function fetchPage(service: Service, path: string): Promise<Uint8Array | undefined> {
  return (await unlessGone(fetchSource(addressOf(service, path), service.request), [404, 410]))?.bytes;
}

const addressOf = ({ baseUrl }: Service, path: string) => new URL(path, baseUrl).href;
