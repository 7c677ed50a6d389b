import type { FormRules } from '../rules.ts';
import { irregularNouns, nounsByPlural } from './noun-list.ts';
import { borrowedVerbForms, listedVerbForms, prefixedVerbForms, unknownVerbForms } from './verbs.ts';
import { germanFunctionWords, plainAdjectives, withoutDative } from './words.ts';

const nouns = new Map<string, string[][]>();

function genitives(noun: string): string[] {
  if (/(?:s|z|x|ss)$/.test(noun)) return [/nis$/.test(noun) ? `${noun}ses` : `${noun}es`];
  return /(?:(?<![aeiou])e[lrn]|ling|or|[aeiou])$/.test(noun) ? [`${noun}s`] : [`${noun}s`, `${noun}es`];
}

/** Feminine nouns with a plural in -e have no genitive of their own. */
const feminineInE =
  /(?:^hand|kraft|^nacht|macht|^wand|stadt|luft|frucht|sucht|^not|angst|kunst|^lust|brust|gans|maus|braut|haut|kuh|nuss|kluft|kunft|wurst|zunft|befugnis|kenntnis|erlaubnis)$/;

const builders: Readonly<Record<keyof typeof nounsByPlural, (noun: string) => string[]>> = {
  e: (noun) => {
    const base = noun.endsWith('nis') ? `${noun}s` : noun;
    return [noun, `${base}e`, `${base}en`, ...(feminineInE.test(noun) ? [] : genitives(noun))];
  },
  er: (noun) => [noun, `${noun}er`, `${noun}ern`, ...genitives(noun)],
  en: (noun) => [noun, `${noun}en`, ...(/or$/.test(noun) ? [`${noun}s`] : [])],
  n: (noun) => [noun, `${noun}n`],
  s: (noun) => [noun, `${noun}s`],
  weak: (noun) => [noun, `${noun}en`],
  same: (noun) =>
    noun.endsWith('e')
      ? [noun, `${noun}s`, `${noun}n`]
      : noun.endsWith('en')
        ? [noun, `${noun}s`]
        : [noun, `${noun}s`, `${noun}n`],
};

for (const [plural, list] of Object.entries(nounsByPlural) as [keyof typeof nounsByPlural, string][]) {
  for (const noun of new Set(list.trim().split(/\s+/)))
    if (/^[a-z]+$/.test(noun)) addNoun(builders[plural](noun));
}
for (const entry of irregularNouns.trim().split(/\s+/)) addNoun(entry.split('/'));

function addNoun(forms: string[]): void {
  for (const form of new Set(forms)) {
    const known = nouns.get(form) ?? [];
    known.push(forms);
    nouns.set(form, known);
  }
}

/** Whether a word is a form of a listed noun, and no verb used as one (`verfahren`). */
function isOwnNoun(word: string): boolean {
  return nouns.get(word)?.some(([noun = '']) => !noun.endsWith('en')) ?? false;
}

const adjectives = new Set(plainAdjectives);
/** Endings that only adjectives have. */
const sureEnding =
  /(?:[a-z]{2}ig|lich|[a-z]{3}isch|[a-z]{3}sam|[a-z]{3}bar|(?<!sc)haft|[a-z]{3}los|massig|wurdig|fahig|gerecht)$/;
const adjectiveEnding =
  /^(?:[a-z]+(?:ig|lich|isch|sam|bar|(?<!sc)haft|los|ell|iv|[a-z]{3}al|ar|end|[a-z]{2}ent|[a-z]{2}ant|wert|frei|reich|voll|weit|massig|arm|artig|wurdig|fahig|gerecht|abel|ibel))$/;
const notAdjective =
  /(?:[a-z]ung|ling|honig|konig|kafig|essig|menschheit|^fisch|^[a-z]{0,8}(?<![aeis])tisch|stell|kanal|signal|skandal|pokal|kapital|material|personal|lokal|quartal|ideal|journal|portal|merkmal|jahr|januar|februar|seminar|formular|honorar|kommentar|exemplar|abend|jugend|tugend|gegend|wochenend|student|prasident|patient|agent|dokument|moment|element|component|komponent|instrument|parlament|prozent|argument|zement|talent|kontinent|archiv|motiv|objektiv|perspektiv|ausgab|herd|altar|bazar|kandidat|bereich|teich|streich|deich|osterreich|frankreich|vergleich|ausgleich|elefant|migrant|garant|diamant|nachbar|mitglied)$/;

/** The rules of German; umlauts are folded and make no difference. */
export const german: FormRules = {
  bends: (word) => word.length >= 3 && !germanFunctionWords.has(word) && !/[^a-z]/.test(word),
  tiers: [
    [
      { name: 'listed nouns', formsOf: (word) => (nouns.get(word) ?? []).flat() },
      { name: 'listed adjectives', formsOf: (word) => adjectiveForms(word, (base) => adjectives.has(base)) },
      { name: 'listed verbs', formsOf: listedVerbForms },
      {
        name: 'verbs with a prefix',
        formsOf: (word) => (adjectives.has(word) ? [] : prefixedVerbForms(word, isOwnNoun)),
      },
    ],
    [
      { name: 'sure endings of adjectives', formsOf: (word) => adjectiveForms(word, isSureAdjective) },
      { name: 'endings of nouns', formsOf: endingForms },
    ],
    [{ name: 'verbs in -ieren', formsOf: borrowedVerbForms }],
    [
      { name: 'compounds', formsOf: compoundForms },
      { name: 'endings of adjectives', formsOf: (word) => adjectiveForms(word, isAdjective) },
    ],
    [{ name: 'unknown verbs', formsOf: unknownVerbForms }],
    [{ name: 'unknown nouns', formsOf: unknownNounForms }],
  ],
  isFalseFriend: (word, form) =>
    germanFunctionWords.has(form) || withoutDative.get(word) === form || withoutDative.get(form) === word,
};

function isSureAdjective(base: string): boolean {
  return base.length >= 5 && sureEnding.test(base) && !notAdjective.test(base);
}

function isAdjective(base: string): boolean {
  return adjectives.has(base) || (base.length >= 5 && adjectiveEnding.test(base) && !notAdjective.test(base));
}

function adjectiveForms(word: string, is: (base: string) => boolean): string[] {
  for (const base of [word, word.replace(/e[nmrs]?$/, '')]) {
    if (is(base)) return [base, ...['e', 'en', 'er', 'es', 'em'].map((ending) => base + ending)];
  }
  return [];
}

/** Compounds bend like their last part, the longest that is listed: `arbeitsplatze`. */
function compoundForms(word: string): string[] {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const tail = word.slice(cut);
    const found = nouns.get(tail);
    if (!found || (tail.length < 4 && !shortTails.has(tail)) || !/[aeiouy]/.test(word.slice(0, cut)))
      continue;
    const fitting = found.filter(([noun = '']) => noun.length > 2 && !notTails.has(noun));
    if (fitting.length > 0) return fitting.flat().map((form) => word.slice(0, cut) + form);
  }
  return [];
}

const shortTails = new Set([
  'tag',
  'weg',
  'amt',
  'art',
  'zug',
  'rat',
  'tat',
  'bau',
  'hof',
  'gut',
  'ort',
  'bus',
  'arm',
  'rad',
]);
const notTails = new Set([
  'see',
  'ton',
  'eid',
  'ohr',
  'los',
  'ast',
  'last',
  'rest',
  'reich',
  'link',
  'stand_',
  'ende',
  'eis',
  'rang',
  'ass',
  'haft',
  'lust',
  'not',
  'tor',
  'bar',
  'ei',
  'wert',
]);

/** Endings of nouns with the endings of their other forms. */
const endings: readonly (readonly string[])[] = [
  ['ung', 'ungen'],
  ['heit', 'heiten'],
  ['keit', 'keiten'],
  ['schaft', 'schaften'],
  ['itat', 'itaten'],
  ['ation', 'ationen'],
  ['ion', 'ionen'],
  ['erin', 'erinnen'],
  ['entin', 'entinnen'],
  ['istin', 'istinnen'],
  ['ismus', 'ismen'],
  ['ling', 'lings', 'linge', 'lingen'],
  ['nis', 'nisses', 'nisse', 'nissen'],
  ['ment', 'ments', 'mente', 'menten'],
  ['logie', 'logien'],
  ['gie', 'gien'],
  ['trie', 'trien'],
  ['tie', 'tien'],
  ['enz', 'enzen'],
  ['anz', 'anzen'],
  ['ur', 'uren'],
  ['ik', 'iken'],
  ['ist', 'isten'],
  ['ator', 'atoren', 'ators'],
  ['eur', 'eurs', 'eure', 'euren'],
  ['ium', 'iums', 'ien'],
  ['ei', 'eien'],
];

function endingForms(word: string): string[] {
  if (word.length < 5) return [];
  for (const forms of endings) {
    for (const ending of forms) {
      const head = word.slice(0, -ending.length);
      if (
        word.endsWith(ending) &&
        /[aeiouy]/.test(head) &&
        head.length >= 2 &&
        !(forms[0] === 'ium' && ending === 'ien') &&
        !(forms[0] === 'ist' && /^(?:me|le)$/.test(head))
      )
        return forms.map((other) => head + other);
    }
  }
  return [];
}

/** A noun that nothing is known of. */
function unknownNounForms(word: string): string[] {
  if (/[a-z]{3}innen$/.test(word)) return [word, word.slice(0, -3)];
  if (/[a-z]{3}(?:er|el)$/.test(word)) return [word, `${word}s`, `${word}n`];
  if (/[a-z]{3}(?:er|el)[ns]$/.test(word))
    return [word.slice(0, -1), `${word.slice(0, -1)}s`, `${word.slice(0, -1)}n`];
  if (/[a-z]{3}e$/.test(word)) return [word, `${word}n`];
  if (/[a-z]{4}en$/.test(word)) return [word, word.slice(0, -1)];
  if (/[aiouy]$/.test(word)) return [word, `${word}s`];
  if (/(?<![aiu])s$/.test(word)) return [word, word.replace(/e?s$/, '')];
  if (word.endsWith('s')) return [word];
  return [word, `${word}s`, `${word}e`, `${word}en`];
}
