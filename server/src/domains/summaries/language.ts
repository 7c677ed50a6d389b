import { analyse } from 'contract/query/analyser';
import type { Locale } from 'contract/users';
import { functionWords } from '#stores/documents/entities/stop-words.ts';

/** Words that hardly a sentence of the language does without, and that no other language here has. */
const telling: Record<Locale, ReadonlySet<string>> = {
  nl: new Set(
    'het een van en dat niet zijn voor met aan ook door naar bij worden wordt deze zij om uit'.split(' '),
  ),
  'en-gb': new Set(
    'the of and to that for with are by from this which will would has have been they its on'.split(' '),
  ),
};

/** Whether a text is more likely in this language of the interface than in the other. */
export function speaks(text: string, locale: Locale): boolean {
  const words = analyse(text).map(({ word }) => word);
  const count = (of: Locale) => words.filter((word) => telling[of].has(word)).length;
  return count(locale) >= count(locale === 'nl' ? 'en-gb' : 'nl');
}

/** The language most of whose function words stand in a text; undefined when none of any does. */
export function languageIn(text: string): keyof typeof functionWords | undefined {
  const words = analyse(text).map(({ word }) => word);
  let found: keyof typeof functionWords | undefined;
  let most = 0;
  for (const language of ['nl', 'en', 'fr', 'de'] as const) {
    const count = words.filter((word) => functionWords[language].has(word)).length;
    if (count > most) [found, most] = [language, count];
  }
  return found;
}
