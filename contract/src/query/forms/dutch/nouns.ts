import { irregularNouns, notTails } from './noun-list.ts';
import { doubleVowel, endsInOpenSyllable, lengthenEnd, shortenEnd } from './spelling.ts';

const groups = new Map<string, string[][]>();
/** Forms of nouns that are words of their own and so no form of a verb or adjective. */
const own = new Set<string>();
for (const entry of irregularNouns.trim().split(/\s+/)) {
  const group = entry.replace('=', '').split('/');
  for (const form of group) {
    const known = groups.get(form) ?? [];
    if (!known.some((one) => one[0] === group[0])) groups.set(form, [...known, group]);
    if (entry.startsWith('=')) own.add(form);
  }
}

/** The forms of the listed nouns that have this form. */
export function listedNounForms(word: string): string[] {
  return (groups.get(word) ?? []).flat();
}

/** Whether a word is a form of a noun only, however it looks. */
export function isOwnNoun(word: string): boolean {
  return own.has(word);
}

/** Whether this is a form of a listed noun. */
export function isListedNoun(word: string): boolean {
  return groups.has(word);
}

/** Compounds bend like their last part, the longest that is listed: `kamerlid`, `hoofdsteden`. */
export function compoundForms(word: string): string[] {
  if (notCompounds.test(word)) return [];
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const tail = word.slice(cut);
    const found = groups.get(tail);
    const head = word.slice(0, cut);
    if (!found || !/[aeiouy]/.test(head) || !/[^aeiouy][a-z]*$/.test(head)) continue;
    if (
      found.every(([singular = '']) => notTails.has(singular)) ||
      (tail.length < 4 && !shortTails.has(tail))
    )
      continue;
    return found
      .filter(([singular = '']) => !notTails.has(singular))
      .flat()
      .map((form) => head + form);
  }
  return [];
}

/** Nouns of three letters or fewer that compounds do end in; others are there by chance. */
const shortTails = new Set(
  'lid dag weg wet bus zin vak dak job cel bod hof pad kop pas bed man bom zak vis tak app les rol ei pot bon bos zee uur oor hub lab box eis kas rit'.split(
    ' ',
  ),
);

/** Words whose last letters are a noun by chance: `subsidieren` is no kind of dieren. */
const notCompounds = /^subsidier/;

type Ending = readonly [string, ...string[]];

/** Endings that only nouns have, with those of their plurals; the first that fits, singular or plural, counts. */
const sureEndings: readonly Ending[] = [
  ['heid', 'heden'],
  ['ctor', 'ctoren', 'ctors'],
  ['ator', 'atoren', 'ators'],
  ['plichtige', 'plichtigen'],
  ['kundige', 'kundigen'],
  ['hebbende', 'hebbenden'],
  ['gerechtigde', 'gerechtigden'],
  ['zoekende', 'zoekenden'],
  ['behoevende', 'behoevenden'],
  ['leenstaande', 'leenstaanden', 'leenstaand'],
  ['loze', 'lozen', 'loos'],
  ['tie', 'ties'],
  ['ering', 'eringen'],
  ['ling', 'lingen'],
  ['ing', 'ingen'],
  ['iteit', 'iteiten'],
  ['schap', 'schappen'],
  ['isme', 'ismen', 'ismes'],
];

/** Endings that tell of a noun where nothing else is known of the word. */
const endings: readonly Ending[] = [
  ['aarde', 'aarden'],
  ['logie', 'logieen'],
  ['grafie', 'grafieen'],
  ['cratie', 'cratieen'],
  ['archie', 'archieen'],
  ['orie', 'orieen'],
  ['erie', 'erieen'],
  ['pathie', 'pathieen'],
  ['sofie', 'sofieen'],
  ['nomie', 'nomieen'],
  ['gogie', 'gogieen'],
  ['egie', 'egieen'],
  ['ergie', 'ergieen'],
  ['demie', 'demieen', 'demies'],
  ['ie', 'ies'],
  ['ist', 'isten'],
  ['ment', 'menten'],
  ['ant', 'anten'],
  ['ent', 'enten'],
  ['aat', 'aten'],
  ['iet', 'ieten'],
  ['loog', 'logen'],
  ['graaf', 'grafen'],
  ['naut', 'nauten'],
  ['theek', 'theken'],
  ['eur', 'eurs'],
  ['air', 'airs'],
  ['ier', 'iers'],
  ['oir', 'oirs'],
  ['aris', 'arissen'],
  ['nis', 'nissen'],
  ['tor', 'toren', 'tors'],
  ['uur', 'uren'],
  ['icus', 'ici'],
  ['us', 'ussen'],
  ['ium', 'ia', 'iums'],
  ['um', 'a', 'ums'],
  ['tje', 'tjes'],
  ['kje', 'kjes'],
  ['pje', 'pjes'],
  ['je', 'jes'],
  ['age', 'ages'],
  ['ade', 'ades'],
  ['ette', 'ettes'],
  ['ure', 'ures'],
  ['ine', 'ines'],
  ['ance', 'ances'],
  ['ence', 'ences'],
  ['ice', 'ices'],
  ['ise', 'ises'],
  ['ale', 'ales'],
  ['ane', 'anes'],
  ['ce', 'ces'],
  ['igde', 'igden'],
  ['eerde', 'eerden'],
  ['ende', 'enden'],
  ['aande', 'aanden'],
  ['ee', 'eeen'],
  ['ij', 'ijen'],
  ['ster', 'sters'],
  ['aar', 'aars'],
  ['er', 'ers'],
  ['eau', 'eaus'],
];

/** The forms of a noun by an ending that only nouns have. */
export function sureEndingForms(word: string): string[] {
  return byEnding(word, sureEndings);
}

/** The forms of a noun by its ending alone. */
export function endingForms(word: string): string[] {
  return byEnding(word, endings);
}

function byEnding(word: string, endings: readonly Ending[]): string[] {
  if (word.length < 5) return [];
  for (const forms of endings) {
    for (const ending of forms) {
      if (!word.endsWith(ending)) continue;
      const head = word.slice(0, -ending.length);
      if (head.length < 2 || !/[aeiouy]/.test(head)) continue;
      if (forms[0] === 'um' && ending === 'a') continue;
      if (forms[0] === 'ij' && /[aeo]$/.test(head)) continue;
      return forms.map((other) => head + other);
    }
  }
  return [];
}

/** A noun that nothing is known of: its plural by spelling, or what it may be the plural of. */
export function unknownNounForms(word: string): string[] {
  const plurals = pluralsOf(word);
  return [...plurals, ...singularsOf(word)];
}

function pluralsOf(word: string): string[] {
  if (/(?:en|[a-z]{2}es|as|os|is|ens|els|ers)$/.test(word)) return [];
  if (/[a-z]{3}(?:el|er|em|aar|ier|eur)$/.test(word) && !/(?:eel|iel|oel|uil|eer|oer|eem)$/.test(word))
    return [`${word}s`];
  if (word.endsWith('ie')) return [`${word}s`];
  if (/[^aeiou]e$/.test(word)) return [`${word}n`, `${word}s`];
  if (/[aouyi]$/.test(word) && !/(?:eeu|ieu|ou|au|uw|ui|ai)$/.test(word)) return [`${word}s`];
  if (/s$/.test(word) && /[^aeiou]s$/.test(word)) return [];
  if (/[aeiou]$/.test(word)) return [];
  if (/(?:[^c]k|c)s$|(?:ck|sh|ey|ay|oy|ow|ain|ail|eam|oad|ight|ook|oot|sch)$/.test(word))
    return word.endsWith('s') ? [] : [`${word}s`];
  return [`${lengthenEnd(word)[0]}en`];
}

function singularsOf(word: string): string[] {
  if (word.length < 5) return [];
  if (/[a-z]{2}ens$|[^e]een$/.test(word)) return [];
  const candidates: string[] = [];
  if (word.endsWith('en')) {
    const base = word.slice(0, -2);
    if (/(?:ee|ie)e$/.test(base)) candidates.push(base);
    if (/(?:lijk|ig|isch)$/.test(base)) candidates.push(word.slice(0, -1));
    else if (endsInOpenSyllable(base)) {
      if (/[aeiouy][^aeiouy]+(?:e[lrnm]|or|i[gk])$/.test(base)) candidates.push(base);
      else candidates.push(shortenEnd(doubleVowel(base)));
    } else candidates.push(shortenEnd(base));
    return candidates.filter((one) => /[aeiouy]/.test(one) && !/(?:[^aeiouy]h|v|z|j)$/.test(one));
  }
  if (/(?:[^aeiou]e|[a-z]{2}[aouy]|e[lrm]|ee|aar|eur|ier|ie)s$/.test(word)) {
    const singular = word.slice(0, -1);
    if (pluralsOf(singular).includes(word) || /(?:ie|ier|aar|eur)$/.test(singular)) candidates.push(singular);
  }
  return candidates;
}
