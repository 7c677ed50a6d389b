import type { Term } from './read-question.ts';

/** Terms that are looked for together at most; the rarest are. */
const mostTogether = 7;
/** Choices of a number of terms that are tried. */
const mostChoices = 8;

/** A term with the documents that have it. */
export interface CountedTerm extends Term {
  count: number;
}

/**
 * The queries of these terms from the strictest to the loosest: all together, then all but one, of which the most common
 * goes first, and so on, and at the end any of them.
 */
export function* looserQueries(terms: readonly CountedTerm[]): Generator<string[]> {
  const rarest = terms.toSorted((one, other) => one.count - other.count).slice(0, mostTogether);
  const inOrder = terms.filter((term) => rarest.includes(term));
  for (let dropped = 0; dropped < Math.max(1, inOrder.length - 1); dropped += 1) {
    const choices = choicesOf(inOrder, inOrder.length - dropped)
      .map((choice) => ({ choice, worth: choice.reduce((sum, { count }) => sum - Math.log(count + 1), 0) }))
      .toSorted((one, other) => other.worth - one.worth);
    yield choices.slice(0, mostChoices).map(({ choice }) => allOf(choice));
  }
  if (inOrder.length > 1) yield [anyOf(inOrder)];
}

const allOf = (terms: readonly Term[]): string => terms.map(({ query }) => query).join(' AND ');

/** Documents with any of these. */
export const anyOf = (terms: readonly Term[]): string => terms.map(({ query }) => query).join(' OR ');

/** Every choice of so many, each in the order given. */
function choicesOf<T>(from: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) =>
    choicesOf(from.slice(index + 1), size - 1).map((others) => [first, ...others]),
  );
}
