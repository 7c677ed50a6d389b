import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { readXmlAnswer, shapeFaults } from '../reading/xml-answer.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import type { Service } from '../connector.ts';

/** One change: the set as OData names it, the row's id, and whether it was withdrawn. */
export interface FeedEntry {
  set: string;
  id: string;
  withdrawn: boolean;
  /** As the feed writes it; known to be two hours off at times. */
  updated: string;
}

interface FeedPage {
  entries: FeedEntry[];
  /** Where the next page starts, or later changes will. */
  next: number;
  /** Nothing comes after this page yet. */
  end: boolean;
}

/** Stamps of the feed may be local time called UTC, milliseconds. */
const stampError = 3 * 3_600_000;
/** A place so close before the one sought is good enough: reading some entries twice does no harm. */
const closeBy = 500;
const highestToken = 2 ** 40;

/**
 * Reads a page of the SyncFeed, an Atom feed of changes of all sets (SOURCES.md §1b): each entry has the
 * token after it, the page a `next` link or, at the end, one to resume at.
 * @throws SourceFault
 */
export function readFeed(bytes: Uint8Array, url: string): FeedPage {
  const shape = shapeFaults(bytes, url);
  const feed = readXmlAnswer(bytes, url, 'feed');
  const found = childrenOf(feed, 'entry');
  const entries = found.map(readEntry);
  if (entries.some((entry) => !entry)) throw shape('no whole entry');
  const further = tokenOf(feed, 'next');
  const resume = tokenOf(feed, 'resume');
  const next = tokenOf(found.at(-1), 'next') ?? further ?? resume;
  if (next === undefined) throw shape('a feed without next place');
  return {
    entries: entries as FeedEntry[],
    next,
    end: found.length === 0 || (resume !== undefined && further === undefined),
  };
}

/** Entries are matched by their local names: the prefix of the content differs. */
function readEntry(entry: XmlElement): FeedEntry | undefined {
  const id = textOf(childOf(entry, 'title'));
  const term = childOf(entry, 'category')?.attributes['term'];
  const updated = textOf(childOf(entry, 'updated'));
  if (!id || !/^[0-9a-f-]{36}$/i.test(id) || !term || !updated || Number.isNaN(Date.parse(updated))) {
    return undefined;
  }
  const row = childrenOf(childOf(entry, 'content'))[0];
  const withdrawn = row?.attributes['verwijderd'] === 'true';
  return { set: term.charAt(0).toUpperCase() + term.slice(1), id, withdrawn, updated };
}

function tokenOf(holder: XmlElement | undefined, relation: string): number | undefined {
  const link = childrenOf(holder, 'link').find((one) => one.attributes['rel'] === relation);
  const token = /[?&]skiptoken=(\d+)/.exec(link?.attributes['href'] ?? '')?.[1];
  return token === undefined ? undefined : Number(token);
}

/** @throws SourceFault */
export async function fetchFeed({ baseUrl, request }: Service, token: number): Promise<FeedPage> {
  const url = new URL(`../../../SyncFeed/2.0/Feed?skiptoken=${token}`, baseUrl).href;
  const answer = await fetchSource(url, { accept: 'application/atom+xml', ...request });
  return readFeed(answer.bytes, url);
}

/**
 * The place in the feed behind which every change since an instant stands. Tokens count up through the
 * feed, so the place is found by halving.
 * @throws SourceFault
 */
export async function findToken(service: Service, since: number): Promise<number> {
  const isBefore = async (token: number) => {
    const { entries } = await fetchFeed(service, token);
    return entries[0] !== undefined && Date.parse(entries[0].updated) < since - stampError;
  };
  let low = 0;
  let high = 2 ** 20;
  while (high < highestToken && (await isBefore(high))) {
    low = high;
    high *= 2;
  }
  while (high - low > closeBy) {
    const middle = Math.floor((low + high) / 2);
    if (await isBefore(middle)) low = middle;
    else high = middle;
  }
  if (low === 0) throw new SourceFault('shape', { url: service.baseUrl, detail: 'a feed without a past' });
  return low;
}
