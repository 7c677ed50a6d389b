import { diffArrays } from 'diff';
import type { ComparedPiece } from 'contract/comparisons';

/** Above this share of words that differ the two texts are shown whole, one after the other (UX 3, 32). */
const mostDifferent = 0.6;
/** Edits beyond which two texts have so little in common that looking further costs time and tells nothing. */
const mostEdits = 4_000;

const token = /\p{L}[\p{L}\p{M}\d’'-]*|\d+(?:[.,:/]\d+)*|[^\s]/gu;

interface Token {
  /** As it is compared. */
  folded: string;
  /** As it is written, with the space behind it. */
  written: string;
}

/** Hyphens, and the shapes of quotation marks and dashes, are layout. */
const fold = (word: string): string =>
  word
    .normalize('NFC')
    .replaceAll(/[’‘‚`´]/gu, "'")
    .replaceAll(/[“”„«»]/gu, '"')
    .replaceAll(/[–—−‐‑]/gu, '-')
    .replaceAll(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '');

function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(token)];
  return found.map(({ 0: word, index }, at) => ({
    folded: fold(word),
    written: text.slice(index, found[at + 1]?.index ?? text.length),
  }));
}

/** The words of a text as they are compared, for what only asks how alike two texts are. */
export const foldedWords = (text: string): string[] => (text.match(token) ?? []).map(fold);

/** How alike two lists of words are, in whatever order, from 0 to 1: twice what they share by all they have. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  if (one.length + other.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length);
}

/** Two texts word by word; `whole` where so much differs that they stand one after the other. */
export function comparedWords(before: string, after: string): { pieces: ComparedPiece[]; whole: boolean } {
  const [old, young] = [tokensOf(before), tokensOf(after)];
  const found = diffArrays(
    old.map(({ folded }) => folded),
    young.map(({ folded }) => folded),
    { maxEditLength: mostEdits },
  );
  const wholes = { pieces: [piece('deleted', before), piece('inserted', after)].filter(isSaid), whole: true };
  if (!found) return wholes;
  const pieces: Run[] = [];
  const at = { old: 0, young: 0 };
  for (const { added, removed, count } of found) {
    const run = added
      ? { kind: 'inserted' as const, old: '', young: written(young, at.young, count), words: count }
      : removed
        ? { kind: 'deleted' as const, old: written(old, at.old, count), young: '', words: count }
        : {
            kind: 'same' as const,
            old: written(old, at.old, count),
            young: written(young, at.young, count),
            words: count,
          };
    if (!added) at.old += count;
    if (!removed) at.young += count;
    pieces.push(run);
  }
  const same = pieces.filter(({ kind }) => kind === 'same').reduce((sum, { words }) => sum + words, 0);
  const all = old.length + young.length;
  if (all > 0 && 1 - (2 * same) / all > mostDifferent) return wholes;
  return { pieces: readable(pieces), whole: false };
}

interface Run {
  kind: ComparedPiece['kind'];
  old: string;
  young: string;
  words: number;
}

const written = (tokens: readonly Token[], from: number, count: number): string =>
  tokens
    .slice(from, from + count)
    .map((each) => each.written)
    .join('');

/** A little word between two changes that both texts happen to share would break what is read as one change. */
function readable(runs: readonly Run[]): ComparedPiece[] {
  const pieces: ComparedPiece[] = [];
  let deleted = '';
  let inserted = '';
  // Where the later text has no space behind what both say, the earlier one may have had.
  let space = '';
  const close = () => {
    const earlier = deleted === '' ? '' : `${space}${deleted}`;
    pieces.push(...[piece('deleted', earlier), piece('inserted', inserted)].filter(isSaid));
    deleted = '';
    inserted = '';
  };
  runs.forEach((run, at) => {
    const isBridge =
      run.kind === 'same' &&
      isLittle(run.young) &&
      (deleted !== '' || inserted !== '') &&
      runs[at + 1] !== undefined;
    if (run.kind === 'same' && !isBridge) {
      close();
      pieces.push(piece('same', run.young));
      space = /\s$/u.test(run.old) && !/\s$/u.test(run.young) ? ' ' : '';
      return;
    }
    deleted += run.old;
    inserted += run.young;
  });
  close();
  return pieces;
}

const isLittle = (text: string): boolean => /^[\p{L}\p{P}]{1,3}\s*$/u.test(text);
const isSaid = ({ text }: ComparedPiece): boolean => text !== '';

/** A stretch; of one that differs the numbers are told, dates and amounts with what belongs to them. */
export function piece(kind: ComparedPiece['kind'], text: string): ComparedPiece {
  const figures = kind === 'same' ? [] : figuresIn(text);
  return { kind, text, ...(figures.length > 0 ? { figures } : {}) };
}

const month =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre';
const figure = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}(?:er)? (?:${month})(?: \d{4})?|(?:€|EUR|\$)? ?\d+(?:[.,:/]\d+)*(?: ?(?:%|°)| (?:procent|per cent|pour cent|miljoen|miljard|million|billion|euro|EUR|dagen|weken|maanden|jaar|jaren|days|weeks|months|years|jours|semaines|mois|ans)\b)?)`,
  'giu',
);

function figuresIn(text: string): [number, number][] {
  return [...text.matchAll(figure)].map(({ 0: found, index }) => {
    const lead = found.length - found.trimStart().length;
    return [index + lead, index + found.length];
  });
}
