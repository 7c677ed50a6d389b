import type { DatabaseSync } from 'node:sqlite';
import type { MetadataField } from 'contract/document-parts';
import { fieldValuesOf } from 'contract/query/fields';
import { readingsOf } from 'contract/query/readings';
import type { QueryNode } from 'contract/query/tree';
import type { CountedTurns } from '../document-store.ts';
import { searchable } from '../searchable.ts';
import { turnReadings } from '../turn-readings.ts';
import type { Contents } from './contents.ts';
import { evaluate } from './evaluate.ts';
import { keyOf } from '../operands.ts';
import { partitionReader } from './partition-reader.ts';
import type { Partition } from './partitions.ts';
import { partsOfTurns } from './parts.ts';
import { rows, type Plan } from './plan.ts';
import { query } from './query.ts';
import { toRows } from './row-sets.ts';
import { type Sources, translate } from './translate.ts';
import { turnsTable } from './turns.ts';
import type { Terms } from './patterns.ts';
import { placesOf, type Places } from './values.ts';

/** Every row of a turn. */
const everyTurn = { first: 1, last: Number.MAX_SAFE_INTEGER };
/** Turns say nothing in several languages. */
const metadataField: MetadataField = 'metadata';

/** Searches the turns of a partition. */
interface Spoken {
  /** Finds documents by what one of their turns is. */
  documentsIn(partition: Partition): (turn: QueryNode) => Plan;
  /** Counts the turns of some documents. */
  count(partition: Partition, turn: QueryNode, rows: Float64Array): CountedTurns;
}

/**
 * Searches the turns of an open store. A query of a turn is translated as one of a document is, with the two columns of a
 * turn in the place of its fields (parts.ts).
 * @param remember keeps what was found until the store changes
 */
export function spokenIn(
  database: DatabaseSync,
  contents: Contents,
  {
    termsOf,
    fewRows,
    remember,
  }: Pick<Sources, 'fewRows' | 'remember'> & { termsOf: (partition: Partition) => Terms },
): Spoken {
  const turns = partitionReader(database, turnsTable);
  const documentOf = query<{ first: number; last: number; row: number; partition: Partition }>(
    database,
    'SELECT first, last, row, partition FROM spoken WHERE first <= ? ORDER BY first DESC LIMIT 1',
  );
  const debates = query<[number, number, number]>(
    database,
    'SELECT first, last, row FROM spoken WHERE partition = ? ORDER BY first',
    true,
  );

  /** Reads turns of a partition, most of which stand behind another of the same document; those of others pass nothing. */
  function turnValues(partition: Partition): Sources['verify'] {
    let known: { first: number; last: number; turns: { speaker: Places; said: Places }[] } | undefined;
    return (turn, field, passes) => {
      if (!known || turn < known.first || turn > known.last) {
        const { first, last, row, partition: own } = documentOf.only(turn);
        if (own !== partition) return false;
        const values = fieldValuesOf(searchable(contents.read(row), metadataField));
        const read = turnReadings(values, (value) => readingsOf(value));
        known = {
          first,
          last,
          turns: read.map(({ speaker, said }) => ({ speaker: placesOf(speaker), said: placesOf(said) })),
        };
      }
      const own = known.turns[turn - known.first];
      return own !== undefined && passes(field === 'speaker' ? own.speaker : own.said);
    };
  }

  /** The turns that a query finds with the words of a partition, among these where some are given. */
  function found(
    partition: Partition,
    turn: QueryNode,
    among?: { key: string; turns: Float64Array },
  ): Float64Array {
    const verify = turnValues(partition);
    const wanted = among && new Set(among.turns);
    const plan = translate(turn, {
      partition: turns,
      terms: termsOf(partition),
      fewRows,
      range: everyTurn,
      metadataField,
      partsOf: partsOfTurns,
      verify: (row, field, passes) => wanted?.has(row) !== false && verify(row, field, passes),
      remember: (key, find) => remember(`${partition} ${turnsTable} ${among?.key ?? ''} ${key}`, find),
    });
    const rows = evaluate(plan, turns, everyTurn);
    // Of others nothing was verified, so what is said of them is not so.
    return wanted ? rows.filter((row) => wanted.has(row)) : rows;
  }

  /** The same; the texts of no turns are read but those of the speaker that all must have. */
  function foundOfSpeaker(partition: Partition, turn: QueryNode): Float64Array {
    const own = turn.type === 'and' ? turn.nodes.find(isSpeaker) : undefined;
    if (!own) return found(partition, turn);
    return found(partition, turn, { key: keyOf(own), turns: found(partition, own) });
  }

  /** First and last turn and row of each document, in the order of the turns. */
  const placesIn = (partition: Partition) =>
    remember(`${partition} debates`, () => Float64Array.from(debates.all(partition).flat()));

  return {
    documentsIn: (partition) => (turn) => {
      const find = () => documentsWith(foundOfSpeaker(partition, turn), placesIn(partition));
      return rows(remember(`${partition} spoken ${keyOf(turn)}`, find));
    },
    count(partition, turn, among) {
      const wanted = new Set(among);
      const counted = { turns: 0, debates: 0 };
      const tell = (row: number, turns: number) => {
        if (!wanted.has(row)) return;
        counted.debates += 1;
        counted.turns += turns;
      };
      eachDocument(foundOfSpeaker(partition, turn), placesIn(partition), tell);
      return counted;
    },
  };
}

function isSpeaker(node: QueryNode): boolean {
  return node.type === 'field' && node.field === 'speaker';
}

/** The rows of the documents that have any of these turns. */
function documentsWith(turns: Float64Array, debates: Float64Array): Float64Array {
  const documents: number[] = [];
  eachDocument(turns, debates, (row) => documents.push(row));
  return toRows(documents);
}

/** Tells the row of each document that has any of these turns, and how many it has. */
function eachDocument(
  turns: Float64Array,
  debates: Float64Array,
  tell: (row: number, turns: number) => void,
): void {
  let next = 0;
  for (let at = 0; at < debates.length && next < turns.length; at += 3) {
    while (next < turns.length && turns[next]! < debates[at]!) next += 1;
    const first = next;
    while (next < turns.length && turns[next]! <= debates[at + 1]!) next += 1;
    if (next > first) tell(debates[at + 2]!, next - first);
  }
}
