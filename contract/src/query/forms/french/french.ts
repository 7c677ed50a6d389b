import type { FormRules } from '../rules.ts';
import {
  frenchFunctionWords,
  invariable,
  irregularWords,
  onlyFeminine,
  onlyMasculine,
  ownNouns,
} from './noun-list.ts';
import { listedVerbForms, unknownVerbForms } from './verbs.ts';

const groups = new Map<string, string[]>();
for (const entry of irregularWords.trim().split(/\s+/)) {
  const group = entry.split('/');
  for (const form of group) groups.set(form, [...(groups.get(form) ?? []), ...group]);
}

/** The rules of French. */
export const french: FormRules = {
  bends: (word) => word.length >= 3 && !frenchFunctionWords.has(word) && !/[^a-z]/.test(word),
  tiers: [
    [
      { name: 'listed words', formsOf: (word) => groups.get(word) ?? (invariable.has(word) ? [word] : []) },
      { name: 'listed verbs', formsOf: listedVerbForms },
      { name: 'participles as adjectives', formsOf: participleForms },
    ],
    [{ name: 'adverbs', formsOf: (word) => (isAdverb(word) ? [word] : []) }],
    [{ name: 'masculine and feminine', formsOf: genderForms }],
    [{ name: 'unknown verbs', formsOf: unknownVerbForms }],
    [{ name: 'unknown participles', formsOf: unknownParticiples }],
    [{ name: 'plurals', formsOf: pluralForms }],
  ],
  isFalseFriend: (word, form) => {
    if (frenchFunctionWords.has(form) || (invariable.has(form) && !groups.has(word))) return true;
    if (ownNouns.has(word)) return !groups.get(word)?.includes(form);
    return ownNouns.has(form);
  },
};

/** Endings that masculine and feminine, singular and plural have. */
const genders: readonly (readonly string[])[] = [
  ['teur', 'trice', 'teurs', 'trices'],
  ['rieur', 'rieure', 'rieurs', 'rieures'],
  ['eur', 'euse', 'eurs', 'euses'],
  ['eux', 'euse', 'euses'],
  ['if', 'ive', 'ifs', 'ives'],
  ['ien', 'ienne', 'iens', 'iennes'],
  ['een', 'eenne', 'eens', 'eennes'],
  ['el', 'elle', 'els', 'elles'],
  ['al', 'ale', 'aux', 'ales'],
  ['ier', 'iere', 'iers', 'ieres'],
  ['ant', 'ante', 'ants', 'antes'],
  ['ent', 'ente', 'ents', 'entes'],
  ['cain', 'caine', 'cains', 'caines'],
  ['ais', 'aise', 'aises'],
  ['ois', 'oise', 'oises'],
];

/** A participle of a verb that no list knows: `inchangee`. */
function unknownParticiples(word: string): string[] {
  const stem = /^([a-z]{4,})ees?$/.exec(word)?.[1];
  if (stem === undefined || hasOneGender(word)) return [];
  return ['e', 'ee', 'es', 'ees'].map((ending) => stem + ending);
}

/** Whether no rule of genders is for this word, singular or plural. */
function hasOneGender(word: string): boolean {
  const singular = word.replace(/(?<=[a-z]{3})s$/, '').replace(/aux$/, 'al');
  return (
    onlyMasculine.has(word) ||
    onlyMasculine.has(singular) ||
    onlyFeminine.has(word) ||
    onlyFeminine.has(singular) ||
    /(?:[a-z]{2}ments?|[a-z]eaux)$/.test(word)
  );
}

/** Masculine and feminine of words whose ending tells that they have both. */
function genderForms(word: string): string[] {
  if (word.length < 5 || hasOneGender(word)) return [];
  for (const endings of genders) {
    for (const ending of endings) {
      if (!word.endsWith(ending) || word.length < ending.length + 2) continue;
      const head = word.slice(0, -ending.length);
      if (endings[0] === 'eur' && ending.startsWith('eus') && !/(?:ill|ch|ss|(?<!a)g|[dtvy])$/.test(head))
        continue;
      return endings.map((other) => head + other);
    }
  }
  return [];
}

/** Adverbs in -ment, which have no forms: they are made of feminine adjectives, nouns in -ment of verbs. */
function isAdverb(word: string): boolean {
  if (/[a-z]{2}[ae]mment$/.test(word)) return true;
  const feminine = /^([a-z]{2,}e)ment$/.exec(word)?.[1];
  if (feminine === undefined || listedVerbForms(feminine).length > 0) return false;
  return (
    groups.has(feminine) || genderForms(feminine).length > 0 || /(?:abl|ibl|iqu|air|ist)e$/.test(feminine)
  );
}

/** A present participle of a listed verb is often an adjective: `interessante`. */
function participleForms(word: string): string[] {
  const stem = /^([a-z]{3,})ant(?:e|s|es)?$/.exec(word)?.[1];
  if (stem === undefined || hasOneGender(word) || listedVerbForms(`${stem}ant`).length === 0) return [];
  return ['ant', 'ante', 'ants', 'antes'].map((ending) => stem + ending);
}

function pluralForms(word: string): string[] {
  if (word.length < 3) return [];
  if (/(?:[a-z]{2}[ei]au|[a-z]{2}eu)$/.test(word)) return [word, `${word}x`];
  if (/[a-z][ei]aux$|[a-z]{2}eux$/.test(word)) return [word, word.slice(0, -1)];
  if (/[a-z]{2}aux$/.test(word)) return [word, `${word.slice(0, -3)}al`];
  if (/[a-z]{2}al$/.test(word)) return [word, `${word.slice(0, -2)}aux`];
  if (/[xz]$/.test(word)) return [word];
  if (word.endsWith('s'))
    return /(?:ss|us|is|as|os)$/.test(word) && !/(?:[a-z]{3}(?:das|nas|los|eos))$/.test(word)
      ? [word]
      : [word, word.slice(0, -1)];
  return [word, `${word}s`];
}
