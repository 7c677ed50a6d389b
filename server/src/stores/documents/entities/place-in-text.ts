import { spanOf, type Token } from 'contract/query/analyser';
import {
  conjunctions,
  frenchMister,
  inSurnames,
  movedWords,
  namedAfterBefore,
  namedAfterBehind,
  partyBefore,
  partyBehind,
  partyLinks,
  pluralRoleWords,
  type Role,
  roleWords,
} from './naming-words.ts';
import { stopWords } from './stop-words.ts';

/** A name in a text: its words, and the half-open range of them that is the name. */
export interface Place {
  text: string;
  tokens: readonly Token[];
  from: number;
  to: number;
}

/** What stands before a surname. */
export interface Before {
  role?: Role;
  /** The word that gives the role, such as `kamerlid`. */
  word?: string;
  /** First letter of initials, lower case. */
  initial?: string;
  /** Another word of the name stands before, such as a first name that is not known. */
  longer: boolean;
}

/** Names in one list are looked back over so many words. */
const longestList = 14;

/** What the words before a surname say of it. `french` when `M.` is a form of address there. */
export function readBefore(place: Place, french: boolean): Before {
  const { text, tokens } = place;
  let { from } = place;
  let initial: string | undefined;
  for (const { token, gap } of wordsBefore(place)) {
    if (!isInitial(text, token) || !/^\.[ \u00a0]?$/u.test(gap)) break;
    if (french && token.word === frenchMister && initial === undefined) {
      return { role: 'courtesy', word: frenchMister, longer: false };
    }
    initial = token.word;
    from -= 1;
  }
  const initials = initial === undefined ? {} : { initial };
  const before = tokens[from - 1];
  if (!before) return { ...initials, longer: false };
  const between = gapBetween(text, tokens, from - 1, from);
  const { word } = before;
  if (between === '-') {
    if (movedWords.has(word)) return { role: 'member', word, ...initials, longer: false };
    return { longer: true };
  }
  if (/^(?:\.? |\u00a0|\n)$/u.test(between)) {
    const role = roleWords.get(word) ?? pluralRoleWords.get(word);
    if (role) {
      const upper = word === 'kamerlid' && tokens[from - 2]?.word === 'eerste';
      return {
        role: upper ? 'courtesy' : role,
        word: upper ? 'eerste kamerlid' : word,
        ...initials,
        longer: false,
      };
    }
    if (between !== '\n' && (inSurnames.has(word) || (word === 'van' && isCapital(text, before)))) {
      return { longer: true };
    }
    if (between === ' ' && isCapital(text, before) && !isShouted(text, before) && !stopWords.has(word)) {
      return { longer: true };
    }
  }
  const listed = roleOfList({ ...place, from });
  return { ...listed, ...initials, longer: false };
}

/** The role that a word for several people gives each name of the list after it. */
function roleOfList(place: Place): Pick<Before, 'role' | 'word'> {
  let separated = false;
  for (const { token, gap } of wordsBefore(place, longestList)) {
    if (!/^(?:, ?| |\u00a0|\n|-|\. ?)$/u.test(gap)) return {};
    // Right before the surname the list goes on; anything else would be a part of this name.
    separated ||= gap.startsWith(',') || conjunctions.has(token.word);
    if (!separated) return {};
    const role = pluralRoleWords.get(token.word);
    if (role) return { role, word: token.word };
    const joins = conjunctions.has(token.word) || inSurnames.has(token.word) || token.word === 'van';
    if (!joins && !isCapital(place.text, token)) return {};
  }
  return {};
}

const brackets = /[ \u00a0]?\(([^()\n]{1,40})\)/uy;

/** What stands in brackets directly after a name. */
export function inBrackets({ text, tokens, from, to }: Place): string | undefined {
  brackets.lastIndex = spanOf(tokens, from, to).end;
  return brackets.exec(text)?.[1];
}

/** Whether the name is a part of a longer one, or of the name of a street, a prize or a foundation. */
export function isNamedAfter({ text, tokens, from, to }: Place): boolean {
  const { start, end } = spanOf(tokens, from, to);
  if (text.charAt(end) === '-' && isUpper(text.charAt(end + 1))) return true;
  const before = tokens[from - 1];
  if (before && namedAfterBefore.has(before.word) && start - before.end === 1) return true;
  const behind = tokens[to];
  return behind !== undefined && behind.start - end === 1 && namedAfterBehind.has(behind.word);
}

/** Whether the words around say that a party is meant: `de fractie van …`, `…-Kamerlid`. */
export function isCalledParty(place: Place): boolean {
  const { text, tokens, to } = place;
  const behind = tokens[to];
  if (behind && partyBehind.has(behind.word) && gapBetween(text, tokens, to - 1, to).length === 1)
    return true;
  return standsAfter(place, partyBefore);
}

/** Whether one of these words stands before, with small words between. */
export function standsAfter(place: Place, called: ReadonlySet<string>): boolean {
  for (const { token, gap } of wordsBefore(place, 4)) {
    if (!/^[ \u00a0\n]$/u.test(gap)) return false;
    if (called.has(token.word)) return true;
    if (!partyLinks.has(token.word)) return false;
  }
  return false;
}

/** What stands in the brackets around a name; undefined where it stands in none, or in a longer phrase. */
export function bracketsAround({ text, tokens, from, to }: Place): string | undefined {
  const { start, end } = spanOf(tokens, from, to);
  const opened = text.slice(Math.max(0, start - 40), start).lastIndexOf('(');
  const closed = text.slice(end, end + 40).indexOf(')');
  if (opened < 0 || closed < 0) return undefined;
  return text.slice(Math.max(0, start - 40) + opened + 1, end + closed);
}

/**
 * Whether an ordinary word is written as a name: with its capitals inside a sentence that is not all in
 * capitals, not after a number and not beside other words with a capital.
 */
export function isWrittenAsName({ text, tokens, from, to }: Place): boolean {
  const before = tokens[from - 1];
  const behind = tokens[to];
  if (text.charAt(spanOf(tokens, from, to).end) === '-') return false;
  if (!before || !/^(?:,? |\u00a0)$/u.test(gapBetween(text, tokens, from - 1, from))) return false;
  if (/^\d/u.test(before.word) || (isCapital(text, before) && !stopWords.has(before.word))) return false;
  if (isShouted(text, before) && before.word.length > 1) return false;
  if (!behind) return true;
  const isNext = gapBetween(text, tokens, to - 1, to) === ' ';
  return !(isNext && isCapital(text, behind));
}

/** The words before a name, the nearest first, each with what stands between it and the next. */
function* wordsBefore({ text, tokens, from, to }: Place, most = Infinity) {
  let { start } = spanOf(tokens, from, to);
  for (let at = from - 1; at >= from - most; at -= 1) {
    const token = tokens[at];
    if (!token) return;
    yield { token, gap: text.slice(token.end, start) };
    start = token.start;
  }
}

/** What stands between two words. */
export function gapBetween(text: string, tokens: readonly Token[], one: number, other: number): string {
  return text.slice(tokens[one]!.end, tokens[other]!.start);
}

function isInitial(text: string, { start, end }: Token): boolean {
  return end - start === 1 && isUpper(text.charAt(start));
}

function isCapital(text: string, { start }: Token): boolean {
  return isUpper(text.charAt(start));
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function isShouted(text: string, { start, end }: Token): boolean {
  const raw = text.slice(start, end);
  return raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase();
}
