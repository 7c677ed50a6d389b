import type { FormRules } from '../rules.ts';
import {
  baseOfAdjective,
  bentAdjective,
  degreeForms,
  isAdjective,
  isListedAdjective,
  isSureAdjective,
} from './adjectives.ts';
import { dutchFunctionWords, falseFriends } from './words.ts';
import {
  compoundForms,
  endingForms,
  isListedNoun,
  isOwnNoun,
  listedNounForms,
  sureEndingForms,
  unknownNounForms,
} from './nouns.ts';
import { borrowedVerbForms, listedVerbForms, prefixedVerbForms, unknownVerbForms } from './verbs.ts';

/** The rules of Dutch. */
export const dutch: FormRules = {
  bends: (word) =>
    word.length >= 3 &&
    !dutchFunctionWords.has(word) &&
    !/[^a-z]|(?:waarts|erwijs|erwijze|gewijs)$/.test(word),
  tiers: [
    [
      { name: 'listed nouns', formsOf: listedNounForms },
      { name: 'listed adjectives', formsOf: (word) => adjectiveForms(word, isListedAdjective) },
      { name: 'listed verbs', formsOf: listedVerbForms },
      {
        name: 'verbs with a prefix',
        formsOf: (word) => (/(?:matig|willig)e?$/.test(word) ? [] : prefixedVerbForms(word)),
      },
    ],
    [
      { name: 'sure endings of adjectives', formsOf: (word) => adjectiveForms(word, isSureAdjective) },
      { name: 'comparatives', formsOf: degreeForms },
      { name: 'sure endings of nouns', formsOf: sureEndingForms },
    ],
    [{ name: 'compounds', formsOf: compoundForms }],
    [{ name: 'verbs in -eren', formsOf: borrowedVerbForms }],
    [{ name: 'endings of adjectives', formsOf: (word) => adjectiveForms(word, isAdjective) }],
    [{ name: 'endings of nouns', formsOf: endingForms }],
    [{ name: 'unknown verbs', formsOf: unknownVerbForms }],
    [{ name: 'unknown nouns', formsOf: unknownNounForms }],
  ],
  isFalseFriend: (word, form) => {
    if (dutchFunctionWords.has(form) || falseFriends.get(word)?.has(form)) return true;
    if (isOwnNoun(word) && isListedNoun(word)) return !listedNounForms(word).includes(form);
    if (isOwnNoun(form)) return !listedNounForms(form).includes(word);
    return false;
  },
};

function adjectiveForms(word: string, is: (word: string) => boolean): string[] {
  const base = is(word) ? word : baseOfAdjective(word, is);
  return base === undefined ? [] : bothForms(base);
}

function bothForms(adjective: string): string[] {
  const bent = bentAdjective(adjective);
  return bent === undefined ? [adjective] : [adjective, bent];
}
