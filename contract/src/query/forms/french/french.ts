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
      { name: 'sure endings of nouns', formsOf: sureNounForms },
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
  ['ard', 'arde', 'ards', 'ardes'],
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
      if (endings[0] === 'eur' && ending.startsWith('eus') && !/(?:ill|ch|ss|[dgtvy])$/.test(head)) continue;
      return endings.map((other) => head + other);
    }
  }
  return [];
}

function isAdverb(word: string): boolean {
  return (
    /(?:amment|emment|[a-z]{2}(?:ell|iv|al|eus|iqu|abl|ibl|air|ier|ain|ult|ect|ist|uell|eur|id|iel|os|ant|ent|our|ert|art|oit|ut|aut|ard|aiss)ement)$/.test(
      word,
    ) &&
    !/(?:reglement|parlement|etablissement|[a-z]{2}issement|rendement|departement|traitement|jugement|element|sement|renouvellement|fondement|versement|vieillissement|financement|virement|ralliement|comportement|equipement|abonnement|enseignement|stationnement|fonctionnement|recensement|arrondissement|enlevement|prelevement|allaitement|hebergement|acquittement|endettement|isolement|signalement|entierement-|retirement|deraillement|conseillement|emballement|paiement|tirement|entement|ajustement|investissement|ouvrement|couvrement|appartement|ecartement|departement|avortement|ligotement|portement|apurement)$/.test(
      word,
    )
  );
}

/** Nouns whose ending tells that they are, also where a verb has the same form: `mention`, `recrutement`. */
function sureNounForms(word: string): string[] {
  const singular = word.replace(/s$/, '');
  if (
    !/(?:[a-z]{2}[stx]ion|[a-z]{3}ment|[a-z]{2}ite|[a-z]{3}age|[a-z]{3}ance|[a-z]{3}ence|[a-z]{4}ique|isme)$/.test(
      singular,
    )
  )
    return [];
  return isAdverb(word) || (listedVerbForms(word).length > 0 && /ent$/.test(word) && !isNounInMent(word))
    ? []
    : [singular, `${singular}s`];
}

function isNounInMent(word: string): boolean {
  return /(?:e|i|u)ment$/.test(word) && listedVerbForms(`${word.slice(0, -4)}er`).length > 0;
}

/** A present participle of a listed verb is often an adjective: `interessante`. */
function participleForms(word: string): string[] {
  const stem = /^([a-z]{3,})ant(?:e|s|es)?$/.exec(word)?.[1];
  if (stem === undefined || hasOneGender(word) || listedVerbForms(`${stem}ant`).length === 0) return [];
  return ['ant', 'ante', 'ants', 'antes'].map((ending) => stem + ending);
}

function pluralForms(word: string): string[] {
  if (word.length < 3) return [];
  if (/(?:[a-z]{2}eau|[a-z]{2}eu)$/.test(word)) return [word, `${word}x`];
  if (/[a-z]eaux$|[a-z]{2}eux$/.test(word)) return [word, word.slice(0, -1)];
  if (/[a-z]{2}aux$/.test(word)) return [word, `${word.slice(0, -3)}al`];
  if (/[a-z]{2}al$/.test(word)) return [word, `${word.slice(0, -2)}aux`];
  if (/[xz]$/.test(word)) return [word];
  if (word.endsWith('s'))
    return /(?:ss|us|is|as|os)$/.test(word) && !/(?:[a-z]{3}(?:das|nas|los|eos))$/.test(word)
      ? [word]
      : [word, word.slice(0, -1)];
  return [word, `${word}s`];
}
