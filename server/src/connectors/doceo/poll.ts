import { z } from 'zod';
import { addDays, dayOf } from 'contract/amsterdam';
import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { evidenceOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { elementsOf, textOf } from '../reading/xml-tree.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { isMissed, orMissed, unlessOutage } from '../items/missed.ts';
import { fetchFile } from '../reading/files.ts';
import { epTermOf } from '../reading/ep-terms.ts';
import { unlessGone } from '../reading/refusals.ts';
import { namesByNumber } from './members.ts';
import { tracks, type DoceoRaw, type MemberNames, type SourceFile, type Track } from './raw.ts';
import { referencesIn } from './references.ts';
import { readVoteList, treeOf } from './vote-list.ts';

/** What a poll asks with. */
interface Asking {
  site: Service;
  /** Members by the number of their term. */
  directories: Map<number, SourceFile>;
}

/**
 * Corrections of votes are told and outcomes filled in for two weeks after a sitting, verbatim reports are
 * revised; documents stay as they are.
 */
const daysAgain = { votes: 15, debates: 15, documents: 0 };
/** Without a cursor the sittings of so many days are read. */
const firstDays = 60;
const pressFeed = 'rss/doc/press-releases-plenary/en.xml';

const SiteCursor = z
  .object({ day: z.string(), votes: z.string(), debates: z.string(), documents: z.string() })
  .partial();

/** The cursor of a back-fill from an instant. */
export function cursorAt(since: number): Cursor {
  return { day: dayOf(since) };
}

/**
 * Votes, verbatim reports and the documents that were voted on, day by day from the cursor's days until
 * today; then press releases and the directory of members. The site has no list of sittings: a day without
 * one has no files.
 * @throws SourceFault the first one, when everything has been tried
 */
export async function* pollSite(
  site: Service,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DoceoRaw>> {
  const today = dayOf(now);
  const { day: start = addDays(today, -firstDays), ...known } = SiteCursor.parse(since ?? {});
  const days = { votes: start, debates: start, documents: start, ...known };
  const asking: Asking = { site, directories: new Map() };
  let fault: SourceFault | undefined;
  for (const track of tracks) {
    try {
      for await (const { raw, cursor } of unlessOutage(pollTrack(asking, track, days[track], today))) {
        Object.assign(days, cursor);
        yield { raw, cursor: { ...days } };
      }
      days[track] = addDays(today, -daysAgain[track]);
      yield { raw: [], cursor: { ...days } };
    } catch (error) {
      // A server that can not be reached is no more use for the rest.
      if (!(error instanceof SourceFault) || /network|timeout/.test(error.kind)) throw error;
      fault ??= error;
    }
  }
  if (fault) throw fault;
  const raw: DoceoRaw[] = await pressReleases(asking);
  const directory = await directoryOf(asking, epTermOf(today));
  if (directory) raw.push({ kind: 'members', file: directory });
  yield { raw, cursor: { ...days }, remaining: 0 };
}

/** The days of a track from one on, of which one that cannot be had is missed; the cursor is that of the track alone. */
async function* pollTrack(
  asking: Asking,
  track: Track,
  from: string,
  today: string,
): AsyncGenerator<Batch<DoceoRaw>> {
  for (let day = from; day <= today; day = addDays(day, 1)) {
    // Parliament does not sit on Saturdays and Sundays.
    if ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) continue;
    const had = await orMissed(() => fetchers[track](asking, day), asking.site.request.signal);
    const raw: DoceoRaw[] = isMissed(had) ? [{ kind: 'missed', track, day, ...had }] : had;
    if (raw.length) yield { raw, cursor: { [track]: addDays(day, 1) } };
  }
}

/**
 * A day of a track that was missed, asked for once more.
 * @throws SourceFault when it is not to be had now either
 */
export function fetchMissed(site: Service, track: Track, day: string): Promise<DoceoRaw[]> {
  return fetchers[track]({ site, directories: new Map() }, day);
}

/** The address of the file that a day of a track is known by. */
export function fileUrlOf(baseUrl: string, track: Track, day: string): string {
  const prefix = track === 'debates' ? 'CRE' : 'PV';
  const ending = track === 'debates' ? '' : '-VOT';
  return new URL(`doceo/document/${prefix}-${epTermOf(day)}-${day}${ending}_EN.xml`, baseUrl).href;
}

function documentUrl({ site }: Asking, name: string): string {
  return new URL(`doceo/document/${name}`, site.baseUrl).href;
}

const fetchers = { votes: votesOf, debates: debatesOf, documents: documentsOf };

/** Both files of a day's votes. */
async function votesOf(asking: Asking, day: string): Promise<DoceoRaw[]> {
  const term = epTermOf(day);
  const list = await listOf(asking, day);
  const rollCalls = await fetchXml(asking.site, documentUrl(asking, `PV-${term}-${day}-RCV_EN.xml`));
  if (!list && !rollCalls) return [];
  const members = await membersOf(asking, term);
  return [{ kind: 'votes', ...(list ? { list } : {}), ...(rollCalls ? { rollCalls } : {}), members }];
}

/** The documents that a day's votes are about; the votes stand without them. */
async function documentsOf(asking: Asking, day: string): Promise<DoceoRaw[]> {
  const list = await listOf(asking, day);
  if (!list) return [];
  // A file that is no list says nothing about documents either.
  readVoteList(list);
  const raw: DoceoRaw[] = [];
  for (const { identifier } of referencesIn(new TextDecoder().decode(list.bytes))) {
    // Proposals of the Commission ("C") are no documents of the Parliament.
    if (identifier.startsWith('C-')) continue;
    const fileName = `${identifier}_EN.html`;
    const url = documentUrl(asking, fileName);
    const wanted = { mimeType: 'text/html', fileName };
    const file = await fetchFile(url, wanted, asking.site.request, { files: 0 });
    raw.push({ kind: 'document', identifier, url, file });
  }
  return raw;
}

function listOf(asking: Asking, day: string): Promise<SourceFile | undefined> {
  return fetchXml(asking.site, fileUrlOf(asking.site.baseUrl, 'votes', day));
}

async function debatesOf(asking: Asking, day: string): Promise<DoceoRaw[]> {
  const file = await fetchXml(asking.site, fileUrlOf(asking.site.baseUrl, 'debates', day));
  return file ? [{ kind: 'debates', file, members: await membersOf(asking, epTermOf(day)) }] : [];
}

async function membersOf(asking: Asking, term: number): Promise<MemberNames> {
  const directory = await directoryOf(asking, term);
  return directory ? namesByNumber(directory) : {};
}

/**
 * An XML file; undefined where the site has none (404). An empty answer or a page is the wall the site
 * puts up against programs.
 * @throws SourceFault
 */
async function fetchXml(site: Service, url: string): Promise<SourceFile | undefined> {
  const answer = await unlessGone(fetchSource(url, { accept: 'application/xml, text/xml', ...site.request }));
  if (!answer) return undefined;
  const evidence = { ...evidenceOf(answer), url };
  const blocked = (detail: string) => new SourceFault('blocked', { ...evidence, detail });
  if (answer.bytes.byteLength === 0 || answer.status === 202) throw blocked('an empty answer');
  if (/^\s*<(!doctype html|html)/i.test(evidence.firstBytes) && !/<DEBATS|<META/.test(evidence.firstBytes))
    throw blocked('a page in place of the file');
  return { url, bytes: answer.bytes };
}

async function directoryOf({ site, directories }: Asking, term: number): Promise<SourceFile | undefined> {
  const known = directories.get(term);
  if (known) return known;
  const url = new URL(`meps/en/directory/xml/?leg=${term}`, site.baseUrl).href;
  const file = await fetchXml(site, url);
  if (file) directories.set(term, file);
  return file;
}

/** Press releases that the plenary's feed names. */
async function pressReleases({ site }: Asking): Promise<DoceoRaw[]> {
  const feed = await fetchXml(site, new URL(pressFeed, site.baseUrl).href);
  if (!feed) return [];
  const root = treeOf(feed.bytes, feed.url);
  const links = elementsOf(root, 'item').flatMap((item) => textOf(elementsOf(item, 'link')[0]) ?? []);
  const raw: DoceoRaw[] = [];
  for (const link of new Set(links)) {
    if (!URL.canParse(link, site.baseUrl)) continue;
    const url = new URL(link, site.baseUrl);
    // A feed may not send us elsewhere.
    if (url.origin !== new URL(site.baseUrl).origin) continue;
    const file = await fetchFile(url.href, { mimeType: 'text/html' }, site.request, { files: 0 });
    if ('bytes' in file) raw.push({ kind: 'press', file: { url: url.href, bytes: file.bytes } });
  }
  return raw;
}
