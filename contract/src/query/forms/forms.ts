import type { FormLanguage } from '../../dashboards.ts';
import { dutchForms } from './dutch.ts';
import { englishForms } from './english.ts';
import { frenchForms } from './french.ts';
import { germanForms } from './german.ts';

const formsOf: Readonly<Record<FormLanguage, (word: string) => string[]>> = {
  nl: dutchForms,
  en: englishForms,
  fr: frenchForms,
  de: germanForms,
};

/** No word has more forms than this in one language; a longer list would slow every search down. */
const maximumForms = 24;

/**
 * The word and its inflected forms in the given languages (SEARCH.md, Inflections): folded, the
 * word itself first, without repetition. Made by rule, so a form need not exist.
 */
export function wordForms(word: string, languages: readonly FormLanguage[]): string[] {
  const forms = new Set([word]);
  for (const language of languages) {
    for (const form of [...new Set(formsOf[language](word))].slice(0, maximumForms)) forms.add(form);
  }
  return [...forms];
}
