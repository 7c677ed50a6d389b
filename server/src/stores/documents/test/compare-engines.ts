import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parseQuery } from 'contract/query/parse';
import type { QueryTree } from 'contract/query/tree';
import { limits } from 'contract/limits';
import type { DocumentStore, Search } from '../document-store.ts';
import { expected, refusals, someDocuments } from './agreement.ts';
import { keyOf } from '../operands.ts';
import { aSearch } from './documents.ts';
import { someQueryText, someTree } from './random-queries.ts';
import { someSurroundings } from './random-surroundings.ts';
import { scoresIn } from './reference-ranking.ts';

interface CompareOptions {
  engines: readonly DocumentStore[];
  /** Random searches to compare. */
  runs: number;
  seed: number;
  /** Hears how many were compared. */
  report?: (done: number) => void;
}

/** Documents searched, and searches under way at once. */
const documentCount = 250;
const concurrency = 8;
/** Results compared of a search: a page as people get it, and of every tenth search most of what it finds. */
const sizeOf = (turn: number) => (turn % 10 === 0 ? 100 : limits.timelinePageSize);

/**
 * Asks random searches of every engine and of the reference: the same hits in the same orders, the same
 * exact numbers and scores, and between the engines the same marks. The stores must be empty.
 * @returns what was found in all, so that a caller can see that the searches were worth asking
 * @throws with the search and the answers that differ
 */
export async function compareEngines({
  engines,
  runs,
  seed,
  report = () => undefined,
}: CompareOptions): Promise<{ hits: number; empty: number }> {
  const documents = someDocuments(documentCount, seed);
  for (const engine of engines) await engine.put(documents);
  let hits = 0;
  let empty = 0;
  let done = 0;
  const refused = refusals();

  /** Of every third search the best, which have the same scores and with them the same order. */
  async function compareBest(search: Search, size: number): Promise<void> {
    const answers = await refused.among(search.query, () =>
      Promise.all(engines.map((engine) => engine.search(search, { size, order: 'best' }))),
    );
    if (!answers) return;
    const scores = scoresIn(documents, search);
    const ranked = answers.map((answer) =>
      answer.hits.map(({ document: { id }, score = NaN }) => ({ id, score })),
    );
    const differs = (one: (typeof ranked)[number]) =>
      one.some(({ id, score }) => !(Math.abs(score - scores.get(id)!) < 1e-9));
    if (ranked.some((one) => differs(one) || !isDeepStrictEqual(one, ranked[0]))) {
      throw new Error(
        `${keyOf(search.query)} ${JSON.stringify({ ...search, query: undefined })}: the engines order the best as ${JSON.stringify(ranked)}, the reference has ${JSON.stringify(ranked[0]!.map(({ id }) => [id, scores.get(id)]))}`,
      );
    }
  }

  async function compare(search: Search, size: number, order: 'newest' | 'oldest'): Promise<void> {
    const answers = await refused.among(search.query, () =>
      Promise.all(engines.map((engine) => engine.search(search, { size, order }))),
    );
    if (!answers) return;
    const newest = expected(documents, search);
    const wanted = { ...newest, ids: order === 'newest' ? newest.ids : newest.ids.toReversed() };
    hits += wanted.total;
    if (wanted.total === 0) empty += 1;
    for (const { total, hidden, hits: found } of answers) {
      const ids = found.map(({ document }) => document.id);
      if (!isDeepStrictEqual({ ids, total, hidden }, { ...wanted, ids: wanted.ids.slice(0, size) })) {
        throw new Error(
          `${keyOf(search.query)} ${JSON.stringify({ ...search, query: undefined })}: an engine found ${total} (${ids.join(' ')}), the reference ${wanted.total} (${wanted.ids.join(' ')})`,
        );
      }
    }
    const marks = answers.map((answer) => answer.hits.map(({ title, passages }) => ({ title, passages })));
    if (marks.some((each) => !isDeepStrictEqual(each, marks[0]))) {
      throw new Error(`${keyOf(search.query)}: the engines mark it differently`);
    }
  }

  // Made a thousand at a time; each thousand is another seed, so that any number of runs is new.
  for (let part = 0; done < runs; part += 1) {
    const searches = someSearches(Math.min(1_000, runs - done), seed * 10_000 + part);
    // Each takes the next of the same ones.
    const waiting = searches.entries();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const [turn, search] of waiting) {
          await compare(search, sizeOf(turn), turn % 4 === 0 ? 'oldest' : 'newest');
          if (turn % 3 === 0) await compareBest(search, sizeOf(turn));
        }
      }),
    );
    done += searches.length;
    report(done);
  }
  refused.check();
  return { hits, empty };
}

/** Half of them trees of any shape, half written text that the parser takes. */
function someSearches(count: number, seed: number): Search[] {
  const written = someQueryText
    .map((text) => parseQuery(text, ['nl']).tree)
    .filter((tree) => tree !== undefined);
  const query: fc.Arbitrary<QueryTree> = fc.oneof(someTree, written);
  return fc
    .sample(fc.tuple(query, someSurroundings), { numRuns: count, seed })
    .map(([tree, around]) => aSearch(tree, around));
}
