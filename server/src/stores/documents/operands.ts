import type { NearOperand, PhraseTerm } from 'contract/query/tree';

/** The ways to read an operand, each of terms in a row. */
export function readingsOf(node: NearOperand): (readonly PhraseTerm[])[] {
  switch (node.type) {
    case 'word':
      return [[{ type: 'forms', forms: node.forms }]];
    case 'wildcard':
      return [[node]];
    case 'phrase':
      return [node.terms];
    case 'compound':
      return [node.terms, [node.joined]];
  }
}
