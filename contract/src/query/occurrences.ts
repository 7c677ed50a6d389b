import type { Token } from './analyser.ts';
import { type FieldName, fields, type FieldValue, type SpokenTurn } from './fields.ts';
import { fitsPattern } from './patterns.ts';
import {
  asJoined,
  type Extra,
  extrasAmong,
  mark,
  type Reading,
  readingsOf,
  type WantedExtras,
} from './readings.ts';
import { glanceFor, type Glance, mayBeIn, readingAt } from './glance.ts';
import type { NearOperand, PhraseTerm, QueryNode } from './tree.ts';

/** Words in a row: the first and the one after the last, and the one up to which they are marked. */
export type Run = readonly [number, number, number];

/** The words of one value, with the places of those the query asks for. */
export interface Sequence {
  /** Index of the value the words are from. */
  value: number;
  field: FieldName;
  /** Those that are asked for at their places; others may be left unread (glance.ts). */
  tokens: readonly Token[];
  /** Positions by term: see `keyOf`. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** Where what is written with several words ends, by term and position. */
  reaches: Reaches;
  /** Who speaks where in the value. */
  turns?: readonly SpokenTurn[] | undefined;
}

type Reaches = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The words and patterns a query looks for anywhere. */
interface Wanted {
  words: ReadonlySet<string>;
  patterns: readonly string[];
  extras: WantedExtras;
  /** How a long text is looked through for these alone; absent where all its words are needed. */
  glance?: Glance | undefined;
}

/** What trees look for, by the tree: a page of hits is looked through with one. */
const collected = new WeakMap<QueryNode, Wanted>();

/** Collects what a tree looks for, also in its negated parts. */
export function wantedBy(tree: QueryNode): Wanted {
  const wanted = collected.get(tree) ?? collect(tree);
  collected.set(tree, wanted);
  return wanted;
}

function collect(tree: QueryNode): Wanted {
  let turns = false;
  const words = new Set<string>();
  const patterns = new Set<string>();
  const addTerm = (term: PhraseTerm) => {
    if (term.type === 'wildcard') patterns.add(term.pattern);
    else for (const word of wordsOfTerm(term)) words.add(word);
  };
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
      case 'said':
        turns = true;
        visit(node.speaker);
        return visit(node.said);
      case 'word':
        return addTerm({ type: 'forms', forms: node.forms });
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
  const extras = extrasAmong(words);
  const wanted = { words, patterns: [...patterns], extras };
  // What turn a word is in is known of all their words, and what a reference number is of the words around it.
  return turns || extras.references ? wanted : { ...wanted, glance: glanceFor(wanted) };
}

/** The words of which one has to stand there, where a term is no pattern: written, joined or as its own kind has it. */
export function wordsOfTerm(term: Exclude<PhraseTerm, { type: 'wildcard' }>): string[] {
  const forms = term.type === 'exact' ? [term.word] : [...new Set(term.forms)];
  return forms.flatMap((form) => (form.startsWith(mark) ? [form] : [form, asJoined(form)]));
}

/** A reading with the places of each of its words. */
interface IndexedReading extends Reading {
  places: ReadonlyMap<string, readonly number[]>;
  reaches: Reaches;
}

/** A value that was read for many queries to look into. */
export interface ReadValue extends Pick<FieldValue, 'field' | 'turns'> {
  /** Of its text. */
  length: number;
  read: readonly IndexedReading[];
}

/** The sequences of words of a value: one, or for a reference number every way of writing it, none where nothing wanted is in it. */
export function sequencesOf(given: FieldValue, value: number, wanted: Wanted): Sequence[] {
  return soughtReadings(given, wanted).map((reading) => ({
    value,
    field: given.field,
    tokens: reading.tokens,
    turns: given.turns,
    ...findPositions(reading, wanted),
  }));
}

function soughtReadings(given: FieldValue, { extras, glance }: Wanted): Reading[] {
  if (!glance) return readingsOf(given, extras);
  if (fields[given.field].analyser === 'words') return [readingAt(given.text, glance)];
  return mayBeIn(given.text, glance) ? readingsOf(given, extras) : [];
}

/** The same of a value whose words were read before. */
export function sequencesIn(
  { field, turns, read }: ReadValue,
  value: number,
  { words, patterns }: Wanted,
): Sequence[] {
  return read.map(({ tokens, places, reaches }) => {
    const positions = new Map<string, readonly number[]>();
    for (const word of words) {
      const found = places.get(word);
      if (found) positions.set(word, found);
    }
    for (const pattern of patterns) {
      const found: number[] = [];
      places.forEach((list, word) => {
        if (fits(pattern, word)) for (const position of list) found.push(position);
      });
      if (found.length > 0) positions.set(patternKey(pattern), found.sort(ascending));
    }
    return { value, field, tokens, turns, positions, reaches };
  });
}

/** Reads the words of a value, to be looked into often. */
export function readValue(value: FieldValue): ReadValue {
  const read = readingsOf(value).map((reading) => {
    const places = new Map<string, number[]>();
    const reaches = new Map<string, Map<number, number>>();
    reading.tokens.forEach(({ word }, position) => addTo(places, word, position));
    for (const extra of reading.extras) addExtra(places, reaches, extra);
    return { ...reading, places, reaches };
  });
  const { field, turns, text } = value;
  return { field, ...(turns && { turns }), length: text.length, read };
}

function ascending(one: number, other: number): number {
  return one - other;
}

/** A pattern starts with a sign that no word has. */
function patternKey(pattern: string): string {
  return `*${pattern}`;
}

function keyOf(term: PhraseTerm): readonly string[] {
  return term.type === 'wildcard' ? [patternKey(term.pattern)] : wordsOfTerm(term);
}

/** Patterns are looked for among what is written alone. */
function fits(pattern: string, word: string): boolean {
  return !word.startsWith(mark) && fitsPattern(pattern, word);
}

function addTo(places: Map<string, number[]>, key: string, position: number): void {
  const list = places.get(key);
  if (list) list.push(position);
  else places.set(key, [position]);
}

function addExtra(
  places: Map<string, number[]>,
  reaches: Map<string, Map<number, number>>,
  { word, from, to }: Extra,
): void {
  const reach = reaches.get(word) ?? new Map<number, number>();
  // The same may be written from one place on in two ways.
  const known = reach.get(from);
  if (known === undefined) addTo(places, word, from);
  reach.set(from, Math.max(to, known ?? 0));
  reaches.set(word, reach);
}

function findPositions({ tokens, extras }: Reading, { words, patterns }: Wanted) {
  const positions = new Map<string, number[]>();
  const reaches = new Map<string, Map<number, number>>();
  const fitting = new Map<string, readonly string[]>();
  tokens.forEach(({ word }, position) => {
    // Left unread, which most are.
    if (word === mark) return;
    if (words.has(word)) addTo(positions, word, position);
    if (patterns.length === 0) return;
    let keys = fitting.get(word);
    if (!keys) {
      keys = patterns.filter((pattern) => fits(pattern, word)).map(patternKey);
      fitting.set(word, keys);
    }
    for (const key of keys) addTo(positions, key, position);
  });
  for (const extra of extras) if (words.has(extra.word)) addExtra(positions, reaches, extra);
  return { positions, reaches };
}

/** Where an operand occurs, in order: one list per length an occurrence can have. */
export function occurrences(sequence: Sequence, node: NearOperand): Run[][] {
  switch (node.type) {
    case 'word':
      return [runsOf(sequence, [{ type: 'forms', forms: node.forms }])];
    case 'wildcard':
      return [runsOf(sequence, [node])];
    case 'phrase':
      return [runsOf(sequence, node.terms)];
    case 'compound':
      return [runsOf(sequence, node.terms), runsOf(sequence, [node.joined])];
  }
}

function runsOf({ positions, reaches, tokens }: Sequence, terms: readonly PhraseTerm[]): Run[] {
  const keys = terms.map(keyOf);
  const places = keys.map((ofTerm) => placesOf(positions, ofTerm));
  if (places.some((list) => list.length === 0)) return [];
  const [first = [], ...others] = places;
  const following = others.map((list) => new Set(list));
  const reachAt = (start: number) =>
    Math.max(
      start + terms.length,
      ...keys.flatMap((ofTerm, index) =>
        ofTerm.map((key) => (reaches.size > 0 ? (reaches.get(key)?.get(start + index) ?? 0) : 0)),
      ),
    );
  return first
    .filter((start) => start + terms.length <= tokens.length)
    .filter((start) => following.every((list, index) => list.has(start + index + 1)))
    .map((start) => [start, start + terms.length, reachAt(start)]);
}

/** Where one of these stands, in order and each place once. */
function placesOf(positions: Sequence['positions'], keys: readonly string[]): readonly number[] {
  const lists = keys.flatMap((key) => positions.get(key) ?? []);
  return keys.length < 2 ? lists : [...new Set(lists)].sort(ascending);
}
