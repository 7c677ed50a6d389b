import { addDays, dayOf } from 'contract/amsterdam';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import { firstBytesOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { elementsOf, textOf } from '../reading/xml-tree.ts';
import type { Batch, Cursor } from '../connector.ts';
import { fetchFile, type Outage } from '../reading/files.ts';
import { epTermOf } from '../reading/ep-terms.ts';
import { namesByNumber } from './members.ts';
import type { DoceoRaw, MemberNames, SourceFile } from './raw.ts';
import { referencesIn } from './references.ts';
import { treeOf } from './vote-list.ts';

export interface Site {
  baseUrl: string;
  request: SourceRequest;
}

/** Corrections of votes are told and outcomes filled in for two weeks after a sitting. */
const daysAgain = 15;
/** Without a cursor the sittings of so many days are read. */
const firstDays = 60;
const pressFeed = 'rss/doc/press-releases-plenary/en.xml';

/** The cursor of a back-fill from an instant. */
export function cursorAt(since: number): Cursor {
  return { day: dayOf(since) };
}

/**
 * Votes, verbatim reports and the documents that were voted on, day by day from the cursor's day until
 * today; then press releases and the directory of members. The site has no list of sittings: a day without
 * one has no files.
 * @throws SourceFault
 */
export async function* pollSite(
  site: Site,
  since: Cursor | undefined,
  now: number,
): AsyncGenerator<Batch<DoceoRaw>> {
  const today = dayOf(now);
  const first = typeof since?.['day'] === 'string' ? since['day'] : addDays(today, -firstDays);
  const directories = new Map<number, SourceFile>();
  const outage: Outage = { files: 0 };
  for (let day = first; day <= today; day = addDays(day, 1)) {
    // Parliament does not sit on Saturdays and Sundays.
    if ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) continue;
    const raw = await rawsOfDay(site, day, directories, outage);
    if (raw.length) yield { raw, cursor: { day: addDays(day, 1) } };
  }
  const files = await pressReleases(site, outage);
  const directory = await directoryOf(site, epTermOf(today), directories);
  const raw: DoceoRaw[] = [...files, ...(directory ? [{ kind: 'members' as const, file: directory }] : [])];
  const again = addDays(today, -daysAgain);
  yield { raw, cursor: { day: again }, remaining: 0 };
}

async function rawsOfDay(
  site: Site,
  day: string,
  directories: Map<number, SourceFile>,
  outage: Outage,
): Promise<DoceoRaw[]> {
  const term = epTermOf(day);
  const document = (name: string) => new URL(`doceo/document/${name}`, site.baseUrl).href;
  const list = await fetchXml(site, document(`PV-${term}-${day}-VOT_EN.xml`));
  const rollCalls = await fetchXml(site, document(`PV-${term}-${day}-RCV_EN.xml`));
  const debates = await fetchXml(site, document(`CRE-${term}-${day}_EN.xml`));
  if (!list && !rollCalls && !debates) return [];
  const directory = await directoryOf(site, term, directories);
  const members: MemberNames = directory ? namesByNumber(directory) : {};
  const raw: DoceoRaw[] = [];
  if (list || rollCalls) {
    raw.push({ kind: 'votes', ...(list ? { list } : {}), ...(rollCalls ? { rollCalls } : {}), members });
  }
  if (debates) raw.push({ kind: 'debates', file: debates, members });
  for (const { identifier } of list ? referencesIn(new TextDecoder().decode(list.bytes)) : []) {
    // Proposals of the Commission ("C") are no documents of the Parliament.
    if (identifier.startsWith('C-')) continue;
    const url = document(`${identifier}_EN.html`);
    const fileName = `${identifier}_EN.html`;
    const file = await fetchFile(url, { mimeType: 'text/html', fileName }, site.request, outage);
    raw.push({ kind: 'document', identifier, url, file });
  }
  return raw;
}

/**
 * An XML file; undefined where the site has none (404). An empty answer or a page is the wall the site
 * puts up against programs.
 * @throws SourceFault
 */
async function fetchXml(site: Site, url: string): Promise<SourceFile | undefined> {
  try {
    const answer = await fetchSource(url, { accept: 'application/xml, text/xml', ...site.request });
    const evidence = {
      url,
      status: answer.status,
      contentType: answer.contentType,
      firstBytes: firstBytesOf(answer.bytes),
    };
    if (answer.bytes.byteLength === 0 || answer.status === 202) {
      throw new SourceFault('blocked', { ...evidence, detail: 'an empty answer' });
    }
    if (
      /^\s*<(!doctype html|html)/i.test(evidence.firstBytes) &&
      !/<DEBATS|<META/.test(evidence.firstBytes)
    ) {
      throw new SourceFault('blocked', { ...evidence, detail: 'a page in place of the file' });
    }
    return { url, bytes: answer.bytes };
  } catch (error) {
    if (error instanceof SourceFault && error.evidence.status === 404) return undefined;
    throw error;
  }
}

async function directoryOf(
  site: Site,
  term: number,
  directories: Map<number, SourceFile>,
): Promise<SourceFile | undefined> {
  const known = directories.get(term);
  if (known) return known;
  const url = new URL(`meps/en/directory/xml/?leg=${term}`, site.baseUrl).href;
  const file = await fetchXml(site, url);
  if (file) directories.set(term, file);
  return file;
}

/** Press releases that the plenary's feed names. */
async function pressReleases(site: Site, outage: Outage): Promise<DoceoRaw[]> {
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
    const file = await fetchFile(url.href, { mimeType: 'text/html' }, site.request, outage);
    if ('bytes' in file) raw.push({ kind: 'press', file: { url: url.href, bytes: file.bytes } });
  }
  return raw;
}
