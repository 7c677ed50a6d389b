import type { FormLanguage } from '../dashboards.ts';
import { readQuery, type ParsedQuery } from './check.ts';
import { wordForms } from './forms/forms.ts';

/**
 * Reads a query by the grammar of SEARCH.md, with the word forms of the given languages. Never
 * throws; a repair, where there is one, is a whole query text that itself parses.
 */
export function parseQuery(text: string, languages: readonly FormLanguage[]): ParsedQuery {
  return readQuery(text, (word) => wordForms(word, languages));
}
