import { mark } from 'contract/query/readings';
import { soleOf } from '#platform/sole.ts';

/** A query in the engine's own language, or a part of one. */
export type Clause = Record<string, unknown>;

const matchNone: Clause = { match_none: {} };
/**
 * Words put into a phrase or proximity one by one; of more the engine is given expressions. These list the words, for a
 * pattern itself fits those of other domains as well, of which the engine takes only so many.
 */
const listedWords = 40;
/** More words of a pattern than this are asked for by the pattern, as lists of them take the engine too long. */
const manyWords = 600;
/** What the engine has to be set to take (docs/operations.md): words of all domains that a pattern fits, at most. */
const clauses = 8_192;
/** Characters that the engine takes for an expression. */
const maximumExpression = 1_000;

/** What may stand at one place: these words, which may be those of a pattern. */
export interface Place {
  words: readonly string[];
  pattern?: string;
}

/** Words next to each other. */
export function inARow(places: readonly Place[], listed = listedWords): Clause {
  const rules = places.map(({ words, pattern }) => {
    if (words.length <= listed) return anyRule(words.map((word) => ({ match: { query: word } })));
    if (pattern !== undefined && words.length > manyWords) return fitting(writtenFitting(pattern), clauses);
    return anyRule(inExpressions(words).map((some) => fitting(some.join('|'), some.length)));
  });
  return soleOf(rules) ?? { all_of: { ordered: true, max_gaps: 0, intervals: rules } };
}

/** Words that fit an expression, for which the engine counts one clause however many they are. */
function fitting(expression: string, count: number): Clause {
  return { regexp: { pattern: expression, max_expansions: count } };
}

/** A pattern as an expression that only what is written fits, and none of our own words (readings.ts). */
function writtenFitting(pattern: string): string {
  return pattern.replaceAll('?', `[^${mark}]`).replaceAll('*', `[^${mark}]*`);
}

/** Words divided so that each part makes an expression that is not too long. */
function inExpressions(words: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const word of words) {
    room -= word.length + 1;
    if (room < 0) {
      parts.push([]);
      room = maximumExpression - word.length - 1;
    }
    parts.at(-1)?.push(word);
  }
  return parts;
}

export function anyRule(rules: readonly Clause[]): Clause {
  return soleOf(rules) ?? { any_of: { intervals: rules } };
}

/** Found by any of the clauses. */
export function anyOf(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return matchNone;
  return soleOf(clauses) ?? { bool: { should: clauses, minimum_should_match: 1 } };
}
