import type { FormLanguage } from 'contract/dashboards';
import { wordForms } from 'contract/query/forms/forms';
import { wordsOfTerm } from 'contract/query/occurrences';
import { fitsPattern } from 'contract/query/patterns';
import type { PhraseTerm, QueryNode } from 'contract/query/tree';

/**
 * Says whether a topic consists of words the query itself asks for, in any inflection, so that it would
 * tell nothing new (decision 3.32). What the query excludes does not count.
 */
export function ownWordsOf(tree: QueryNode, languages: readonly FormLanguage[]): (topic: string) => boolean {
  const words = new Set<string>();
  const patterns: string[] = [];
  const addWord = (word: string) => wordForms(word, languages).forEach((form) => words.add(form));
  const addTerm = (term: PhraseTerm) => {
    if (term.type === 'wildcard') patterns.push(term.pattern);
    else wordsOfTerm(term).forEach(addWord);
  };
  const visit = (node: QueryNode): void => {
    switch (node.type) {
      case 'not':
        return;
      case 'and':
      case 'or':
        return node.nodes.forEach(visit);
      case 'near':
        return node.operands.forEach(visit);
      case 'field':
        return visit(node.node);
      case 'word':
        // The word itself is none of its forms where it is asked for in capitals.
        return [node.word, ...node.forms].forEach((form) => words.add(form));
      case 'wildcard':
        return addTerm(node);
      case 'phrase':
        return node.terms.forEach(addTerm);
      case 'compound':
        return [...node.terms, node.joined].forEach(addTerm);
    }
  };
  visit(tree);
  const isOwn = (word: string) => words.has(word) || patterns.some((pattern) => fitsPattern(pattern, word));
  return (topic) => topic.split(' ').every(isOwn);
}
