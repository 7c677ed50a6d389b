import { availableParallelism } from 'node:os';
import type { DocumentId } from 'contract/document-parts';
import type { TimelineItem } from 'contract/documents';
import type { Clock } from '#platform/clock.ts';
import type { Lease } from '#stores/people/leases.ts';
import { pagesOfNames } from '#domains/names/index.ts';
import { timelineItemsOf } from '#domains/timeline/index.ts';
import type { DocumentStore, Hit, Kept } from '#stores/documents/document-store.ts';
import type { Shown } from '#stores/documents/marking.ts';
import { withoutTexts } from '#stores/documents/searchable.ts';
import type { BatchedSearch } from '#stores/documents/batch-search.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { dossierNews } from './dossier-steps.ts';
import { foundDocuments, type Part } from './found-documents.ts';
import type { ActiveSavedSearch } from '../searches/active-searches.ts';
import { openTemporaryStore } from '#stores/documents/temporary-store.ts';
import { pauseSavedSearch } from '../searches/saved-search-store.ts';
import type { Pair } from './mail-queue.ts';
import { keepMatches, type MatchRow, renewLines } from './match-store.ts';
import type { StepsOfDossier } from './told-steps.ts';
import type { NewsWindow } from './window.ts';

/** Threads that search; what they find is written meanwhile. */
const readers = Math.min(2, availableParallelism());
/** Searches asked for together, documents of searches marked together, and how often at the same time. */
const askedTogether = 64;
const markedTogether = 300;
const atOnce = readers * 2;
/** Findings that are marked before more is searched, so that memory stays bounded. */
const mostFound = 100_000;
/** Matches kept in one go. */
const keptAtOnce = 1_000;

/**
 * What a mail or feed tells of a document: its row of a timeline without the names that can be hundreds, and with the path
 * that its connector gave it, which stays and by which modules allow it.
 */
export type MatchLine = Omit<TimelineItem, 'people' | 'committees' | 'numbers' | 'attachments'>;

/** The saved searches that look for the same, which is looked for once. */
interface Same {
  asked: BatchedSearch;
  rows: Row[];
  /** The dossier they follow by its number. */
  dossier?: NonNullable<ActiveSavedSearch['dossier']>;
  /** Meetings are asked for, which are told as steps of that dossier. */
  meetings?: true;
}

/** For whom a document was found, with the steps for which it is told. */
interface Finder {
  row: Row;
  steps: StepsOfDossier | undefined;
}

const noSteps: ReadonlyMap<DocumentId, StepsOfDossier> = new Map();

type Row = ActiveSavedSearch['row'];

/**
 * Runs every search over the window, keeps what it finds, and how what it found before is told of now.
 * @returns how many new matches that is, and what of before is found no longer
 */
export async function runSearches(
  window: NewsWindow,
  waiting: readonly ActiveSavedSearch[],
  parts: { people: PeopleStore; documents: Pick<DocumentStore, 'heads'>; clock: Clock },
  lease: Lease,
): Promise<{ matches: number; gone: Pair[] }> {
  const { people, clock } = parts;
  const names = await namesFor(waiting, people);
  const isFollowing = waiting.some(({ dossier }) => dossier);
  const ofDossiers = isFollowing ? [...window.voted, ...window.meetings] : [];
  const looked = [...new Set([...window.news, ...ofDossiers, ...window.changed])];
  const now = await openTemporaryStore(looked, { readers, names });
  const earlier = [...window.earlier.values()].filter(({ document }) => document.meeting === undefined);
  const before = earlier.length > 0 ? await openTemporaryStore(earlier, { names }) : undefined;
  const news = new Set(window.news.map(({ document }) => document.id));
  const mayShowSteps = new Set([...window.news, ...window.voted].map(({ document }) => document.id));
  const meetings = new Set(window.meetings.map(({ document }) => document.id));
  const dossiers = dossierNews(window, parts);
  const wasFound = (row: Row, id: DocumentId) => window.foundBefore.get(row.id)?.has(id) ?? false;
  const foundAt = clock.now().getTime();
  const newsOf = new Map(looked.map((one) => [one.document.id, newsFrom(window, one)]));
  const queue = sameOf(waiting, window);
  const found = foundDocuments<Finder>();
  const matches: MatchRow[] = [];
  const renewed: (Pair & { line: string })[] = [];
  const gone: Pair[] = [];
  let count = 0;

  async function keep(most: number): Promise<void> {
    while (matches.length > most) {
      const some = matches.splice(0, keptAtOnce);
      count += some.length;
      await lease.write((db) => keepMatches(db, some));
    }
    while (renewed.length > most) {
      const some = renewed.splice(0, keptAtOnce);
      await lease.write((db) => renewLines(db, some));
    }
  }

  async function pause(rows: readonly Row[]): Promise<void> {
    for (const { id } of rows) await lease.write((db) => pauseSavedSearch(db, id, 'tooBroad'));
  }

  /** A meeting is told for its steps alone; what of it was told goes on being told as it is now. */
  async function addMeetings({ asked, rows, dossier }: Same, ids: readonly DocumentId[]): Promise<void> {
    const ofNow = new Set(ids);
    const before = rows.flatMap((row) => [...meetings].filter((id) => wasFound(row, id)));
    const all = new Set([...ids, ...before]);
    if (!dossier || all.size === 0) return;
    const steps = await dossiers.of(dossier, asked.after ?? 0);
    for (const id of all) {
      const told = steps.get(id);
      const finders = rows.filter((row) => wasFound(row, id) || (told && ofNow.has(id)));
      const isTold = told !== undefined || ofNow.has(id);
      if (!isTold) gone.push(...finders.map(({ id: savedSearchId }) => ({ savedSearchId, documentId: id })));
      else if (finders.length > 0)
        found.add(id, { search: asked.search, rows: finders.map((row) => ({ row, steps: told })) });
    }
  }

  async function add(same: Same, ids: readonly DocumentId[]): Promise<void> {
    const { asked, rows, dossier } = same;
    if (same.meetings) return addMeetings(same, ids);
    const isChanged = before !== undefined && ids.some((id) => window.earlier.has(id));
    const [had = []] = isChanged ? await before.documents.findIds([{ search: asked.search }]) : [];
    if (had === 'tooBroad') return pause(rows);
    const known = new Set(had);
    const ofNow = new Set(ids);
    const isAsked = dossier !== undefined && ids.some((id) => mayShowSteps.has(id));
    const steps = isAsked ? await dossiers.of(dossier, asked.after ?? 0) : noSteps;
    for (const id of ids) {
      const isNew = news.has(id) && (!known.has(id) || window.retold.has(id));
      const told = mayShowSteps.has(id) ? steps.get(id) : undefined;
      const finders = rows.filter((row) => isNew || told !== undefined || wasFound(row, id));
      if (finders.length > 0)
        found.add(id, { search: asked.search, rows: finders.map((row) => ({ row, steps: told })) });
    }
    for (const { id: savedSearchId, after } of rows) {
      for (const documentId of window.foundBefore.get(savedSearchId) ?? []) {
        // What came in before a search was changed is not looked at for what it asks since.
        if (ofNow.has(documentId) || meetings.has(documentId) || after >= newsOf.get(documentId)!.seq)
          continue;
        gone.push({ savedSearchId, documentId });
      }
    }
  }

  async function find(): Promise<void> {
    while (queue.length > 0 && found.size() < mostFound) {
      lease.signal.throwIfAborted();
      const some = queue.splice(0, askedTogether);
      const answers = await now.documents.findIds(some.map(({ asked }) => asked));
      for (const [at, answer] of answers.entries()) {
        if (answer === 'tooBroad') await pause(some[at]!.rows);
        else await add(some[at]!, answer);
      }
    }
  }

  async function mark(some: Iterator<Part<Finder>>): Promise<void> {
    for (let next = some.next(); !next.done; next = some.next()) {
      lease.signal.throwIfAborted();
      const part = next.value;
      const marked = await now.documents.mark(part.searches, part.found);
      for (const [at, { id }] of part.found.entries()) {
        const { seq, version, updated, lineOf } = newsOf.get(id)!;
        for (const [nth, rows] of part.rows[at]!.entries()) {
          const line = lineOf(marked[at]![nth]!);
          for (const { row, steps } of rows) {
            const { id: savedSearchId, userId } = row;
            if (wasFound(row, id) && !window.retold.has(id) && !steps) {
              renewed.push({ savedSearchId, documentId: id, line });
              continue;
            }
            matches.push({
              ...{ savedSearchId, userId, documentId: id, version, seq, updated, foundAt, line },
              steps: steps ? JSON.stringify(steps) : null,
              aside: meetings.has(id) ? 1 : null,
            });
          }
        }
      }
      await keep(keptAtOnce);
    }
  }

  const together = (work: () => Promise<void>) => Promise.all(Array.from({ length: atOnce }, work));
  try {
    while (queue.length > 0) {
      await together(find);
      const some = found.take(markedTogether);
      await together(() => mark(some));
    }
    await keep(0);
    return { matches: count, gone };
  } finally {
    await Promise.all([now.close(), before?.close()]);
  }
}

/** The names of the sources' lists, when a search asks who is named; else none, as reading them takes a while. */
export async function namesFor(
  waiting: readonly Pick<ActiveSavedSearch, 'search'>[],
  people: PeopleStore,
): Promise<string[]> {
  const asks = waiting.some(({ search }) =>
    ['stakeholders', 'withoutStakeholders'].some((name) => search.includes(`"${name}":["`)),
  );
  return asks ? pagesOfNames(people) : [];
}

/** The searches without repeats; one that began within the window is apart from those that saw all of it. */
function sameOf(waiting: readonly ActiveSavedSearch[], { after, meetings }: NewsWindow): Same[] {
  const same = new Map<string, Same>();
  for (const { row, search, dossier } of waiting) {
    const began = row.after > after ? row.after : undefined;
    const key = `${began ?? ''} ${dossier?.number ?? ''} ${search}`;
    const known = same.get(key);
    if (known) {
      known.rows.push(row);
      continue;
    }
    const asked = { search, ...(began !== undefined && { after: began }) };
    same.set(key, { asked, rows: [row], ...(dossier ? { dossier } : {}) });
  }
  const all = [...same.values()];
  if (meetings.length === 0) return all;
  const ofMeetings = all.flatMap((one): Same[] =>
    one.dossier ? [{ ...one, asked: { ...one.asked, search: one.dossier.meetings }, meetings: true }] : [],
  );
  return [...all, ...ofMeetings];
}

/** What is kept with every match of a version, and its lines as JSON. */
function newsFrom(window: NewsWindow, { seq, version, document }: Kept) {
  const lineOf = linesOf(withoutTexts(document));
  return {
    seq,
    version,
    updated: window.earlier.has(document.id) ? 1 : 0,
    lineOf: (marked: Shown) => JSON.stringify(lineOf(marked)),
  };
}

/** Makes the lines of a document, as they are kept with a match: one for each search that finds it. */
export function linesOf(document: Hit['document']): (marked: Shown) => MatchLine {
  const itemOf = timelineItemsOf(document);
  const { groupPath } = document;
  return (marked) => {
    const { people: _, committees: __, numbers: ___, attachments: ____, ...line } = itemOf(marked);
    return { ...line, groupPath };
  };
}
