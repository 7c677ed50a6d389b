import type { MetadataField } from 'contract/document-parts';
import { fields, type QueryField, unnamedFields } from 'contract/query/fields';
import type { NearNode, NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import { wordsOfTerm } from 'contract/query/occurrences';
import { soleOf } from '#platform/sole.ts';
import { translationOf } from '../searchable.ts';
import { titleColumn } from './mapping.ts';
import { nearRules } from './near.ts';
import { anyOf, type Clause, inARow, type Place } from './rules.ts';

/** The words of the index that fit a pattern. */
export type Expansions = ReadonlyMap<string, readonly string[]>;

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
      readingsOf(node).map((places) => {
        const only = soleOf(places);
        return only ? terms(only.words, field) : intervals(inARow(places), field);
      }),
    );
  }

  function near({ operands, distance }: NearNode, field: QueryField | undefined): Clause {
    const rules = nearRules(operands.map(readingsOf), distance);
    return anyOf(rules.map((rule) => intervals(rule, field)));
  }

  /** The ways to read an operand: for each, what may stand at each place. Impossible ones are left out. */
  function readingsOf(node: NearOperand): Place[][] {
    const readings = (): Place[][] => {
      switch (node.type) {
        case 'word':
          return [[placeOf({ type: 'forms', forms: node.forms })]];
        case 'wildcard':
          return [[placeOf(node)]];
        case 'phrase':
          return [node.terms.map(placeOf)];
        case 'compound':
          return [node.terms.map(placeOf), [placeOf(node.joined)]];
      }
    };
    return readings().filter((places) => places.every(({ words }) => words.length > 0));
  }

  function placeOf(term: PhraseTerm): Place {
    if (term.type !== 'wildcard') return { words: wordsOfTerm(term).sort() };
    return { words: expansions.get(term.pattern)?.toSorted() ?? [], pattern: term.pattern };
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
