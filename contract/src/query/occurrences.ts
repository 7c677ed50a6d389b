import { analyse, type Token } from './analyser.ts';
import { fields, type FieldName, type FieldValue } from './fields.ts';
import { numberSequences } from './numbers.ts';
import { fitsPattern } from './patterns.ts';
import type { NearOperand, PhraseTerm, QueryNode } from './tree.ts';

/** Words in a row: the first and the one after the last. */
export type Run = readonly [number, number];

/** The words of one value, with the places of those the query asks for. */
export interface Sequence {
  /** Index of the value the words are from. */
  value: number;
  field: FieldName;
  tokens: readonly Token[];
  /** Positions by term: see `termKey`. */
  positions: ReadonlyMap<string, readonly number[]>;
}

/** The words and patterns a query looks for anywhere. */
interface Wanted {
  words: ReadonlySet<string>;
  patterns: readonly string[];
}

/** Collects what a tree looks for, also in its negated parts. */
export function wantedBy(tree: QueryNode): Wanted {
  const words = new Set<string>();
  const patterns = new Set<string>();
  const addTerm = (term: PhraseTerm) =>
    term.type === 'exact' ? words.add(term.word) : patterns.add(term.pattern);
  const visit = (node: QueryNode): void => {
    switch (node.type) {
      case 'and':
      case 'or':
        return node.nodes.forEach(visit);
      case 'near':
        return node.operands.forEach(visit);
      case 'not':
      case 'field':
        return visit(node.node);
      case 'word':
        node.forms.forEach((form) => words.add(form));
        return;
      case 'wildcard':
        patterns.add(node.pattern);
        return;
      case 'phrase':
        node.terms.forEach(addTerm);
        return;
      case 'compound':
        node.terms.forEach(addTerm);
        addTerm(node.joined);
    }
  };
  visit(tree);
  return { words, patterns: [...patterns] };
}

/** Words in a row and the places of each. */
interface ReadWords {
  tokens: readonly Token[];
  places: ReadonlyMap<string, readonly number[]>;
}

/** A value that was read for many queries to look into. */
export interface ReadValue {
  field: FieldName;
  read: readonly ReadWords[];
}

/** The sequences of words of a value: one, or for a reference number every way of writing it. */
export function sequencesOf({ field, text }: FieldValue, value: number, wanted: Wanted): Sequence[] {
  return tokensOf({ field, text }).map((tokens) => ({
    value,
    field,
    tokens,
    positions: findPositions(tokens, wanted),
  }));
}

/** The same of a value whose words were read before. */
export function sequencesIn(
  { field, read }: ReadValue,
  value: number,
  { words, patterns }: Wanted,
): Sequence[] {
  return read.map(({ tokens, places }) => {
    const positions = new Map<string, readonly number[]>();
    for (const word of words) {
      const found = places.get(word);
      if (found) positions.set(word, found);
    }
    for (const pattern of patterns) {
      const found: number[] = [];
      places.forEach((list, word) => {
        if (fitsPattern(pattern, word)) for (const position of list) found.push(position);
      });
      if (found.length > 0) positions.set(patternKey(pattern), found.sort(ascending));
    }
    return { value, field, tokens, positions };
  });
}

/** Reads the words of a value, to be looked into often. */
export function readValue(value: FieldValue): ReadValue {
  const read = tokensOf(value).map((tokens) => {
    const places = new Map<string, number[]>();
    tokens.forEach(({ word }, position) => {
      const list = places.get(word);
      if (list) list.push(position);
      else places.set(word, [position]);
    });
    return { tokens, places };
  });
  return { field: value.field, read };
}

/** The words of a value in the order they stand in, for a number in every way it can be written. */
function tokensOf({ field, text }: FieldValue): Token[][] {
  return fields[field].analyser === 'number' ? numberSequences(text) : [analyse(text)];
}

/** The same as an index holds them. */
export function wordsOfValue(value: FieldValue): string[][] {
  return tokensOf(value).map((tokens) => tokens.map(({ word }) => word));
}

function ascending(one: number, other: number): number {
  return one - other;
}

/** A pattern starts with a sign that no word has. */
function patternKey(pattern: string): string {
  return `*${pattern}`;
}

function findPositions(tokens: readonly Token[], { words, patterns }: Wanted): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  const add = (key: string, position: number) => {
    const list = positions.get(key);
    if (list) list.push(position);
    else positions.set(key, [position]);
  };
  const fitting = new Map<string, readonly string[]>();
  tokens.forEach(({ word }, position) => {
    if (words.has(word)) add(word, position);
    if (patterns.length === 0) return;
    let keys = fitting.get(word);
    if (!keys) {
      keys = patterns.filter((pattern) => fitsPattern(pattern, word)).map(patternKey);
      fitting.set(word, keys);
    }
    for (const key of keys) add(key, position);
  });
  return positions;
}

/** Where an operand occurs, in order: one list per length an occurrence can have. */
export function occurrences(sequence: Sequence, node: NearOperand): Run[][] {
  switch (node.type) {
    case 'word': {
      const found = node.forms.flatMap((form) => sequence.positions.get(form) ?? []);
      return [found.sort(ascending).map((position) => [position, position + 1])];
    }
    case 'wildcard':
      return [runsOf(sequence, [node])];
    case 'phrase':
      return [runsOf(sequence, node.terms)];
    case 'compound':
      return [runsOf(sequence, node.terms), runsOf(sequence, [node.joined])];
  }
}

type RunTerm = PhraseTerm | { type: 'wildcard'; pattern: string };

function runsOf({ positions, tokens }: Sequence, terms: readonly RunTerm[]): Run[] {
  const places = terms.map(
    (term) => positions.get(term.type === 'exact' ? term.word : patternKey(term.pattern)) ?? [],
  );
  if (places.some((list) => list.length === 0)) return [];
  const [first = [], ...others] = places;
  const following = others.map((list) => new Set(list));
  return first
    .filter((start) => start + terms.length <= tokens.length)
    .filter((start) => following.every((list, index) => list.has(start + index + 1)))
    .map((start) => [start, start + terms.length]);
}
