import type { MetadataField } from 'contract/document-parts';
import { type Field, type FieldName, fieldNames, fields, type QueryField } from 'contract/query/fields';
import { fitsPattern } from 'contract/query/patterns';
import type { NearNode, NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import { soleOf } from '#platform/sole.ts';
import { translationOf } from '../searchable.ts';
import { evaluate } from './evaluate.ts';
import { isNear, holds, type Operand } from './near.ts';
import { prefixOf, type Terms } from './patterns.ts';
import { allOf, anyOf, emptyPlan, expression, rows, type Plan } from './plan.ts';
import { union } from './row-sets.ts';
import type { Range, PartitionReader } from './partition-reader.ts';
import { labelWord, markOfAll, markOfTranslation, translatedWord } from './tokens.ts';

/** What a translation looks up while it goes. */
interface Sources {
  partition: PartitionReader;
  terms: Terms;
  /** Only rows in here matter. */
  range: Range;
  metadataField: MetadataField;
  /** Says whether any value of the field in the stored document passes. */
  verify(row: number, field: QueryField | undefined, passes: (words: readonly string[]) => boolean): boolean;
  /** Keeps what `find` found under the key until the store changes. */
  remember(key: string, find: () => Float64Array): Float64Array;
}

/** Words in a row, of which the last may be only a beginning. */
interface Run {
  words: readonly string[];
  open: boolean;
}
/** Columns searched together, with the names words have there. */
interface Part {
  within: (atom: string) => string;
  word: (word: string) => string;
  /** Whether FTS5 alone keeps a proximity inside one value (tokens.ts). */
  apart: boolean;
}

/** Runs put into one expression; an OR of more costs FTS5 more than asking for each by itself. */
const inlineRuns = 40;
/** Runs asked for together when there are more than that: an OR of so few costs less than asking for each. */
const groupedRuns = 4;
/** Runs asked for by themselves; a product of more is found through its parts and read again. */
const separateRuns = 10_000;

const everything = expression(`"${markOfAll}"`);

/**
 * Translates a query tree exactly. FTS5 does words, phrases and most proximities; what it would count
 * differently it proposes and `verify` decides.
 * @throws TooBroadError
 */
export function translate(query: QueryNode, sources: Sources): Plan {
  const language = translationOf(sources.metadataField);
  const titles = ofKind('title').flatMap(partsOfField);
  const [texts, names] = [ofKind('texts'), ofKind('names')];
  return plan(query, undefined);

  function plan(node: QueryNode, field: QueryField | undefined): Plan {
    switch (node.type) {
      case 'field':
        return plan(node.node, node.field);
      case 'or':
        return anyOf(node.nodes.map((each) => plan(each, field)));
      case 'not':
        return allOf([everything], plan(node.node, field));
      case 'and': {
        const wanted = node.nodes.filter((each) => each.type !== 'not').map((each) => plan(each, field));
        const unwanted = node.nodes.flatMap((each) => (each.type === 'not' ? [plan(each.node, field)] : []));
        return allOf(wanted.length > 0 ? wanted : [everything], anyOf(unwanted));
      }
      case 'near': {
        const only = soleOf(node.operands);
        return only ? leaf(only, field) : near(node, field);
      }
      default:
        return leaf(node, field);
    }
  }

  function leaf(node: NearOperand, field: QueryField | undefined): Plan {
    const found = runsOf(node);
    const key = () => keyOf(node, field);
    if (found) return ask(key, found.map(atomOf), partsOf(field));
    const operand = operandOf(node);
    const proposed = anyOf(proposalsOf(node).map((terms) => allOf(terms.map((term) => leaf(term, field)))));
    return verified(key, proposed, field, (words) => holds(words, operand));
  }

  function near(node: NearNode, field: QueryField | undefined): Plan {
    const operands = node.operands.map(operandOf);
    const passes = (words: readonly string[]) => isNear(words, operands, node.distance);
    const key = () => keyOf(node, field);
    const choices = node.operands.map(runsOf);
    const product = choices.reduce((size, runs) => size * (runs?.length ?? Infinity), 1);
    if (choices.some((runs) => runs?.length === 0)) return emptyPlan;
    if (product > separateRuns) {
      return verified(key, allOf(node.operands.map((operand) => leaf(operand, field))), field, passes);
    }
    const exact: Atom[] = [];
    const loose: Atom[] = [];
    for (const runs of combinations(choices as Run[][])) {
      const { distance, isExact } = reachOf(runs, node.distance);
      const atom: Atom = (word) => `NEAR(${runs.map((run) => atomOf(run)(word)).join(' ')}, ${distance})`;
      (isExact ? exact : loose).push(atom);
    }
    const parts = partsOf(field, true);
    const apart = parts.filter((part) => part.apart);
    const joined = parts.filter((part) => !part.apart);
    const proposed = anyOf([
      ask(() => `${key()} loose`, loose, apart),
      ask(() => `${key()} joined`, [...exact, ...loose], joined),
    ]);
    return anyOf([ask(() => `${key()} exact`, exact, apart), verified(key, proposed, field, passes)]);
  }

  /** Found by any of the atoms in any of the parts; of few, the key is not asked for. */
  function ask(key: () => string, atoms: readonly Atom[], parts: readonly Part[]): Plan {
    if (atoms.length === 0 || parts.length === 0) return emptyPlan;
    if (atoms.length <= inlineRuns) {
      return anyOf(
        parts.map((part) => expression(part.within(atoms.map((atom) => atom(part.word)).join(' OR ')))),
      );
    }
    return rows(
      sources.remember(key(), () =>
        union(
          parts.flatMap((part) =>
            inGroups(atoms).map((group) =>
              sources.partition.rows(
                part.within(group.map((atom) => atom(part.word)).join(' OR ')),
                sources.range,
              ),
            ),
          ),
        ),
      ),
    );
  }

  function verified(
    key: () => string,
    proposed: Plan,
    field: QueryField | undefined,
    passes: (words: readonly string[]) => boolean,
  ): Plan {
    if (proposed.type === 'empty') return emptyPlan;
    return rows(
      sources.remember(`${key()} verified`, () =>
        evaluate(proposed, sources.partition, sources.range).filter((row) =>
          sources.verify(row, field, passes),
        ),
      ),
    );
  }

  /** Every run of known words that satisfies the operand; undefined when there are too many to list. */
  function runsOf(node: NearOperand): Run[] | undefined {
    switch (node.type) {
      case 'word':
        return [...new Set(node.forms)]
          .filter((form) => sources.terms.has(form))
          .map((word) => ({ words: [word], open: false }));
      case 'wildcard':
        return runsOfTerms([node]);
      case 'phrase':
        return runsOfTerms(node.terms);
      case 'compound': {
        const apart = runsOfTerms(node.terms);
        const joined = runsOfTerms([node.joined]);
        return apart && joined && [...apart, ...joined];
      }
    }
  }

  function runsOfTerms(terms: readonly Term[]): Run[] | undefined {
    const last = terms.at(-1);
    const prefix = last?.type === 'wildcard' ? prefixOf(last.pattern) : undefined;
    const choices = terms.map((term, index): readonly string[] => {
      if (term.type === 'exact') return sources.terms.has(term.word) ? [term.word] : [];
      if (prefix === undefined || index < terms.length - 1) return sources.terms.fitting(term.pattern);
      return sources.terms.hasPrefix(prefix, term.pattern) ? [prefix] : [];
    });
    const product = choices.reduce((size, words) => size * words.length, 1);
    if (product > separateRuns) return undefined;
    return [...combinations(choices)].map((words) => ({ words, open: prefix !== undefined }));
  }

  function partsOf(field: QueryField | undefined, proximity = false): Part[] {
    if (field) return partsOfField(field);
    if (proximity) return [...titles, ...texts.flatMap(partsOfField), columnsOf(names, false)];
    return language ? [...titles, columnsOf([...texts, ...names], false)] : [wordsOf(same, false)];
  }

  function partsOfField(name: FieldName): Part[] {
    switch (fields[name].kind) {
      case 'title':
        return language
          ? [
              { within: same, word: (word) => translatedWord(language, word), apart: true },
              wordsOf(
                (atom) => `({${fields[name].column}} : (${atom})) NOT "${markOfTranslation(language)}"`,
                true,
              ),
            ]
          : [columnsOf([name], true)];
      case 'texts':
        return [columnsOf([name], true)];
      case 'names':
        return [columnsOf([name], false)];
      case 'label':
        return [{ within: same, word: (word) => labelWord(name, word), apart: true }];
    }
  }

  function keyOf(node: QueryNode, field: QueryField | undefined): string {
    const { first, last } = sources.range;
    const whole = [node, field, sources.metadataField, first, last];
    return JSON.stringify(whole, (name, value: unknown) => (name === 'span' ? undefined : value));
  }
}

const ofKind = (kind: Field['kind']) => fieldNames.filter((name) => fields[name].kind === kind);

/** Words as they are, asked for in this way. */
const wordsOf = (within: (atom: string) => string, apart: boolean): Part => ({ within, word: same, apart });

/** The columns of these fields. */
function columnsOf(names: readonly FieldName[], apart: boolean): Part {
  const columns = names.map((name) => fields[name].column).join(' ');
  return wordsOf((atom) => `{${columns}} : (${atom})`, apart);
}

/** FTS5 text, given the names words have where it looks. */
type Atom = (word: (word: string) => string) => string;

function inGroups(atoms: readonly Atom[]): Atom[][] {
  const groups: Atom[][] = [];
  for (let from = 0; from < atoms.length; from += groupedRuns)
    groups.push(atoms.slice(from, from + groupedRuns));
  return groups;
}

function atomOf(run: Run): Atom {
  return (word) => `"${run.words.map(word).join(' ')}"${run.open ? ' *' : ''}`;
}

/**
 * FTS5 measures from the end of each phrase to the start of the last one, we the whole window less
 * the phrases. For two, and for phrases of one length, that is the same with another number; else
 * the number given never misses a document.
 */
function reachOf(runs: readonly Run[], distance: number): { distance: number; isExact: boolean } {
  const lengths = runs.map((run) => run.words.length).sort((left, right) => left - right);
  const [shortest = 0, second = 0] = lengths;
  const others = lengths.reduce((sum, length) => sum + length, 0) - shortest - second;
  return { distance: distance + others, isExact: lengths.length === 2 || shortest === lengths.at(-1) };
}

type Term = PhraseTerm | Extract<QueryNode, { type: 'wildcard' }>;

/** Sets of terms of which one is wholly present in every document that holds the operand. */
function proposalsOf(node: NearOperand): NearOperand[][] {
  const single = (term: Term): NearOperand => ({ type: 'phrase', terms: [term], span: node.span });
  switch (node.type) {
    case 'phrase':
      return [node.terms.map(single)];
    case 'compound':
      return [node.terms.map(single), [single(node.joined)]];
    default:
      throw new Error('a single term has too few runs to need proposals');
  }
}

function operandOf(node: NearOperand): Operand {
  const place = (term: Term) => (word: string) =>
    term.type === 'exact' ? word === term.word : fitsPattern(term.pattern, word);
  switch (node.type) {
    case 'word': {
      const forms = new Set(node.forms);
      return [[(word) => forms.has(word)]];
    }
    case 'wildcard':
      return [[place(node)]];
    case 'phrase':
      return [node.terms.map(place)];
    case 'compound':
      return [node.terms.map(place), [place(node.joined)]];
  }
}

function* combinations<T>(choices: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = choices;
  if (!first) {
    yield [];
    return;
  }
  for (const choice of first) for (const others of combinations(rest)) yield [choice, ...others];
}

function same(text: string): string {
  return text;
}
