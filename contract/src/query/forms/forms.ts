import type { FormLanguage } from '../../dashboards.ts';

/**
 * The word and its inflected forms in the given languages (SEARCH.md, Inflections): folded, the
 * word itself first, without repetition.
 */
export function wordForms(word: string, languages: readonly FormLanguage[]): string[] {
  return languages.length === 0 ? [word] : [word];
}
