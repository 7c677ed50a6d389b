import { z } from 'zod';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { evidenceOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { addDays, dayOf } from 'contract/amsterdam';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, type Missed, orMissed } from '../items/missed.ts';
import { loadPage } from '../reading/html-page.ts';
import { captured } from '../reading/text-parts.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { unlessGone } from '../reading/refusals.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import { readAgenda, type Agenda } from './agenda.ts';
import { earlierPage, readDays, type PageDay } from './page.ts';

/** The days of votes on one page; or the agenda of a sitting with the day it was read, or why there is none or it is missed. */
export type PageRaw =
  | { days: PageDay[] }
  | { agenda: Agenda; url: string; readOn: string }
  | { missing: string; url: string }
  | (Missed & { url: string });

/** Days of votes read again: the list gets its last votes, and their corrections, later. */
const lookBack = 14;

/** Sittings are planned some months ahead, one or two a week. */
const mostSittings = 100;

/**
 * The day votes are read back to; on the way there also the next page and the newest day seen. Beside it the addresses of
 * the sittings ahead, which otherwise the agenda before each one alone tells.
 */
const VotesCursor = z.object({
  sittings: z.array(z.string()).optional(),
  day: z.string().nullish(),
  at: z.string().nullish(),
  newest: z.string().nullish(),
});

/** The cursor from which every vote since an instant is read again. */
export function cursorAt(since: number): Cursor {
  return { day: dayOf(since), at: null, newest: null };
}

/**
 * The list of votes from the newest back to the day of the cursor, page by page; then the agenda of the
 * newest sitting with votes and of every later one. The cursor keeps the way through the list, so that a
 * poll that was broken off goes on from there; only a walk that ended moves the day.
 * @throws SourceFault
 */
export async function* pollPages(
  { baseUrl, request }: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<PageRaw>> {
  const kept = VotesCursor.parse(since ?? {});
  const { day, sittings } = kept;
  const ahead = sittings ? { sittings } : {};
  let { newest } = kept;
  let oldest: string | undefined;
  const asked = new Set<string>();
  for (let at = kept.at ?? new URL('stemmingen_per_vergaderdag?filter=alles', baseUrl).href; ;) {
    asked.add(at);
    const { days, from, to, earlier } = await fetchPage(at, request, baseUrl);
    if (oldest && to > oldest) throw leadsBack(at);
    oldest = from;
    newest = newest && newest > to ? newest : to;
    if (earlier && asked.has(earlier)) throw leadsBack(earlier);
    const done = !earlier || (day && from < day);
    yield {
      raw: [{ days }],
      cursor: done
        ? { ...ahead, day: addDays(newest, -lookBack), at: null, newest: null }
        : { ...ahead, day: day ?? null, at: earlier, newest },
      ...(done ? { remaining: 0 } : {}),
    };
    if (done) break;
    at = earlier;
  }
  // The list ended, so the day of its newest vote is known.
  const cursor = { day: addDays(newest, -lookBack), at: null, newest: null };
  const known = new Set(sittings?.filter((url) => dayIn(url) > compact(newest)));
  for await (const raw of agendas(newest, baseUrl, request, dayOf(now), known)) {
    const more = known.size > 0 ? { sittings: [...known] } : {};
    yield { raw: [raw], cursor: { ...more, ...cursor }, remaining: 0 };
  }
}

/** "20310304" */
const compact = (day: string) => day.replaceAll('-', '');
const dayIn = (url: string) => captured(/(\d{8})$/, url)[0] ?? '';

/**
 * The agenda of the sitting of a day and of those after it, each of which leads to the next one. Behind one that cannot be had
 * the walk goes on with the next that an earlier poll found, and ends where none is known; every poll begins it anew.
 */
async function* agendas(
  day: string,
  baseUrl: string,
  request: SourceRequest,
  readOn: string,
  known: Set<string>,
): AsyncGenerator<PageRaw> {
  let url = new URL(`plenaire_vergadering/${compact(day)}`, baseUrl).href;
  let last = '';
  for (let count = 0; count < mostSittings; count++) {
    const page = await orMissed(() => fetchAgenda(url, request, readOn), request.signal);
    if (isMissed(page) || 'missing' in page) {
      yield { url, ...page };
      const before = dayIn(url);
      const next = [...known].sort().find((one) => dayIn(one) > before);
      if (next === undefined) return;
      url = next;
      continue;
    }
    const { agenda } = page;
    if (agenda.day <= last)
      throw new SourceFault('shape', { url, detail: 'a later sitting that leads back' });
    const later = agenda.later && URL.canParse(agenda.later, url) ? new URL(agenda.later, url) : undefined;
    const isElsewhere = later && later.origin !== new URL(baseUrl).origin;
    if (later && !isElsewhere) known.add(later.href);
    yield page;
    if (!later) return;
    if (isElsewhere) throw new SourceFault('shape', { url, detail: 'a page that leads elsewhere' });
    last = agenda.day;
    url = later.href;
  }
}

/**
 * The agenda at an address, or that the site has none there.
 * @throws SourceFault
 */
export async function fetchAgenda(
  url: string,
  request: SourceRequest,
  readOn: string,
): Promise<Extract<PageRaw, { agenda: Agenda } | { missing: string }>> {
  const answer = await unlessGone(fetchSource(url, { accept: 'text/html', ...request }), [404, 410]);
  if (!answer) return { missing: 'no agenda of the day', url };
  const agenda = readAgenda(loadPage(decodeWestern(answer.bytes), url));
  if (!agenda) throw shapeFaults(answer.bytes, url)('a page without agenda');
  return { agenda, url, readOn };
}

function leadsBack(url: string): SourceFault {
  return new SourceFault('shape', { url, detail: 'a page of earlier votes that leads back' });
}

async function fetchPage(url: string, request: SourceRequest, baseUrl: string) {
  const answer = await fetchSource(url, { accept: 'text/html', ...request });
  const page = loadPage(decodeWestern(answer.bytes), url);
  const shape = (detail: string) => new SourceFault('shape', { ...evidenceOf(answer), url, detail });
  const days = readDays(page, shape);
  const [newest, oldest] = [days[0], days.at(-1)];
  if (!newest || !oldest || days.every(({ votes }) => votes.length === 0))
    throw shape('a page without votes');
  const link = earlierPage(page);
  const earlier = link && URL.canParse(link, url) ? new URL(link, url) : undefined;
  if (earlier && earlier.origin !== new URL(baseUrl).origin) throw shape('a page that leads elsewhere');
  return { days, from: oldest.day, to: newest.day, earlier: earlier?.href };
}
