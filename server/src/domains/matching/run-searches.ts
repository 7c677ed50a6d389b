import { availableParallelism } from 'node:os';
import type { DocumentId, TimelineItem } from 'contract/documents';
import type { PauseReason } from 'contract/saved-searches';
import type { Clock } from '#platform/clock.ts';
import type { Lease } from '#platform/leases.ts';
import { pagesOfNames } from '#domains/names/index.ts';
import { timelineItemsOf } from '#domains/timeline/index.ts';
import type { Hit } from '#stores/documents/document-store.ts';
import { withoutTexts } from '#stores/documents/searchable.ts';
import type { Answer, Asked, Found } from '#stores/documents/sqlite/looking.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Listening } from './listening.ts';
import { storeOf } from './small-store.ts';
import { keepMatches, matchedBefore, type MatchRow, pauseSearch } from './store.ts';
import type { Window } from './window.ts';

/** Threads that search; what they find is written meanwhile. */
const readers = Math.min(2, availableParallelism());
/** Searches asked for together, and how often at the same time. */
const together = 32;
const atOnce = readers * 2;
/** Matches kept in one go. */
const keptAtOnce = 1_000;

/** What a mail or feed tells of a document: its row of a timeline without the names that can be hundreds. */
export type Line = Omit<TimelineItem, 'people' | 'committees' | 'numbers' | 'attachments'>;

/** The saved searches that look for the same, which is looked for once. */
interface Same {
  asked: Asked;
  rows: Listening['row'][];
}

/** Runs every search over the window and keeps what it finds. @returns how many matches that is */
export async function runSearches(
  window: Window,
  waiting: readonly Listening[],
  { people, clock }: { people: PeopleStore; clock: Clock },
  lease: Lease,
): Promise<number> {
  const names = await namesFor(waiting, people);
  const now = await storeOf(window.news, { readers, names });
  const earlier = [...window.earlier.values()];
  const before = earlier.length > 0 ? await storeOf(earlier, { names }) : undefined;
  // Also of versions that were replaced while others beside them were not looked at yet.
  const changed = window.news.filter(({ version }) => version > 1).map(({ document }) => document.id);
  const told = await matchedBefore(people, changed);
  const foundAt = clock.now().getTime();
  const news = newsOf(window);
  const queue = sameOf(waiting, window);
  const matches: MatchRow[] = [];
  let count = 0;

  async function keep(most: number): Promise<void> {
    while (matches.length > most) {
      const some = matches.splice(0, keptAtOnce);
      count += some.length;
      await lease.write((db) => keepMatches(db, some));
    }
  }

  async function pause(rows: Same['rows']): Promise<void> {
    for (const { id } of rows)
      await lease.write((db) => pauseSearch(db, id, 'tooBroad' satisfies PauseReason));
  }

  async function keepFound({ asked, rows }: Same, found: readonly Found[]): Promise<void> {
    const isChanged = before !== undefined && found.some(({ id }) => window.earlier.has(id));
    const [had = []] = isChanged ? await before.documents.findIds([{ search: asked.search }]) : [];
    if (had === 'tooBroad') return pause(rows);
    const known = new Set(had);
    for (const hit of found) {
      if (known.has(hit.id)) continue;
      const { version, line } = news(hit);
      for (const row of rows) {
        if (told.has(`${row.id} ${hit.id}`)) continue;
        matches.push({
          savedSearchId: row.id,
          userId: row.userId,
          documentId: hit.id,
          version,
          seq: hit.seq,
          updated: window.earlier.has(hit.id) ? 1 : 0,
          foundAt,
          line,
        });
      }
      await keep(keptAtOnce);
    }
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      lease.signal.throwIfAborted();
      const some = queue.splice(0, together);
      const answers: Answer<Found>[] = await now.documents.findAll(some.map(({ asked }) => asked));
      queue.push(...some.slice(answers.length));
      for (const [at, answer] of answers.entries()) {
        if (answer === 'tooBroad') await pause(some[at]!.rows);
        else await keepFound(some[at]!, answer);
      }
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    await keep(0);
    return count;
  } finally {
    await Promise.all([now.close(), before?.close()]);
  }
}

/** The names of the sources' lists, when a search asks who is named; else none, as reading them takes a while. */
async function namesFor(waiting: readonly Listening[], people: PeopleStore): Promise<string[]> {
  const asks = waiting.some(({ search }) => search.includes('"stakeholders":["'));
  return asks ? pagesOfNames(people) : [];
}

/** The searches without repeats; one that began within the window is apart from those that saw all of it. */
function sameOf(waiting: readonly Listening[], { after }: Window): Same[] {
  const same = new Map<string, Same>();
  for (const { row, search } of waiting) {
    const began = row.after > after ? row.after : undefined;
    const key = `${began ?? ''} ${search}`;
    const known = same.get(key);
    if (known) known.rows.push(row);
    else same.set(key, { asked: { search, ...(began !== undefined && { after: began }) }, rows: [row] });
  }
  return [...same.values()];
}

/** What is told of a hit among the news of a window: its version, and its line as JSON. */
function newsOf({ news }: Window): (hit: Found) => { version: number; line: string } {
  const heads = new Map<DocumentId, { version: number; lineOf: (found: Found) => Line }>(
    news.map(({ version, document }) => [document.id, { version, lineOf: linesOf(withoutTexts(document)) }]),
  );
  return (found) => {
    const { version, lineOf } = heads.get(found.id)!;
    return { version, line: JSON.stringify(lineOf(found)) };
  };
}

/** Makes the lines of a document, as they are kept with a match: one for each search that finds it. */
export function linesOf(document: Hit['document']): (found: Omit<Found, 'id' | 'seq'>) => Line {
  const itemOf = timelineItemsOf(document);
  return (found) => {
    const { people: _, committees: __, numbers: ___, attachments: ____, ...line } = itemOf(found);
    return line;
  };
}
