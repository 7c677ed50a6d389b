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

/** A tree, or anything made of some, as a text that is the same wherever it stands in a query. */
export function keyOf(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => (name === 'span' ? undefined : part));
}

/** Every way to take one of each. */
export function* combinations<T>(choices: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = choices;
  if (!first) {
    yield [];
    return;
  }
  for (const choice of first) for (const others of combinations(rest)) yield [choice, ...others];
}
