import type { MetadataField } from 'contract/document-parts';
import { fields, type QueryField } from 'contract/query/fields';
import { inCapitals } from 'contract/query/readings';
import type { NearNode, NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import { soleOf } from '#platform/sole.ts';
import type { TurnQuery } from '../document-store.ts';
import { combinations, keyOf, readingsOf } from '../operands.ts';
import { evaluate } from './evaluate.ts';
import { nearInIndex } from './index-places.ts';
import { holds, isNear } from './near.ts';
import { operandOf, wantsCapitals, withoutCapitals } from './operands.ts';
import type { Terms } from './patterns.ts';
import { allOf, anyOf, emptyPlan, expression, rows, type Plan } from './plan.ts';
import { union } from './row-sets.ts';
import type { Part, PartsOf } from './parts.ts';
import type { Range, PartitionReader } from './partition-reader.ts';
import { canOverlap, isPartOfItself, reachOf, type Run, runsAmong, separateRuns } from './runs.ts';
import { markOfAll, mixedWord } from './tokens.ts';
import type { Places } from './values.ts';

/** What a translation looks up while it goes. */
export interface Sources {
  partition: PartitionReader;
  terms: Terms;
  /** Only rows in here matter. */
  range: Range;
  metadataField: MetadataField;
  /** Of more rows the texts are not read where the index can tell. */
  fewRows: number;
  /** Where words are looked for (parts.ts). */
  partsOf: PartsOf;
  /** Says whether any value of the field in the stored document passes. */
  verify(row: number, field: QueryField | undefined, passes: (words: Places) => boolean): boolean;
  /** The documents with a turn that a query finds; a turn itself has none. */
  spoken?: (query: QueryNode) => Plan;
  /** Keeps what `find` found under the key until the store changes. */
  remember(key: string, find: () => Float64Array): Float64Array;
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
  const { partsOf } = sources;
  const runs = runsAmong(sources.terms);
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
      case 'said':
        return spoken(inOneTurn(node));
      case 'near': {
        if (isApart(field)) return spoken(inField(field, node));
        const only = soleOf(node.operands);
        return only ? leaf(only, field) : near(node, field);
      }
      default:
        return isApart(field) ? spoken(inField(field, node)) : leaf(node, field);
    }
  }

  /** Whether a field is searched by turns, and these are documents. */
  function isApart(field: QueryField | undefined): field is QueryField {
    return sources.spoken !== undefined && field !== undefined && fields[field].kind === 'speakers';
  }

  function spoken(turns: QueryNode): Plan {
    return sources.spoken?.(turns) ?? emptyPlan;
  }

  function leaf(node: NearOperand, field: QueryField | undefined): Plan {
    const key = () => keyIn(node, field);
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
        const key = () => `${keyIn({ type: 'phrase', terms: [term], span: nowhere }, field)} beside`;
        return allOf([ask(key, found.map(atomOf), partsOf(field)), ...others]);
      }),
    );
  }

  function near(node: NearNode, field: QueryField | undefined): Plan {
    const operands = node.operands.map(operandOf);
    const passes = (words: Places) => isNear(words, operands, node.distance);
    const key = () => keyIn(node, field);
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
    const overlapping: Atom[] = [];
    const isUnclear =
      product > 0 && node.operands.some((each, index) => isPartOfItself(each, choices[index]!));
    for (const chosen of product > 0 ? combinations(choices as Run[][]) : []) {
      const { distance, isExact } = reachOf(chosen, node.distance);
      const atom: Atom = (word) => `NEAR(${chosen.map((run) => atomOf(run)(word)).join(' ')}, ${distance})`;
      if (isUnclear || canOverlap(chosen)) overlapping.push(atom);
      else (isExact ? exact : loose).push(atom);
    }
    const apart = apartOf(field);
    const joined = partsOf(field, true).filter((part) => !part.apart);
    const certain = ask(() => `${key()} exact`, exact, apart);
    const proposed = anyOf([
      ask(() => `${key()} loose`, loose, apart),
      ask(() => `${key()} joined`, [...exact, ...loose, ...overlapping], joined),
      ...node.operands.map((operand, index) => {
        const others = node.operands.filter((_, other) => other !== index);
        const besides = anyOf(readingsOf(operand).map((terms) => beside(terms, field)));
        return besides.type === 'empty'
          ? besides
          : allOf([besides, ...others.map((other) => leaf(other, field))]);
      }),
    ]);
    const placed = () =>
      union(
        apart.map((part) => {
          const doubtful = ask(() => `${key()} overlapping ${part.column}`, overlapping, [part]);
          // Often these are far more than hold it, so what is certain is not looked at again.
          const found = evaluate(allOf([doubtful], certain), sources.partition, sources.range);
          const isTold = !isUnclear && choices.every((each) => each?.every(({ open }) => !open));
          return found.length > sources.fewRows && isTold
            ? nearInIndex(found, choices as Run[][], node.distance, part, sources.partition)
            : found.filter((row) => sources.verify(row, field, passes));
        }),
      );
    return anyOf([
      certain,
      overlapping.length > 0 ? rows(sources.remember(`${key()} placed`, placed)) : emptyPlan,
      verified(key, proposed, field, passes),
    ]);
  }

  /** The proximity where the words that are asked for in capitals are in capitals in all of the field. */
  function capitalAtoms(node: NearNode): Atom[] {
    const choices = node.operands.map((operand) => [
      ...(runs.ofOperand(operand) ?? []),
      ...runs.ofCapitals(operand),
    ]);
    const product = choices.reduce((size, found) => size * found.length, 1);
    const atoms: Atom[] = [];
    if (node.operands.some((operand, index) => isPartOfItself(operand, choices[index]!))) return atoms;
    for (const chosen of product > 0 && product <= separateRuns ? combinations(choices) : []) {
      const { distance, isExact } = reachOf(chosen, node.distance);
      const words = chosen.filter((run) => run.inCapitals).flatMap((run) => run.words);
      if (!isExact || words.length === 0 || canOverlap(chosen)) continue;
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

  function keyIn(node: QueryNode, field: QueryField | undefined): string {
    const { first, last } = sources.range;
    const whole = [node, field, sources.metadataField, first, last];
    return keyOf(whole);
  }
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

function inField(field: QueryField, node: QueryNode): QueryNode {
  return { type: 'field', field, node, span: nowhere };
}

/** What a turn has to be. */
export function inOneTurn({ speaker, said }: TurnQuery): QueryNode {
  const spokenBy = inField('speaker', speaker);
  return said ? { type: 'and', nodes: [spokenBy, said], span: nowhere } : spokenBy;
}
