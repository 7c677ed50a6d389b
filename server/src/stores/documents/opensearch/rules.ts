import { mark } from 'contract/query/readings';
import { soleOf } from '#platform/sole.ts';

/** A query in the engine's own language, or a part of one. */
export type Clause = Record<string, unknown>;

const matchNone: Clause = { match_none: {} };
/** Words of a pattern put into a phrase or proximity one by one; of more the engine is given the pattern itself. */
const listedWords = 40;

/** What may stand at one place: these words, which may be those of a pattern. */
export interface Place {
  words: readonly string[];
  pattern?: string;
}

/** Words next to each other. */
export function inARow(places: readonly Place[]): Clause {
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

export function anyRule(rules: readonly Clause[]): Clause {
  return soleOf(rules) ?? { any_of: { intervals: rules } };
}

/** Found by any of the clauses. */
export function anyOf(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return matchNone;
  return soleOf(clauses) ?? { bool: { should: clauses, minimum_should_match: 1 } };
}
