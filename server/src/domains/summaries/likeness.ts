import { analyse } from 'contract/query/analyser';
import { wordForms } from 'contract/query/forms/forms';
import { functionWords } from '#stores/documents/entities/stop-words.ts';
import { equivalentsOf } from './equivalents.ts';
import { numbersIn } from './numbers.ts';

/** The language of a summary. */
export type SummaryLanguage = 'nl' | 'en';

/** Letters a word has at least that tells anything; shorter ones are nearly all grammar. */
const tellingFrom = 4;
/** Letters that make two words alike when one begins or ends with the other: "woning" and "woningbouw". */
const alikeFrom = 5;
/** Letters of one beginning that make two words alike: "compensatie" and "gecompenseerd". */
const stemFrom = 6;

/**
 * Whether more than half of what a sentence tells stands in a text of the same language: its numbers, and
 * its words in any inflected form, with the same stem, as part of a compound, or by another name of the same
 * body. A sentence that tells nothing does not.
 */
export function mostlyStands(text: string, evidence: string, language: SummaryLanguage): boolean {
  const said = new Set(analyse(evidence).map(({ word }) => word));
  const numbers = [...numbersIn(text)];
  const known = numbersIn(evidence);
  const words = tellingWords(text, language);
  const standing =
    words.filter((word) => isSaid(word, said, language)).length +
    numbers.filter((number) => known.has(number)).length;
  return standing > (words.length + numbers.length) / 2;
}

function tellingWords(text: string, language: SummaryLanguage): string[] {
  const words = new Set(analyse(text).map(({ word }) => word));
  return [...words].filter(
    (word) =>
      word.length >= tellingFrom &&
      !functionWords[language].has(word) &&
      !/^\d/.test(word) &&
      numbersIn(word).size === 0,
  );
}

function isSaid(word: string, said: ReadonlySet<string>, language: SummaryLanguage): boolean {
  for (const form of wordForms(word, [language])) if (said.has(form)) return true;
  for (const meaning of equivalentsOf(word)) if (said.has(meaning)) return true;
  for (const other of said) if (alike(word, other)) return true;
  return false;
}

function alike(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length >= alikeFrom && (longer.startsWith(shorter) || longer.endsWith(shorter))) return true;
  const stemOf = (word: string) => word.replace(/^ge/, '').slice(0, stemFrom);
  return stemOf(shorter).length === stemFrom && stemOf(shorter) === stemOf(longer);
}
