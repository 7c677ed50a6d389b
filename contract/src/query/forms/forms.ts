import type { FormLanguage } from '../../dashboards.ts';
import { dutch } from './dutch/dutch.ts';
import { english } from './english/english.ts';
import { french } from './french/french.ts';
import { german } from './german/german.ts';
import { formsByRules, type FormRules } from './rules.ts';

/** The rules of each language that documents are searched in. */
export const formRules: Readonly<Record<FormLanguage, FormRules>> = {
  nl: dutch,
  en: english,
  fr: french,
  de: german,
};

/** No word has more further forms than this, whatever its languages: a longer list would slow every search down. */
export const maximumForms = 40;

/**
 * The word and its inflected forms in the given languages (SEARCH.md, Inflections): folded, the
 * word itself first, without repetition; at most `maximumForms` more. Made by lists and rules, so a form need not exist.
 */
export function wordForms(word: string, languages: readonly FormLanguage[]): string[] {
  const found = languages.map((language) => ({ language, ...formsByRules(formRules[language], word) }));
  const knowing = found.filter(({ known }) => known);
  const all = new Set([word]);
  // What a list knows of the word comes before what rules make of it in other languages.
  for (const { forms, known } of [...knowing, ...found.filter((one) => !one.known)]) {
    const own = known
      ? forms
      : forms.filter((form) => !knowing.some((one) => isAnother(word, form, one.language)));
    for (const form of own) all.add(form);
  }
  return [...all].slice(0, maximumForms + 1);
}

/** Whether a list of a language knows the form as one of another word: German would make weten of the Dutch wet. */
function isAnother(word: string, form: string, language: FormLanguage): boolean {
  const { forms, known } = formsByRules(formRules[language], form);
  return known && !forms.includes(word);
}
