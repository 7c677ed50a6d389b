import type { MetadataField } from 'contract/document-parts';
import { type Field, type FieldName, fieldNames, fields, type QueryField } from 'contract/query/fields';
import { inCapitals } from 'contract/query/readings';
import type { NearNode, NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import { soleOf } from '#platform/sole.ts';
import { readingsOf } from '../operands.ts';
import { translationOf } from '../searchable.ts';
import { evaluate } from './evaluate.ts';
import { holds, isNear } from './near.ts';
import { operandOf, wantsCapitals, withoutCapitals } from './operands.ts';
import type { Terms } from './patterns.ts';
import { allOf, anyOf, emptyPlan, expression, rows, type Plan } from './plan.ts';
import { union } from './row-sets.ts';
import type { Range, PartitionReader } from './partition-reader.ts';
import { combinations, reachOf, type Run, runsAmong, separateRuns } from './runs.ts';
import { labelWord, markOfAll, markOfTranslation, mixedWord, translatedWord } from './tokens.ts';
import type { Places } from './values.ts';

/** What a translation looks up while it goes. */
interface Sources {
  partition: PartitionReader;
  terms: Terms;
  /** Only rows in here matter. */
  range: Range;
  metadataField: MetadataField;
  /** Says whether any value of the field in the stored document passes. */
  verify(row: number, field: QueryField | undefined, passes: (words: Places) => boolean): boolean;
  /** Keeps what `find` found under the key until the store changes. */
  remember(key: string, find: () => Float64Array): Float64Array;
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
/** Of no place in the query. */
const nowhere = { start: 0, end: 0 };

const everything = expression(`"${markOfAll}"`);

/**
 * Translates a query tree exactly. FTS5 does words, phrases and most proximities; what it would count
 * differently it proposes and `verify` decides, and so it is with what stands beside a word in a phrase or proximity.
 * @throws TooBroadError
 */
export function translate(query: QueryNode, sources: Sources): Plan {
  const language = translationOf(sources.metadataField);
  const titles = ofKind('title').flatMap(partsOfField);
  const runs = runsAmong(sources.terms);
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
    const key = () => keyOf(node, field);
    const listed: Run[] = [];
    const proposed: Plan[] = [];
    for (const terms of readingsOf(node)) {
      const only = soleOf(terms);
      const found = only ? [...runs.of(only, 'placed'), ...runs.of(only, 'beside')] : runs.inPlace(terms);
      if (found) listed.push(...found);
      else proposed.push(allOf(terms.map((term) => alone(term, field))));
      if (!only) proposed.push(beside(terms, field));
    }
    const operand = operandOf(node);
    return anyOf([
      ask(key, listed.map(atomOf), partsOf(field)),
      verified(key, anyOf(proposed), field, (words) => holds(words, operand)),
    ]);
  }

  /** Where one of its words stands, in its place or beside another. */
  function alone(term: PhraseTerm, field: QueryField | undefined): Plan {
    return leaf({ type: 'phrase', terms: [term], span: nowhere }, field);
  }

  /** Proposes where all of these stand, at least one of them beside another word. */
  function beside(terms: readonly PhraseTerm[], field: QueryField | undefined): Plan {
    return anyOf(
      terms.map((term, index) => {
        const found = runs.of(term, 'beside');
        if (found.length === 0) return emptyPlan;
        const others = terms.filter((_, other) => other !== index).map((other) => alone(other, field));
        const key = () => `${keyOf({ type: 'phrase', terms: [term], span: nowhere }, field)} beside`;
        return allOf([ask(key, found.map(atomOf), partsOf(field)), ...others]);
      }),
    );
  }

  function near(node: NearNode, field: QueryField | undefined): Plan {
    const operands = node.operands.map(operandOf);
    const passes = (words: Places) => isNear(words, operands, node.distance);
    const key = () => keyOf(node, field);
    const inCapitalsToo = node.operands.filter(wantsCapitals);
    if (inCapitalsToo.length > 0) {
      // A word in capitals is where the word is, and that the index knows the place of.
      const loose = near({ ...node, operands: node.operands.map(withoutCapitals) }, field);
      const certain = ask(() => `${key()} capitals`, capitalAtoms(node), apartOf(field));
      const proposed = allOf([loose, ...inCapitalsToo.map((operand) => leaf(operand, field))], certain);
      return anyOf([certain, verified(key, proposed, field, passes)]);
    }
    const choices = node.operands.map((operand) => runs.ofOperand(operand));
    const product = choices.reduce((size, found) => size * (found?.length ?? Infinity), 1);
    // None of one of them makes the product none, or not a number.
    if (product > separateRuns) {
      return verified(key, allOf(node.operands.map((operand) => leaf(operand, field))), field, passes);
    }
    const exact: Atom[] = [];
    const loose: Atom[] = [];
    for (const chosen of product > 0 ? combinations(choices as Run[][]) : []) {
      const { distance, isExact } = reachOf(chosen, node.distance);
      const atom: Atom = (word) => `NEAR(${chosen.map((run) => atomOf(run)(word)).join(' ')}, ${distance})`;
      (isExact ? exact : loose).push(atom);
    }
    const apart = apartOf(field);
    const joined = partsOf(field, true).filter((part) => !part.apart);
    const proposed = anyOf([
      ask(() => `${key()} loose`, loose, apart),
      ask(() => `${key()} joined`, [...exact, ...loose], joined),
      ...node.operands.map((operand, index) => {
        const others = node.operands.filter((_, other) => other !== index);
        const besides = anyOf(readingsOf(operand).map((terms) => beside(terms, field)));
        return besides.type === 'empty'
          ? besides
          : allOf([besides, ...others.map((other) => leaf(other, field))]);
      }),
    ]);
    return anyOf([ask(() => `${key()} exact`, exact, apart), verified(key, proposed, field, passes)]);
  }

  /** The proximity where the words that are asked for in capitals are in capitals in all of the field. */
  function capitalAtoms(node: NearNode): Atom[] {
    const choices = node.operands.map((operand) => [
      ...(runs.ofOperand(operand) ?? []),
      ...runs.ofCapitals(operand),
    ]);
    const product = choices.reduce((size, found) => size * found.length, 1);
    const atoms: Atom[] = [];
    for (const chosen of product > 0 && product <= separateRuns ? combinations(choices) : []) {
      const { distance, isExact } = reachOf(chosen, node.distance);
      const words = chosen.filter((run) => run.inCapitals).flatMap((run) => run.words);
      if (!isExact || words.length === 0) continue;
      atoms.push((name) => {
        const together = chosen.map((run) => atomOf(run)(name)).join(' ');
        const capitals = words.map((word) => `"${name(inCapitals(word))}"`).join(' AND ');
        const mixed = words.map((word) => `"${name(mixedWord(word))}"`).join(' OR ');
        return `((NEAR(${together}, ${distance}) AND ${capitals}) NOT (${mixed}))`;
      });
    }
    return atoms;
  }

  /** The parts in which FTS5 alone keeps a proximity inside one value. */
  function apartOf(field: QueryField | undefined): Part[] {
    return partsOf(field, true).filter((part) => part.apart);
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
    passes: (words: Places) => boolean,
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

function same(text: string): string {
  return text;
}
