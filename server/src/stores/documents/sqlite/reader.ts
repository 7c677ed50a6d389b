import type { DatabaseSync } from 'node:sqlite';
import type { Document } from '../document.ts';
import type { Search } from '../document-store.ts';
import { withoutTexts } from '../searchable.ts';
import { placedBallot } from '../votes/ballot.ts';
import { countVotes } from '../votes/count-votes.ts';
import { contentsOf } from './contents.ts';
import { readFacets } from './facets.ts';
import { batchSearchOf } from './batch-search.ts';
import { hitOf, markWhole } from '../marking.ts';
import type { Service, Synchronous } from '../worker-side.ts';
import type { CountedHits, HitSet } from './hit-sets.ts';
import { termReader } from './patterns.ts';
import { partitionOf } from './partitions.ts';
import type { Reading, ReaderSettings } from './protocol.ts';
import { openForReading } from './schema.ts';
import { searcher } from './search.ts';
import { statisticsOf } from './statistics.ts';
import { highestSeq } from './query.ts';
import { suggestionReader } from './suggestions.ts';
import { widened } from './tally.ts';
import { votedReader } from './voted.ts';

/** One of those that read. @throws when the store cannot be opened */
export function openReader({ path, maximumExpansions, fewRows }: ReaderSettings): Service<Reading> {
  const database = openForReading(path);
  const contents = contentsOf(database);
  const termsOf = termReader(database, maximumExpansions);
  const searches = searcher(database, contents, termsOf, fewRows);
  const statistics = statisticsOf(database);
  const facets = readFacets(database);
  const voted = votedReader(database);
  const batch = batchSearchOf(database, contents, searches, termsOf);
  const highest = highestSeq(database);

  function counted<T>(
    search: Search,
    known: HitSet | undefined,
    count: (rows: Float64Array) => T,
  ): CountedHits<T> {
    const { rows, hits } = searches.all(search, known);
    return { answer: count(rows), hits, late: statistics.late(search.filters) };
  }

  const reading: Synchronous<Reading> = {
    get: (id) => contents.find(id),
    getMany: (ids) =>
      ids
        .map((id) => contents.find(id))
        .filter((document): document is Document => !!document && 'text' in document),
    search: (search, page, known) => {
      const { rows, scores, ...numbers } = searches.find(search, page, known);
      const hits = rows.map((row, at) => {
        const hit = hitOf(contents.read(row), contents.seqOf(row), search);
        return scores ? { ...hit, score: scores[at]! } : hit;
      });
      return { hits, ...numbers };
    },
    heads: (search, page, known) => {
      const { rows, more, total } = searches.find(search, page, known);
      return { documents: rows.map((row) => contents.readHead(row)), more, total };
    },
    count: (search, known) => searches.count(search, known),
    countTurns: (search, turns, known) => searches.countTurns(search, turns, known),
    buckets: (search, dimension, options, known) =>
      counted(search, known, (rows) => statistics.buckets(rows, search.filters, dimension, options)),
    histogram: (search, edges, known) =>
      counted(search, known, (rows) => statistics.histogram(rows, search.filters, edges)),
    tally: (search, edges, known) =>
      counted(widened(search), known, (rows) => statistics.tally(rows, search.filters, edges)),
    votes(search, asked, known) {
      const { rows, hits } = searches.all(search, known);
      const { domain, kind } = search.filters;
      const ballots = voted.of(partitionOf(domain, kind), rows);
      const answer = countVotes(ballots, voted.names, asked, ({ id, nth }) => {
        const { row, ballot } = voted.ballot(id, nth);
        return placedBallot(contents.readHead(row), ballot);
      });
      // Votes are read by each thread for itself, and all of them.
      return { answer, hits, late: 0 };
    },
    similar: (id, scope, size) =>
      statistics.similar(id, scope, size).map((row) => withoutTexts(contents.read(row))),
    partitionOfDocument: (id) => statistics.partitionOfDocument(id),
    shareColumns: (partition) => statistics.shareColumns(partition),
    takeColumns: (shared) => statistics.takeColumns(shared),
    highlight: (id, query, metadataField) => markWhole(contents.find(id), query, metadataField),
    facets,
    similarWords: (domain, word, distance, limit) =>
      termsOf(partitionOf(domain, 'document')).similar(word, distance, limit),
    knownWords(domain, words) {
      const terms = termsOf(partitionOf(domain, 'document'));
      return words.filter((word) => terms.has(word));
    },
    fieldValues: suggestionReader(database),
    settled: () => highest.only().seq,
    dump: (after, limit) => contents.dump(after, limit),
    findIds: (asked) => batch.findIds(asked),
    mark: (searches, found) => batch.mark(searches, found),
  };
  return { operations: inSnapshots(database, reading), close: () => database.close() };
}

/** Everything one operation reads belongs to one moment of the store. */
function inSnapshots(database: DatabaseSync, reading: Synchronous<Reading>): Synchronous<Reading> {
  const operations = Object.entries(reading) as [string, (...args: never[]) => unknown][];
  const whole = operations.map(([name, operation]) => [
    name,
    (...args: never[]): unknown => {
      database.exec('BEGIN');
      try {
        return operation(...args);
      } finally {
        database.exec('COMMIT');
      }
    },
  ]);
  return Object.fromEntries(whole) as Synchronous<Reading>;
}
