import { type FieldValue, type QueryField, unnamedFields } from './fields.ts';
import { ABSENT, type Found, judge, type Mark, PRESENT, UNKNOWN } from './judge.ts';
import {
  readValue,
  sequencesIn,
  sequencesOf,
  wantedBy,
  type ReadValue,
  type Sequence,
} from './occurrences.ts';
import type { NearOperand, QueryNode, QueryTree, SaidNode } from './tree.ts';

/** Which words and phrases of a query stand somewhere in a document. */
export interface Met {
  /**
   * Those that do, negated ones too, numbered as in `Mark`; those of a proximity only where it holds, and in the place of
   * those of ZEI, ZEI itself where it does.
   */
  leaves: readonly number[];
  /** Whether all of the text was looked at; if not, the others may stand in the rest. */
  whole: boolean;
}
const noMatch: Met = { leaves: [], whole: true };

/**
 * Characters of a document looked at for marks, all values together in their order: the longest acts and budgets
 * whole, and an end for what is made to be endless.
 */
const maximumCharacters = 2_000_000;

/** What of a value made the document match. */
export interface MarkedWords {
  /** Characters of it that were looked at. */
  seen: number;
  marks: Mark[];
  /** Places of the turns in it because of which the document matches, in order; of ZEI alone. */
  turns: number[];
}

/** The values of a document, read once for many queries to look into. */
export interface ReadValues {
  values: readonly ReadValue[];
  /** Whether all of the text was read. */
  whole: boolean;
}

/** Reads the part of these values that is looked at for marks. */
export function readValues(values: readonly FieldValue[]): ReadValues {
  const { seen, whole } = within(values, maximumCharacters);
  return { values: seen.map(readValue), whole };
}

/**
 * Per value, in order, what made the document match (SEARCH.md, Highlight): phrases and proximities
 * only where they hold, never a negated part, of an OR only the sides that hold for the document.
 * Marks of different leaves may overlap. Looks at a bounded part of the text and never throws.
 * With `elsewhere` the values are a part of a document, and what was met in the rest of it counts too.
 */
export function markWords(
  tree: QueryTree,
  values: readonly FieldValue[],
  limit = maximumCharacters,
  elsewhere: Met = noMatch,
): { marked: MarkedWords[]; met: Met } {
  const { seen, sequences, whole } = lookInto(tree, values, limit);
  return marksOf(tree, seen, sequences, { ...elsewhere, whole: whole && elsewhere.whole });
}

/** The marks in values that were read before. */
export function markRead(tree: QueryTree, { values, whole }: ReadValues): MarkedWords[] {
  const wanted = wantedBy(tree);
  const sequences = values.flatMap((value, index) => sequencesIn(value, index, wanted));
  const seen = values.map(({ length }) => length);
  return marksOf(tree, seen, sequences, { ...noMatch, whole }).marked;
}

function marksOf(
  tree: QueryTree,
  lengths: readonly number[],
  sequences: readonly Sequence[],
  known: Met,
): { marked: MarkedWords[]; met: Met } {
  const { marks, turns, met } = evaluate(tree, sequences, known);
  const found = Map.groupBy(marks, ({ value }) => value);
  const spoken = Map.groupBy(turns, ({ value }) => value);
  const marked = lengths.map((seen, value): MarkedWords => {
    const here = (found.get(value) ?? []).map(({ start, end, leaf }) => ({ start, end, leaf }));
    here.sort((left, right) => left.start - right.start || left.end - right.end || left.leaf - right.leaf);
    const said = new Set(spoken.get(value)?.map(({ turn }) => turn));
    return {
      seen,
      marks: here.filter((mark, at) => !isSame(mark, here[at - 1])),
      turns: [...said].sort((one, other) => one - other),
    };
  });
  return { marked, met };
}

function isSame(one: Mark, other: Mark | undefined): boolean {
  return one.start === other?.start && one.end === other.end && one.leaf === other.leaf;
}

/** The marks alone. */
export function findMarks(
  tree: QueryTree,
  values: readonly FieldValue[],
  limit?: number,
  elsewhere?: Met,
): Mark[][] {
  return markWords(tree, values, limit, elsewhere).marked.map(({ marks }) => marks);
}

/** Says whether a document with these values matches; looks at all of its text. */
export function matches(tree: QueryTree, values: readonly FieldValue[]): boolean {
  const { sequences, whole } = lookInto(tree, values, Infinity);
  return evaluate(tree, sequences, { ...noMatch, whole }).truth === PRESENT;
}

/** The marks as ranges in order without overlap, as `Marked` wants them. */
export function mergeMarks(marks: readonly { start: number; end: number }[]): [number, number][] {
  const merged: [number, number][] = [];
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** The sequences of so many characters of the values, how many of each, and whether that is all there are. */
function lookInto(
  tree: QueryTree,
  values: readonly FieldValue[],
  limit: number,
): { sequences: Sequence[]; seen: number[]; whole: boolean } {
  const wanted = wantedBy(tree);
  const { seen, whole } = within(values, limit);
  const sequences = seen.flatMap((value, index) => sequencesOf(value, index, wanted));
  return { sequences, seen: seen.map(({ text }) => text.length), whole };
}

/** The first so many characters of the values, and whether that is all there are. */
function within(values: readonly FieldValue[], limit: number): { seen: FieldValue[]; whole: boolean } {
  let left = limit;
  let whole = true;
  const seen = values.map((value): FieldValue => {
    const { field, text, turns } = value;
    const part = text.length <= left ? text : cutAtSpace(text, left);
    left -= part.length;
    if (part.length === text.length) return value;
    whole = false;
    return { field, text: part, ...(turns && { turns: turns.filter(({ to }) => to <= part.length) }) };
  });
  return { seen, whole };
}

function evaluate(tree: QueryTree, sequences: readonly Sequence[], known: Met): Found & { met: Met } {
  // Most values have none of the words.
  const holding = sequences.filter(({ positions }) => positions.size > 0);
  const searchedIn = (named: QueryField | undefined) =>
    holding.filter(({ field }) => (named ? field === named : unnamedFields.includes(field)));
  const met = new Set(known.leaves);
  const result = judge(tree, searchedIn, sequences, {
    leaves: numberLeaves(tree),
    met,
    absent: known.whole ? ABSENT : UNKNOWN,
  });
  return { ...result, met: { leaves: [...met], whole: known.whole } };
}

/** The words and phrases of a query, numbered as in `Mark`; what ZEI holds of is numbered as one, too. */
export function numberLeaves(tree: QueryTree): Map<NearOperand | SaidNode, number> {
  const leaves = new Map<NearOperand | SaidNode, number>();
  const visit = (node: QueryNode): void => {
    if (node.type === 'and' || node.type === 'or') node.nodes.forEach(visit);
    else if (node.type === 'near') node.operands.forEach(visit);
    else if (node.type === 'said') {
      visit(node.speaker);
      visit(node.said);
      leaves.set(node, leaves.size);
    } else if (node.type === 'not' || node.type === 'field') visit(node.node);
    // Proximities that are made of a bracket share operands.
    else if (!leaves.has(node)) leaves.set(node, leaves.size);
  };
  visit(tree);
  return leaves;
}

/** The start of a text, not longer than this, that ends where a word ends if there is any space in it. */
function cutAtSpace(text: string, length: number): string {
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > 0 ? space : length);
}
