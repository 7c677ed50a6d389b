import { doubleVowel, endsInOpenSyllable, lengthenEnd, shortenEnd } from './dutch-spelling.ts';
import { isInfinitive, verbForms } from './dutch-verbs.ts';
import {
  dutchAdjectives,
  dutchFunctionWords,
  dutchHeadGroups,
  dutchNotCompounds,
  dutchUnrelated,
  dutchWholeGroups,
} from './dutch-words.ts';

const adjectiveEnding =
  /(?:[a-z]{2}ig|lijk|isch|baar|zaam|loos|[a-z]{3}end|[a-z]{2}ief|[a-z]{3}eel|[a-z]{3}aal|air|[a-z]{3}ent|[a-z]{3}ant|eerd|achtig|vol|vrij|arm|rijk|matig)$/;
const participleEnding = /^(?:ge|be|ver|ont|her)[a-z]{3,}(?:d|t)$/;
const pluralInS = /(?:[aeiouy][a-z]*[^aeiouy]+e[lrnm]|eur|aar|ier|[ao]|[a-z]{3}i|[^aeiou]y|ie|je|eau)$/;
const pluralInSWhole = /(?:[aeiouy][^aeiouy]+e[lrnm]|eurs?|ie|je)$/;

/** Forms of a folded Dutch word, itself not among them. Unknown words get the forms of a noun only. */
export function dutchForms(word: string): string[] {
  if (word.length < 3 || dutchFunctionWords.has(word) || /[^a-z]/.test(word)) return [];
  const unrelated = unrelatedTo.get(word);
  return formsOf(word).filter(
    (form) => form !== word && !unrelated?.has(form) && !dutchFunctionWords.has(form),
  );
}

function formsOf(word: string): string[] {
  const listed = dutchWholeGroups.get(word)?.flat() ?? headForms(word);
  if (listed) return dutchAdjectives.has(word) ? [...listed, ...adjectiveForms(word)] : listed;
  const verbs = verbForms(word);
  // Only the infinitive and the stem of a verb are often a noun as well: `werken`, `werk`.
  const isNoun = verbs.every(([infinitive, stem]) => word === infinitive || word === stem);
  return [...(isNoun ? nounForms(word, verbs.length > 0) : []), ...verbs.flat(), ...adjectiveForms(word)];
}

const unrelatedTo = new Map<string, Set<string>>();
for (const [one, other] of dutchUnrelated) {
  unrelatedTo.set(one, (unrelatedTo.get(one) ?? new Set()).add(other));
  unrelatedTo.set(other, (unrelatedTo.get(other) ?? new Set()).add(one));
}

function nounForms(word: string, isVerb: boolean): string[] {
  if (baseOfAdjective(word) !== undefined) return [];
  const forms = new Set<string>();
  const add = (...found: string[]) => found.forEach((form) => forms.add(form));
  const singular = word.endsWith('s') && word.length >= 5 ? singularOfS(word) : undefined;
  if (word.endsWith('heid')) add(`${word.slice(0, -3)}eden`);
  else if (word.endsWith('heden') && word.length > 6) add(`${word.slice(0, -4)}eid`);
  else if (/[a-z]{2}icus$/.test(word)) add(`${word.slice(0, -2)}i`);
  else if (/[a-z]{2}ici$/.test(word)) add(`${word.slice(0, -1)}us`);
  else if (/[a-z]{3}um$/.test(word)) add(`${word.slice(0, -2)}a`, `${word}s`);
  else if (/[a-z]{3}en$/.test(word)) add(...singularOfEn(word, isVerb));
  else if (singular) {
    add(singular);
    if (word.endsWith('ies')) add(`${word.slice(0, -1)}zen`);
  } else if (!isVerb || word.length > 3) add(...pluralOf(word));
  return [...forms];
}

function pluralOf(word: string): string[] {
  if (word.endsWith('ee')) return word.length > 3 ? [`${word}en`, `${word}s`] : [`${word}en`];
  if (word.endsWith('ie')) return [`${word}s`, `${word}en`];
  if (word.endsWith('e')) return word.length >= 4 ? [`${word}n`, `${word}s`] : [];
  if (pluralInSWhole.test(word)) return word.endsWith('je') ? [`${word}s`] : [`${word}s`, `${word}en`];
  if (/[aeiou]ij$|[^aeiou]ij$|ei$/.test(word)) return [`${word}en`];
  if (/(?:[^aeiou][aou]|[a-z]{3}i|[^aeiou]y|eau)$/.test(word)) return word.length >= 4 ? [`${word}s`] : [];
  if (/[aeiou]$/.test(word)) return [];
  const plurals = /[^aeiou]or$/.test(word) ? [`${word}en`] : lengthenEnd(word).map((base) => `${base}en`);
  if (/(?:[a-z]{3}(?:aar|ier|oor)|[^aeiou]or)$/.test(word)) plurals.push(`${word}s`);
  return plurals;
}

function singularOfEn(word: string, isVerb: boolean): string[] {
  const base = word.slice(0, -2);
  const forms: string[] = [];
  if (/(?:e|i)e$/.test(base)) return [base];
  if (!isVerb || !isInfinitive(word)) {
    if (endsInOpenSyllable(base)) {
      forms.push(shortenEnd(doubleVowel(base)));
      if (/[aeiouy][^aeiouy]+(?:e[lrnm]|or)$/.test(base)) forms.push(base);
    } else forms.push(shortenEnd(base));
    if (word.length >= 7 && /[tdgkz]en$/.test(word)) forms.push(word.slice(0, -1));
  } else if (base.endsWith('ier')) {
    // `formulieren` is bent like `reguleren` but is a plural.
    forms.push(base);
  }
  return forms;
}

function singularOfS(word: string): string | undefined {
  const base = word.slice(0, -1);
  if (
    /(?:ss|nis)$/.test(word) ||
    !(pluralInS.test(base) || /[a-z]{3}e$/.test(base) || /[a-z]{3}um$/.test(base))
  )
    return undefined;
  return base;
}

/** Compounds bend like their last part: `kamerlid`, `hoofdsteden`. */
function headForms(word: string): string[] | undefined {
  const known = dutchHeadGroups.get(word);
  if (known) return known.flat();
  if (dutchNotCompounds.has(word) || verbForms(word).length > 0) return undefined;
  for (let cut = Math.min(word.length - 3, 14); cut >= 3; cut -= 1) {
    const head = word.slice(cut);
    const groups = head.length >= 3 ? (dutchHeadGroups.get(head) ?? compoundOf(head)) : undefined;
    if (groups && word.slice(0, cut).length >= 3)
      return groups.flat().map((form) => word.slice(0, cut) + form);
  }
  return undefined;
}

/** Listed whole nouns also close compounds when they are long enough to be told apart. */
function compoundOf(head: string): readonly string[][] | undefined {
  return head.length >= 6 ? dutchWholeGroups.get(head) : undefined;
}

function adjectiveForms(word: string): string[] {
  const base = baseOfAdjective(word);
  if (base) return [base];
  if (!dutchAdjectives.has(word) && !isAdjectiveByEnding(word)) return [];
  return bentAdjective(word);
}

function isAdjectiveByEnding(word: string): boolean {
  return word.length >= 5 && (adjectiveEnding.test(word) || participleEnding.test(word));
}

function bentAdjective(word: string): string[] {
  if (word.endsWith('e') || word.endsWith('en')) return [];
  if (word.endsWith('ees')) return [`${word.slice(0, -3)}ese`];
  if (/(?:isch|lijk|ig)$/.test(word)) return [`${word}e`];
  return lengthenEnd(word)
    .slice(0, /[^aeiouj]s$/.test(word) ? 1 : 2)
    .map((base) => `${base}e`);
}

function baseOfAdjective(word: string): string | undefined {
  if (!word.endsWith('e') || word.length < 4) return undefined;
  const base = word.slice(0, -1);
  const candidates = endsInOpenSyllable(base)
    ? [shortenEnd(doubleVowel(base)), base]
    : [shortenEnd(base), base.replace(/(?<=[iu])el$/, 'eel')];
  return candidates.find(
    (candidate) =>
      (dutchAdjectives.has(candidate) || isAdjectiveByEnding(candidate)) &&
      bentAdjective(candidate).includes(word),
  );
}
