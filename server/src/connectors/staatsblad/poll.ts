import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, type Missed, orMissed } from '../items/missed.ts';
import { Remembered } from '../reading/cursors.ts';
import { unlessGone } from '../reading/refusals.ts';
import { readActPage, readList, type ListedAct } from './pages.ts';

/** A page as it came. */
export interface FetchedPage {
  url: string;
  bytes: Uint8Array;
}

/** Everything that was fetched about one act; it is missed where one of its pages could not be had. */
export interface ActRaw extends Partial<Missed> {
  numac: string;
  listed?: ListedAct;
  nl?: FetchedPage;
  fr?: FetchedPage;
}

/** Types of the ELI lists in Dutch with their French twins. */
const types = { wet: 'loi', decreet: 'decret', ordonnantie: 'ordonnance', besluit: 'arrete' } as const;
/**
 * Ten seconds between two pages: the texts are nobody's property, but the server's rules for robots ask to
 * stay off these paths, so whoever names this source in `SOURCES` decides that it is asked at all.
 */
const pace = 10_000;
/** Lists name the year of the act; translations and corrigenda follow up to so many years later. */
const yearsBack = 2;
/** An act can enter a list some days after its publication. */
const overlapDays = 7;
/** Days that a first poll goes back. */
const firstDays = 30;

/** The newest day of publication that is read, and the acts of the days before it that are. */
const StaatsbladCursor = z.object({ published: z.string().optional(), read: Remembered });

/** The cursor from which everything published since an instant is read. */
export function cursorAt(since: number): Cursor {
  return { published: dayOf(since) };
}

/**
 * Acts published since the cursor's day, oldest first: the lists of each type and year name them with their day
 * of publication; then the page of each act in Dutch and in French (SOURCES.md §4). Acts of the last days that
 * have been read are remembered by their numac, because lists fill late.
 * @throws SourceFault
 */
export async function* pollStaatsblad(
  service: Service,
  since: Cursor | undefined,
  today: DayText,
): AsyncGenerator<Batch<ActRaw>> {
  const { read, published: left } = StaatsbladCursor.parse(since ?? {});
  let published = left ?? addDays(today, -firstDays);
  const cursor = (): Cursor => ({
    published,
    read: Object.fromEntries(read),
  });
  const from = since?.['read'] === undefined ? published : addDays(published, -overlapDays);
  const acts = await listedSince(service, from, Number(today.slice(0, 4)));
  const unread = acts.filter(({ numac }) => !read.has(numac));
  for (const [index, listed] of unread.entries()) {
    const act = await orMissed(() => fetchAct(service, listed), service.request.signal);
    const raw = isMissed(act) ? { numac: listed.numac, listed, ...act } : act;
    const day = listed.published ?? published;
    if (day > published) published = day;
    read.set(listed.numac, day);
    for (const [numac, at] of read) if (at < addDays(published, -overlapDays)) read.delete(numac);
    yield { raw: [raw], cursor: cursor(), remaining: unread.length - index - 1 };
  }
  yield { raw: [], cursor: cursor(), remaining: 0 };
}

async function listedSince(service: Service, from: DayText, lastYear: number): Promise<ListedAct[]> {
  const found = new Map<string, ListedAct>();
  for (const type of Object.keys(types)) {
    for (let year = Number(from.slice(0, 4)) - yearsBack; year <= lastYear; year++) {
      const { bytes, url } = await ask(service, `/eli/${type}/${year}`);
      for (const act of readList(bytes, url)) {
        // A row without a day is looked at, so that what is wrong with it is told.
        if (!act.published || act.published >= from) found.set(act.numac, act);
      }
    }
  }
  return [...found.values()].sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function placeOf({ published = '', numac }: ListedAct): string {
  return `${published} ${numac}`;
}

/**
 * The texts of an act in both languages; where there is none, the publication itself in Dutch.
 * @throws SourceFault
 */
export async function fetchAct(service: Service, listed: ListedAct): Promise<ActRaw> {
  const [, , type = '', ...rest] = listed.eli.split('/');
  const dutch = Object.entries(types).find((pair) => pair.includes(type as never));
  const path = rest.join('/');
  const raw: ActRaw = { numac: listed.numac, listed };
  for (const [language, name] of [
    ['nl', dutch?.[0]],
    ['fr', dutch?.[1]],
  ] as const) {
    const page = await unlessGone(ask(service, `/eli/${name ?? type}/${path}/justel`), [404, 410]);
    if (page && readActPage(page.bytes, page.url)) raw[language] = page;
  }
  if (!raw.nl && !raw.fr && listed.published) {
    const query = `lg=N&pd=${listed.published}&numac=${listed.numac}`;
    const page = await unlessGone(ask(service, `/cgi/api2.pl?${query}`), [404, 410]);
    if (page && readActPage(page.bytes, page.url)) raw.nl = page;
  }
  return raw;
}

async function ask(service: Service, path: string): Promise<FetchedPage> {
  const url = new URL(path, service.baseUrl).href;
  const { bytes } = await fetchSource(url, { interval: pace, ...service.request });
  return { url, bytes };
}
