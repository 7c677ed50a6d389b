import { wordsOfTerm } from 'contract/query/occurrences';
import type { NearOperand, PhraseTerm, QueryNode } from 'contract/query/tree';
import { prefixOf, type Terms } from './patterns.ts';

/**
 * False when no document of the store can match, by its words alone: a word that must be there is in none of
 * them. True says nothing yet. Costs a look at a few words, where a whole search costs a hundred times as much.
 * @throws TooBroadError exactly where translating the query would
 */
export function isPossible(query: QueryNode, terms: Terms): boolean {
  // Every part is looked at, also behind one that decides: a wildcard that is too broad must be heard of.
  switch (query.type) {
    case 'field':
      return isPossible(query.node, terms);
    case 'said':
      return [query.speaker, query.said].map((node) => isPossible(node, terms)).every(Boolean);
    case 'not':
      isPossible(query.node, terms);
      return true;
    case 'and':
      return query.nodes.map((node) => isPossible(node, terms)).every(Boolean);
    case 'or':
      return query.nodes.map((node) => isPossible(node, terms)).some(Boolean);
    case 'near':
      return query.operands.map((operand) => occurs(operand, terms)).every(Boolean);
    default:
      return occurs(query, terms);
  }
}

function occurs(operand: NearOperand, terms: Terms): boolean {
  const fits = (term: PhraseTerm): boolean => {
    if (term.type !== 'wildcard') return wordsOfTerm(term).some((word) => terms.has(word));
    const prefix = prefixOf(term.pattern);
    if (prefix !== undefined) return terms.hasPrefix(prefix, term.pattern);
    return terms.fitting(term.pattern).length > 0;
  };
  switch (operand.type) {
    case 'word':
      return fits({ type: 'forms', forms: operand.forms });
    case 'wildcard':
      return fits(operand);
    case 'phrase':
      return operand.terms.map(fits).every(Boolean);
    case 'compound':
      return [operand.terms.map(fits).every(Boolean), fits(operand.joined)].some(Boolean);
  }
}
