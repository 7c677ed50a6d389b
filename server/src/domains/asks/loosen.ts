import type { Term } from './read-question.ts';

/** Terms that are looked for together at most; the rarest are. */
const mostTogether = 7;
/** Choices of a number of terms that are tried, and of all those that a query has. */
const mostChoices = 8;
const mostAlternatives = 4;
/** Documents that a query finds at least, unless any of its terms is enough. */
const fewestFound = 3;

/** A term with the documents that have it. */
export interface CountedTerm extends Term {
  count: number;
}

/** A query, and what is read first of what it finds: the few documents with most of its words. */
interface Loosened {
  query: string;
  first?: string;
}

/**
 * The query for some documents with as many of these terms as there are: all together, else all but one, of which the most
 * common goes first, and so on down to the rarest alone, each that has any beside those before it, until there are some; at
 * the end any of them.
 */
export async function loosenedQuery(
  terms: readonly CountedTerm[],
  countOf: (query: string) => Promise<number>,
): Promise<Loosened> {
  let choices: (readonly Term[])[] = [];
  for (const choice of choicesInOrder(terms)) {
    const count = await countOf(allOf(choice));
    if (count === 0) continue;
    // What has fewer of the same terms finds all that the one with more does.
    choices = [...choices.filter((one) => !choice.every((term) => one.includes(term))), choice];
    const query = choices.map(allOf).join(' OR ');
    const found = choices.length === 1 ? count : await countOf(query);
    if (found >= fewestFound || choices.length === mostAlternatives) return { query };
  }
  return { query: anyOf(terms), first: choices.map(allOf).join(' OR ') };
}

/**
 * Choices of these terms that are looked for together, from all of them down to the rarest alone, which none is without:
 * two common words have many documents that are about something else.
 */
export function* choicesInOrder(terms: readonly CountedTerm[]): Generator<readonly CountedTerm[]> {
  const rarest = terms.toSorted((one, other) => one.count - other.count).slice(0, mostTogether);
  const inOrder = terms.filter((term) => rarest.includes(term));
  for (let size = inOrder.length; size > 0; size -= 1) {
    const byWorth = choicesOf(inOrder, size)
      .filter((choice) => choice.includes(rarest[0]!))
      .map((choice) => ({ choice, worth: choice.reduce((sum, { count }) => sum - Math.log(count + 1), 0) }))
      .toSorted((one, other) => other.worth - one.worth);
    for (const { choice } of byWorth.slice(0, mostChoices)) yield choice;
  }
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
