import { limits } from '../limits.ts';
import { lex, saysSomething } from './lexer.ts';
import { referenceAt } from './references/references.ts';
import { buildTree, ProblemFound, type WordForms } from './parser.ts';
import type { QueryError, QueryTree } from './tree.ts';

/** Either the tree of a query that may be run, or the first reason why it may not. */
export type ParsedQuery = { tree: QueryTree; error?: undefined } | { tree?: undefined; error: QueryError };

/**
 * Problems a repair may itself have before it is given up, each repaired in turn; of a long text fewer, for reading it so
 * often would hold up whoever types.
 */
const maximumRepairSteps = 12;
const maximumRepairedCharacters = 7_500;

const noForms: WordForms = (word) => [word];

/**
 * The first reason why a query may not be run; the same for every language, and without the word forms, which are
 * most of what `parseQuery` needs. Never throws; a repair, where there is one, is a whole query text that itself
 * parses.
 */
export function faultOfQuery(text: string): QueryError | undefined {
  return readQuery(text, noForms).error;
}

/** Reads a query by the grammar of SEARCH.md with these word forms; see `faultOfQuery` for what may be wrong. */
export function readQuery(text: string, formsOf: WordForms): ParsedQuery {
  const parsed = attempt(text, formsOf);
  if (parsed.error?.repair === undefined) return parsed;
  let repair: string | undefined = parsed.error.repair;
  const steps = Math.min(maximumRepairSteps, Math.floor(maximumRepairedCharacters / text.length));
  for (let step = 0; step < steps && repair !== undefined; step += 1) {
    const repaired = attempt(repair, noForms);
    if (!repaired.error) return { error: { ...parsed.error, repair } };
    repair = repaired.error.repair;
  }
  const { repair: _, ...error } = parsed.error;
  return { error };
}

function attempt(text: string, formsOf: WordForms): ParsedQuery {
  const whole = { start: 0, end: text.length };
  if (text.trim() === '') return { error: { problem: 'empty', ...whole } };
  if (text.length > limits.maximumQueryLength) {
    return {
      error: {
        problem: 'tooLong',
        start: limits.maximumQueryLength,
        end: text.length,
        values: { maximum: limits.maximumQueryLength, length: text.length },
      },
    };
  }
  const { lexemes, problems } = lex(text, referenceAt);
  if (!saysSomething(lexemes)) {
    return {
      error: { problem: 'tooShort', ...whole, values: { minimalQueryLength: limits.minimalQueryLength } },
    };
  }
  if (problems[0]) return { error: problems[0] };
  try {
    return { tree: buildTree(text, lexemes, formsOf) };
  } catch (error) {
    if (error instanceof ProblemFound) return { error: error.found };
    throw error;
  }
}
