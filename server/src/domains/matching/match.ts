import type { DocumentId, TimelineItem } from 'contract/documents';
import type { PauseReason } from 'contract/saved-searches';
import type { Clock } from '#platform/clock.ts';
import type { Lease } from '#platform/leases.ts';
import { timelineItem } from '#domains/timeline/index.ts';
import { type DocumentStore, type Hit, TooBroadError } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Listening, listeningSearches } from './listening.ts';
import { storeOf } from './small-store.ts';
import {
  endWindow,
  forgetIncomplete,
  keepMatches,
  markOf,
  type MatchRow,
  matchedBefore,
  pauseSearch,
  setMark,
} from './store.ts';
import { nextWindow, type Window } from './window.ts';

export interface Matching {
  documents: Pick<DocumentStore, 'dump' | 'settled'>;
  people: PeopleStore;
  clock: Clock;
}

/** What looking at one window came to. */
export interface Matched {
  documents: number;
  searches: number;
  matches: number;
}

const pageSize = 100;
/** Searches asked for at the same time. */
const atOnce = 4;
/** Matches kept in one go. */
const keptAtOnce = 100;

/**
 * Looks which saved searches the documents since the last look are for, in one window; undefined when nothing
 * came in. The first look of all only says where to begin. A match is kept once, so a look that was cut off is
 * repeated without harm; only when all are kept does the mark move.
 * @throws LeaseLostError
 */
export async function matchNext(matching: Matching, lease: Lease): Promise<Matched | undefined> {
  const { documents, people, clock } = matching;
  const after = await markOf(people, 'saved-searches');
  if (after === undefined) {
    const settled = await documents.settled();
    await lease.write((db) => setMark(db, 'saved-searches', settled));
    return undefined;
  }
  const window = await nextWindow(documents, people, after);
  if (!window) return undefined;
  await lease.write((db) => forgetIncomplete(db, after));
  const matched = { documents: window.news.length, searches: 0, matches: 0 };
  if (window.news.length > 0) {
    const { listening, failing } = await listeningSearches(people, clock.now());
    for (const { row, reason } of failing) await lease.write((db) => pauseSearch(db, row.id, reason));
    const waiting = listening.filter(({ row }) => row.after < window.upTo);
    matched.searches = waiting.length;
    matched.matches = await matchAll(window, waiting, matching, lease);
  }
  await lease.write((db) => endWindow(db, window));
  return matched;
}

/** Runs every search over the window and keeps what it finds. */
async function matchAll(
  window: Window,
  waiting: readonly Listening[],
  { people, clock }: Matching,
  lease: Lease,
): Promise<number> {
  const now = await storeOf(window.news);
  const earlier = [...window.earlier.values()];
  const before = earlier.length > 0 ? await storeOf(earlier) : undefined;
  // Also of versions that were replaced while others beside them were not looked at yet.
  const changed = window.news.filter(({ version }) => version > 1).map(({ document }) => document.id);
  const told = await matchedBefore(people, changed);
  const foundAt = clock.now().getTime();
  const queue = [...waiting];
  const rows: MatchRow[] = [];
  let count = 0;
  const keep = async (most: number) => {
    while (rows.length > most) {
      const some = rows.splice(0, keptAtOnce);
      count += some.length;
      await lease.write((db) => keepMatches(db, some));
    }
  };
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      lease.signal.throwIfAborted();
      const found = await findNews(next, window, now.documents, before?.documents).catch((error: unknown) => {
        if (error instanceof TooBroadError) return 'tooBroad' as const;
        throw error;
      });
      const { row } = next;
      if (found === 'tooBroad') {
        await lease.write((db) => pauseSearch(db, row.id, 'tooBroad' satisfies PauseReason));
        continue;
      }
      for (const hit of found) {
        const { id } = hit.document;
        if (told.has(`${row.id} ${id}`)) continue;
        rows.push({
          savedSearchId: row.id,
          userId: row.userId,
          documentId: id,
          version: versions.get(id)!,
          seq: hit.seq,
          updated: window.earlier.has(id) ? 1 : 0,
          foundAt,
          line: JSON.stringify(lineOf(hit)),
        });
      }
      await keep(keptAtOnce);
    }
  };
  const versions = new Map(window.news.map(({ document, version }) => [document.id, version]));
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    await keep(0);
    return count;
  } finally {
    await Promise.all([now.close(), before?.close()]);
  }
}

/** Hits of a search among the news that it did not have in their earlier versions. */
async function findNews(
  { row, search }: Listening,
  window: Window,
  now: DocumentStore,
  before: DocumentStore | undefined,
): Promise<Hit[]> {
  const hits = await allHits(now, { ...search, seq: { after: row.after } });
  if (!before || !hits.some(({ document }) => window.earlier.has(document.id))) return hits;
  const had = new Set((await allHits(before, search)).map(({ document }) => document.id));
  return hits.filter(({ document }) => !had.has(document.id));
}

async function allHits(documents: DocumentStore, search: Listening['search']): Promise<Hit[]> {
  const all: Hit[] = [];
  let after: { date: number; id: DocumentId } | undefined;
  for (;;) {
    const { hits, more } = await documents.search(search, { size: pageSize, ...(after ? { after } : {}) });
    all.push(...hits);
    const last = hits.at(-1);
    if (!more || !last) return all;
    after = { date: last.document.date, id: last.document.id };
  }
}

/** What a mail or feed tells of a document: its row of a timeline without the names that can be hundreds. */
export type Line = Omit<TimelineItem, 'people' | 'committees' | 'numbers' | 'attachments'>;

function lineOf(hit: Hit): Line {
  const { people: _, committees: __, numbers: ___, attachments: ____, ...line } = timelineItem(hit);
  return line;
}
