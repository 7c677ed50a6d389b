import { plainAdjectives } from './adjective-list.ts';
import { doubleVowel, endsInOpenSyllable, lengthenEnd, shortenEnd } from './spelling.ts';

const plain = new Set(plainAdjectives);

/** Endings that only adjectives have. */
const sure =
  /(?:^on(?:ge|be|ver)[a-z]{3,}(?<!hei)[dt]$|(?:[^aeiou]ig|[aeiouy][^aeiou]+ig|lijks?|[a-z]{2}isch|[a-z]{2}baar|zaam|loos|achtig|matig|waardig|[a-z]{3}(?:ing|el|n|g)rijk|[a-z]{4}eus|[a-z]{2}i[eb]el|[a-z]{3}eerbaar|[a-z]{3}vol)$)/;
/** Endings that most words with them have because they are adjectives. */
const telling =
  /(?:[a-z]{2}end|(?:st|g)aand|doend|ziend|[a-z]{2}ief|[a-z]{3}eel|[a-z]{3}aal|[a-z]{3}air|vrij|[a-z]{3}arm|gericht|rijp|proof|[a-z]{3}oir)$/;

/** Nouns that end as adjectives do. */
const nounsLikeThem = new Set(
  `weekend dividend beding geding koning bezig rijtuig voertuig tribunaal kanaal kapitaal materiaal portaal kwartaal hospitaal generaal admiraal
  schandaal ritueel kasteel paneel juweel deel onderdeel voordeel nadeel aandeel oordeel vooroordeel initiatief tarief motief archief perspectief
  collectief brief rijk koninkrijk bereik lijk dijk verblijf konijn brein reus neus keus personeel toneel meubel huwelijk`.split(
    /\s+/,
  ),
);

/** Whether a word is listed as an adjective or has an ending that only adjectives have. */
export function isSureAdjective(word: string): boolean {
  if (plain.has(word)) return true;
  if (word.length < 5 || nounsLikeThem.has(word)) return false;
  return sure.test(word) || (word.startsWith('on') && isAdjective(word.slice(2)));
}

/** Whether a word shows itself to be an adjective, or is listed as one. */
export function isAdjective(word: string): boolean {
  return isSureAdjective(word) || (word.length >= 5 && telling.test(word) && !nounsLikeThem.has(word));
}

/** Whether a word is listed among adjectives without a telling ending. */
export function isListedAdjective(word: string): boolean {
  return plain.has(word);
}

/** The form in -e of an adjective; none where it takes none (`houten`, `gesloten`). */
export function bentAdjective(word: string): string | undefined {
  if (/(?:[^eo]en|e|[ao])$/.test(word)) return undefined;
  if (word.endsWith('ees')) return `${word.slice(0, -3)}ese`;
  if (/(?:isch|lijk|ig|[bdfgklmnprtw]s|fries)$/.test(word)) return `${word}e`;
  if (word.endsWith('eeel')) return `${word.slice(0, -2)}le`;
  if (/(?:ieel|ueel)$/.test(word)) return `${word.slice(0, -3)}ele`;
  return `${lengthenEnd(word)[0]}e`;
}

/** The forms of a comparative or superlative, which bend like other adjectives: `sneller`, `sterkste`. */
export function degreeForms(word: string): string[] {
  const bare = word.replace(/e$/, '');
  const base = /^([a-z]{3,})(?:er|st)$/.exec(bare)?.[1];
  if (base === undefined) return [];
  const candidates = [
    base,
    shortenEnd(base),
    ...(endsInOpenSyllable(base) ? [shortenEnd(doubleVowel(base))] : []),
  ];
  if (base.endsWith('rd')) candidates.push(base.slice(0, -1));
  return candidates.some(isSureAdjective) ? [bare, `${bare}e`] : [];
}

/** The adjective that has this form in -e. */
export function baseOfAdjective(word: string, is = isAdjective): string | undefined {
  if (!word.endsWith('e') || word.length < 4) return undefined;
  const base = word.slice(0, -1);
  const candidates = endsInOpenSyllable(base)
    ? [shortenEnd(doubleVowel(base)), base]
    : [shortenEnd(base), base, base.replace(/(?<=[iu])el$/, 'eel')];
  if (is(base) && bentAdjective(base) === word) return base;
  return candidates.find((candidate) => is(candidate) && bentAdjective(candidate) === word);
}
