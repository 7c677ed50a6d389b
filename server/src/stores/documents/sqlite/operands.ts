import { wordsOfTerm } from 'contract/query/occurrences';
import { fitsPattern } from 'contract/query/patterns';
import { capitalsMark, mark } from 'contract/query/readings';
import type { NearOperand, PhraseTerm } from 'contract/query/tree';
import { readingsOf } from '../operands.ts';
import type { Operand } from './near.ts';

/** What a value has to hold, for reading it. */
export function operandOf(node: NearOperand): Operand {
  return readingsOf(node).map((terms) => terms.map(placeOf));
}

function placeOf(term: PhraseTerm): (word: string) => boolean {
  if (term.type === 'wildcard') return (word) => !word.startsWith(mark) && fitsPattern(term.pattern, word);
  const words = new Set(wordsOfTerm(term));
  return (word) => words.has(word);
}

/** Whether a word counts only where it is written in capitals. */
export function wantsCapitals(node: NearOperand): boolean {
  return node.type === 'word' && node.forms.some((form) => form.startsWith(capitalsMark));
}

/** The same word however it is written. */
export function withoutCapitals(node: NearOperand): NearOperand {
  if (node.type !== 'word') return node;
  const forms = node.forms.map((form) =>
    form.startsWith(capitalsMark) ? form.slice(capitalsMark.length) : form,
  );
  return { ...node, forms };
}
