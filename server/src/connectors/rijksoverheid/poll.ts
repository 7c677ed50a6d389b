import { z } from 'zod';
import { fetchSource, type SourceRequest } from '#platform/outbound/fetch-source.ts';
import type { Batch, Cursor, Service } from '../connector.ts';
import { fetchFile, type FetchedFile } from '../reading/files.ts';
import { readFeed, type FeedItem } from './feed.ts';
import { keepNewest } from '../reading/keep-newest.ts';

/** What a poll brings, and the older format that was recorded while its service was there. */
export type RijksoverheidRaw =
  | {
      kind: 'news';
      item: FeedItem;
      page?: FetchedFile;
      /** True when the feed was full, so that messages of the same quarter of an hour may be missing. */
      full?: true;
    }
  | { kind: 'document'; bytes: Uint8Array };

const hour = 3_600_000;
/** The first instant a poll without cursor asks for: the day the site's present platform began. */
const began = Date.parse('2026-06-02T00:00:00+02:00');
/** Messages may be dated a little before they appear; milliseconds. */
const overlap = 24 * hour;
const longestSpan = 24 * hour;
const shortestSpan = hour / 4;
/** The feed has no pages and never more messages than this (section 6). */
const fullFeed = 20;
/** Messages remembered, so that the overlap leads to no second fetching. */
const remembered = 5_000;

const NewsCursor = z.object({ from: z.iso.datetime().optional() });

/** The cursor from which every message since an instant is read again. */
export function cursorAt(since: number): Cursor {
  return { from: new Date(since).toISOString() };
}

/** Publication dates of messages by their address, as they were when last stored. */
export type Seen = Map<string, string>;

/**
 * News since the cursor, a stretch of time at a time, each message with its page. A stretch that fills the
 * feed is asked for again in halves, because the feed gives the most relevant twenty and nothing more.
 * @throws SourceFault
 */
export async function* pollNews(
  { baseUrl, request }: Service,
  since: Cursor | undefined,
  now: number,
  seen: Seen,
): AsyncGenerator<Batch<RijksoverheidRaw>> {
  const { from: known } = NewsCursor.parse(since ?? {});
  let from = known === undefined ? began : Date.parse(known) - overlap;
  let span = longestSpan;
  const outage = { files: 0 };
  while (from < now) {
    const to = Math.min(now, from + span);
    const url = addressOf(baseUrl, from, to);
    const items = readFeed(
      (await fetchSource(url, { accept: 'application/rss+xml', ...request })).bytes,
      url,
    );
    const full = items.length >= fullFeed;
    if (full && to - from > shortestSpan) {
      span = (to - from) / 2;
      continue;
    }
    const raw: RijksoverheidRaw[] = [];
    const fresh = items.filter(({ link, published }) => seen.get(link) !== published);
    for (const item of fresh) {
      const page = await fetchPage(item, baseUrl, request, outage);
      raw.push({ kind: 'news', item, ...(page ? { page } : {}), ...(full ? { full } : {}) });
    }
    yield { raw, cursor: { from: new Date(to).toISOString() } };
    // Whoever asks for more has stored what came; a page that could not be had is asked for again.
    for (const one of raw) {
      if (one.kind !== 'news' || (one.page && 'fault' in one.page)) continue;
      seen.set(one.item.link, one.item.published);
      keepNewest(seen, remembered);
    }
    from = to;
    span = Math.min(longestSpan, span * 2);
  }
}

function addressOf(baseUrl: string, from: number, to: number): string {
  const url = new URL('/api/rss', baseUrl);
  const query = {
    filters: [
      { field: 'content_type', values: ['pro:newsDocument'], type: 'all' },
      {
        field: 'sort_date',
        // Days without a time are answered with an error.
        values: [{ name: 'period', from: new Date(from).toISOString(), to: new Date(to).toISOString() }],
        type: 'all',
      },
    ],
    resultSearchTerm: '',
    pageTitle: 'Nieuws',
  };
  url.searchParams.set('query', JSON.stringify(query));
  return url.href;
}

/** The page a message is about, from the site that was asked; none for an address elsewhere. */
async function fetchPage(
  { link }: FeedItem,
  baseUrl: string,
  request: SourceRequest,
  outage: { files: number },
): Promise<FetchedFile | undefined> {
  if (!URL.canParse(link, baseUrl)) return undefined;
  const target = new URL(link, baseUrl);
  if (!/(^|\.)rijksoverheid\.nl$/.test(target.hostname) && target.origin !== new URL(baseUrl).origin)
    return undefined;
  return fetchFile(new URL(target.pathname, baseUrl).href, { mimeType: 'text/html' }, request, outage);
}
