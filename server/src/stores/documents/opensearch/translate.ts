import type { MetadataField } from 'contract/document-parts';
import { fields, type QueryField, unnamedFields } from 'contract/query/fields';
import type { NearNode, NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import { wordsOfTerm } from 'contract/query/occurrences';
import { mark } from 'contract/query/readings';
import { soleOf } from '#platform/sole.ts';
import { TooBroadError } from '../document-store.ts';
import { readingsOf } from '../operands.ts';
import { translationOf } from '../searchable.ts';
import { titleColumn } from './mapping.ts';

/** A query in the engine's own language. */
export type Clause = Record<string, unknown>;
/** The words of the index that fit a pattern. */
export type Expansions = ReadonlyMap<string, readonly string[]>;

const matchNone: Clause = { match_none: {} };
/** Ways to choose one length for each operand of a proximity. */
const maximumChoices = 256;
/** Words of a pattern put into a phrase or proximity one by one; of more the engine is given the pattern itself. */
const listedWords = 40;

/** What may stand at one place: these words, which may be those of a pattern. */
interface Place {
  words: readonly string[];
  pattern?: string;
}

/** Every pattern of a query, to be expanded before it is translated. */
export function patternsOf(node: QueryNode): string[] {
  const ofTerms = (terms: readonly PhraseTerm[]) =>
    terms.flatMap((term) => (term.type === 'wildcard' ? [term.pattern] : []));
  switch (node.type) {
    case 'word':
      return [];
    case 'wildcard':
      return [node.pattern];
    case 'phrase':
      return ofTerms(node.terms);
    case 'compound':
      return ofTerms([...node.terms, node.joined]);
    case 'near':
      return node.operands.flatMap(patternsOf);
    case 'field':
    case 'not':
      return patternsOf(node.node);
    case 'and':
    case 'or':
      return node.nodes.flatMap(patternsOf);
  }
}

/**
 * Translates a query tree exactly: words as terms, phrases and proximities as intervals inside one value.
 * @throws TooBroadError when a proximity has too many ways to be read
 */
export function translate(query: QueryNode, metadataField: MetadataField, expansions: Expansions): Clause {
  const language = translationOf(metadataField);
  return clause(query, undefined);

  function clause(node: QueryNode, field: QueryField | undefined): Clause {
    switch (node.type) {
      case 'field':
        return clause(node.node, node.field);
      case 'or':
        return anyOf(node.nodes.map((each) => clause(each, field)));
      case 'and':
        return {
          bool: {
            filter: node.nodes.filter(({ type }) => type !== 'not').map((each) => clause(each, field)),
            must_not: node.nodes.flatMap((each) => (each.type === 'not' ? [clause(each.node, field)] : [])),
          },
        };
      case 'not':
        return { bool: { must_not: [clause(node.node, field)] } };
      case 'near': {
        const only = soleOf(node.operands);
        return only ? operand(only, field) : near(node, field);
      }
      default:
        return operand(node, field);
    }
  }

  function operand(node: NearOperand, field: QueryField | undefined): Clause {
    return anyOf(
      placesOf(node).map((places) => {
        const only = soleOf(places);
        return only ? terms(only.words, field) : intervals(inARow(places), field);
      }),
    );
  }

  function near({ operands, distance }: NearNode, field: QueryField | undefined): Clause {
    const choices = operands.map((each) => [...Map.groupBy(placesOf(each), ({ length }) => length)]);
    if (choices.some((readings) => readings.length === 0)) return matchNone;
    const ways = choices.reduce((product, readings) => product * readings.length, 1);
    if (ways > maximumChoices) throw new TooBroadError('NEAR');
    return anyOf(
      combinations(choices).map((chosen) => {
        // Operands may share a place. The engine wants as many places as there are equal operands (equal
        // whatever the order of their words), so one stands for all, and the words it stands for are not
        // words between.
        const rules = new Map<string, { rule: Clause; length: number }>();
        let gaps = distance;
        for (const [length, readings] of chosen) {
          const rule = anyRule(readings.map(inARow));
          const key = JSON.stringify(rule);
          if (rules.has(key)) gaps += length;
          else rules.set(key, { rule, length });
        }
        const together = [...rules.values()].map(({ rule }) => rule);
        const all = { all_of: { ordered: false, max_gaps: gaps, intervals: together } };
        return intervals(soleOf(together) ?? all, field);
      }),
    );
  }

  /** The ways to read an operand: for each, what may stand at each place. Impossible ones are left out. */
  function placesOf(node: NearOperand): Place[][] {
    return readingsOf(node)
      .map((terms) => terms.map((term) => placeOf(term, expansions)))
      .filter((places) => places.every(({ words }) => words.length > 0));
  }

  function fieldsOf(field: QueryField | undefined): string[] {
    return (field ? [field] : unnamedFields).map((name) =>
      fields[name].kind === 'title' ? titleColumn(fields[name].column, language) : fields[name].column,
    );
  }

  function terms(words: readonly string[], field: QueryField | undefined): Clause {
    return anyOf(fieldsOf(field).map((name) => ({ terms: { [name]: words } })));
  }

  function intervals(rule: Clause, field: QueryField | undefined): Clause {
    return anyOf(fieldsOf(field).map((name) => ({ intervals: { [name]: rule } })));
  }
}

/** What may stand at the place of a term. */
function placeOf(term: PhraseTerm, expansions: Expansions): Place {
  if (term.type !== 'wildcard') return { words: wordsOfTerm(term).sort() };
  return { words: expansions.get(term.pattern)?.toSorted() ?? [], pattern: term.pattern };
}

/** Intervals where these are written in a row, not what stands beside; undefined when they are nowhere. */
export function writtenInARow(terms: readonly PhraseTerm[], expansions: Expansions): Clause | undefined {
  const places = terms.map((term) => {
    const place = placeOf(term, expansions);
    return { ...place, words: place.words.filter((word) => !word.startsWith(mark)) };
  });
  return places.every(({ words }) => words.length > 0) ? inARow(places) : undefined;
}

/** Words next to each other. */
function inARow(places: readonly Place[]): Clause {
  const rules = places.map(({ words, pattern }) =>
    pattern !== undefined && words.length > listedWords
      ? { regexp: { pattern: writtenFitting(pattern), max_expansions: words.length } }
      : anyRule(words.map((word) => ({ match: { query: word } }))),
  );
  return soleOf<Clause>(rules) ?? { all_of: { ordered: true, max_gaps: 0, intervals: rules } };
}

/** A pattern as an expression that only what is written fits, and none of our own words (readings.ts). */
function writtenFitting(pattern: string): string {
  return pattern.replaceAll('?', `[^${mark}]`).replaceAll('*', `[^${mark}]*`);
}

function anyRule(rules: readonly Clause[]): Clause {
  return soleOf(rules) ?? { any_of: { intervals: rules } };
}

/** Found by any of the clauses. */
export function anyOf(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return matchNone;
  return soleOf(clauses) ?? { bool: { should: clauses, minimum_should_match: 1 } };
}

function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (found, options) => found.flatMap((start) => options.map((option) => [...start, option])),
    [[]],
  );
}
