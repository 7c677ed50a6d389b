import type { Token } from '../analyser.ts';
import type { Surroundings } from './notation.ts';
import { notations } from './notations.ts';

/** A reference number in a text. */
interface Reference {
  /** Behind its last character, as a UTF-16 offset. */
  end: number;
  /**
   * The same however it is punctuated, from the least to the most exact: `kst_36410`, `kst_36410_xv`,
   * `kst_36410_xv_5`. A text has them all and a query asks for the last, so that a dossier finds its papers and a paper
   * not the rest of its dossier.
   */
  names: readonly string[];
}

/** A reference number and the words it is written with: the first and the one after the last. */
interface ReferenceInWords extends Reference {
  from: number;
  to: number;
}

/** What a number can begin with; all else is not looked at more closely. */
const mayBegin =
  /^(?:\d{2}|\d{5}[a-l]?|(?:19|20)\d\d(?:[zd]\d*)?|\d{2}k\d*|[\dce](?:19|20)\d\d[a-z]{1,2}\d{4}r?|pe\d+(?:v\d+)?|[abpt]\d{1,2}|rcb?\d{1,2})$/;
/** The same without a digit; all others have one among their first characters, which most words are told by. */
const lettersThatMayBegin = new Set(
  (
    'a b c p pe rc ta com swd sec join celex doc stb stcrt trb staatsblad staatscourant tractatenblad ecli cod cns nle ' +
    'app avc syn ini bud dec rsp dea rps inl ins imm reg aci gbd bui dce olp pro'
  ).split(' '),
);
const firstCharacters = 4;
const digit = /\d/;
const longestBeginning = 13;
const firstWord = /[\p{L}\p{N}]{1,14}/uy;

/** Whether a number can begin with this word, folded. */
export function mayBeginReference(word: string): boolean {
  if (word.length > longestBeginning) return false;
  for (let at = 0; at < word.length && at < firstCharacters; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) return mayBegin.test(word);
  }
  return lettersThatMayBegin.has(word);
}

/** The reference number that is written from this place on, if one is; of several readings the longest. */
export function referenceAt(text: string, start: number, surroundings: Surroundings): Reference | undefined {
  firstWord.lastIndex = start;
  if (!mayBeginReference(firstWord.exec(text)?.[0].toLowerCase() ?? '')) return undefined;
  let longest: Reference | undefined;
  const beginning = digit.test(text.charAt(start)) ? 'digit' : 'letter';
  for (const { pattern, names } of notations[surroundings][beginning]) {
    pattern.lastIndex = start;
    const found = pattern.exec(text);
    if (!found || start + found[0].length <= (longest?.end ?? 0)) continue;
    const end = start + found[0].length;
    const read = names(found.groups ?? {}, { text, start, end, surroundings });
    if (read) longest = { end, names: read };
  }
  return longest;
}

/** Every reference number in a text whose words these are, in order and without overlap. */
export function referencesIn(
  text: string,
  tokens: readonly Token[],
  surroundings: Surroundings,
): ReferenceInWords[] {
  const found: ReferenceInWords[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const { word, start } = tokens[from]!;
    if (!mayBeginReference(word)) continue;
    const reference = referenceAt(text, start, surroundings);
    if (!reference) continue;
    let to = from + 1;
    while (to < tokens.length && tokens[to]!.start < reference.end) to += 1;
    found.push({ ...reference, from, to });
    from = to - 1;
  }
  return found;
}
