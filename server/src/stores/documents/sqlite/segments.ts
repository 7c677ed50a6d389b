import type { DatabaseSync } from 'node:sqlite';
import type { Prepared } from './prepare.ts';
import type { Partition } from './partitions.ts';
import { query } from './query.ts';
import { toRows } from './row-sets.ts';

/** What statistics count of some rows of one partition, each list as long as the rows or marked by `ends`. */
export interface Segment {
  rows: Float64Array;
  /** Epoch milliseconds. */
  dates: Float64Array;
  /** Number of the row's own node of the source tree. */
  groups: Uint32Array;
  /** Where a row's stakeholders and topics end in their lists; they begin where the row before ends. */
  stakeholderEnds: Uint32Array;
  topicEnds: Uint32Array;
  stakeholders: Uint32Array;
  topics: Uint32Array;
  /** Where a row's facts end in `facts`; of documents there are none. */
  factEnds: Uint32Array;
  facts: Uint32Array;
}

/** Values remembered with their numbers, so that most need no look at the table. */
const rememberedValues = 300_000;

/** Bytes of segments that are read for the rows in them; of more it is less work to search anew. */
const fewBytes = 256 * 1_024;

/** Tells which rows change. The last segment has the number of the last change of documents: each writes one at least. */
interface Changes {
  /** The last change. */
  last(): number;
  /** The rows of a partition that came or went after a change, ascending; undefined where they are many. */
  since(partition: Partition, change: number): Float64Array | undefined;
}

export function changeReader(database: DatabaseSync): Changes {
  const last = query<{ id: number }>(database, 'SELECT coalesce(max(id), 0) AS id FROM segment');
  const after = 'FROM segment WHERE id > ? AND partition = ?';
  const size = query<{ bytes: number }>(database, `SELECT total(length(data)) AS bytes ${after}`);
  const read = query<{ data: Uint8Array }>(database, `SELECT data ${after}`);
  return {
    last: () => last.only().id,
    since(partition, change) {
      if (size.only(change, partition).bytes > fewBytes) return undefined;
      return toRows(read.all(change, partition).flatMap(({ data }) => [...unpackSegment(data).rows]));
    },
  };
}

/** What is written of a row that is there no longer: nothing that anybody counts. */
const gone = { date: 0, group: 0, lists: [[], [], []] } satisfies Omit<Entry, 'row'>;

interface Entry {
  row: number;
  date: number;
  group: number;
  lists: [number[], number[], number[]];
}

/** Collects what a batch adds to the statistics and writes it as one segment for each partition. */
export function segmentWriter(database: DatabaseSync) {
  const insertValue = database.prepare('INSERT INTO value(dimension, value) VALUES(?, ?)');
  const findValue = query<{ id: number }>(database, 'SELECT id FROM value WHERE dimension = ? AND value = ?');
  const insertSegment = database.prepare('INSERT INTO segment(partition, data) VALUES(?, ?)');
  let known = new Map<string, number>();
  let waiting = new Map<Partition, Entry[]>();

  function entriesOf(partition: Partition): Entry[] {
    const entries = waiting.get(partition) ?? [];
    waiting.set(partition, entries);
    return entries;
  }

  function numberOf(dimension: string, value: string): number {
    const key = `${dimension} ${value}`;
    let id = known.get(key);
    if (id === undefined) {
      id = (findValue.get(dimension, value)?.id ??
        insertValue.run(dimension, value).lastInsertRowid) as number;
      known.set(key, id);
    }
    return id;
  }

  return {
    /** A row is there no longer, until something else is added in its place. */
    remove(row: number, partition: Partition): void {
      entriesOf(partition).push({ row, ...gone });
    },
    add(row: number, { partition, date, groupPath, stakeholders, topics, facts }: Prepared): void {
      const numbers = (dimension: string, values: readonly string[]) =>
        [...new Set(values)].map((value) => numberOf(dimension, value));
      entriesOf(partition).push({
        row,
        date,
        group: numberOf('groupPath', groupPath),
        lists: [numbers('stakeholder', stakeholders), numbers('topic', topics), numbers('fact', facts)],
      });
    },
    /** Writes what was added, inside the caller's transaction. */
    write(): void {
      for (const [partition, entries] of waiting) {
        const ends = (which: 0 | 1 | 2) => {
          let end = 0;
          return Uint32Array.from(entries, ({ lists }) => (end += lists[which].length));
        };
        const all = (which: 0 | 1 | 2) => Uint32Array.from(entries.flatMap(({ lists }) => lists[which]));
        const data = packSegment({
          rows: Float64Array.from(entries, ({ row }) => row),
          dates: Float64Array.from(entries, ({ date }) => date),
          groups: Uint32Array.from(entries, ({ group }) => group),
          stakeholderEnds: ends(0),
          topicEnds: ends(1),
          factEnds: ends(2),
          stakeholders: all(0),
          topics: all(1),
          facts: all(2),
        });
        insertSegment.run(partition, data);
      }
      waiting = new Map();
      if (known.size > rememberedValues) known = new Map();
    },
    /** Drops what was added, after the transaction failed. */
    forget(): void {
      waiting = new Map();
      known = new Map();
    },
  };
}

/** Numbers in the head: how long the lists of a row each, of stakeholders, of topics and of facts are. */
const headLength = 4;

/** The lengths, then the lists, the widest numbers first so that each is aligned. */
export function packSegment(segment: Segment): Uint8Array {
  const { rows, dates, groups, stakeholderEnds, topicEnds, factEnds, stakeholders, topics, facts } = segment;
  const head = Uint32Array.of(rows.length, stakeholders.length, topics.length, facts.length);
  const lists = [
    head,
    rows,
    dates,
    groups,
    stakeholderEnds,
    topicEnds,
    factEnds,
    stakeholders,
    topics,
    facts,
  ];
  return Buffer.concat(
    lists.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
}

/** The segment `packSegment` was given. */
export function unpackSegment(data: Uint8Array): Segment {
  // What SQLite hands over begins where eight bytes do.
  const { buffer, byteOffset } = data.byteOffset % 8 === 0 ? data : Uint8Array.from(data);
  const [count = 0, stakeholders = 0, topics = 0, facts = 0] = new Uint32Array(
    buffer,
    byteOffset,
    headLength,
  );
  let at = byteOffset + headLength * 4;
  const floats = () => new Float64Array(buffer, (at += count * 8) - count * 8, count);
  const integers = (length: number) => new Uint32Array(buffer, (at += length * 4) - length * 4, length);
  return {
    rows: floats(),
    dates: floats(),
    groups: integers(count),
    stakeholderEnds: integers(count),
    topicEnds: integers(count),
    factEnds: integers(count),
    stakeholders: integers(stakeholders),
    topics: integers(topics),
    facts: integers(facts),
  };
}

/** A segment without rows. */
export const emptySegment: Segment = unpackSegment(new Uint8Array(headLength * 4));
