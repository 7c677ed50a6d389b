import type { Pair } from './alignment.ts';
import type { Stretch } from './articles.ts';
import type { Paragraph } from './paragraphs.ts';
import { foldedWords, likeness } from './words.ts';

/** A stretch of one version with what it says. */
export interface Part {
  stretch: Stretch;
  paragraphs: readonly Paragraph[];
  words: readonly string[];
  /** Each word with the one behind it: the words alone are much the same in all articles of an act. */
  couples: readonly string[];
  headingWords: readonly string[];
}

/** Couples of words that articles have to share: with the same number, with headings that are alike, and others. */
const leastAlike = { sameNumber: 0.2, sameHeading: 0.12, other: 0.4 };
const headingsAlike = 0.6;
/** An article of fewer words is alike to too many others. */
const fewestWords = 6;
/** What the same number is worth beside likeness, and a heading that is alike. */
const worthOf = { number: 0.2, heading: 0.2 };
/** Pairs of articles with other numbers that are looked at. */
const mostPairs = 60_000;

export function partOf(stretch: Stretch, paragraphs: readonly Paragraph[]): Part {
  const headingWords = foldedWords(stretch.heading.toLowerCase());
  const words = foldedWords([stretch.heading, ...paragraphs.map(({ text }) => text)].join('\n'));
  const couples = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return { stretch, paragraphs, words, couples, headingWords };
}

/** The number without how it is written: `1er` is `1`. */
export const plainNumber = (number: string): string =>
  number
    .toLowerCase()
    .replace(/^(?:1er|premier|unique)$/u, '1')
    .replaceAll(/\s+/gu, ' ');

/**
 * The articles of two versions in pairs, in the order of the later one with what was dropped where it stood: first those that
 * say the same, then the most alike, where the same number and a like heading count too.
 */
export function matchParts(before: readonly Part[], after: readonly Part[]): Pair<Part>[] {
  const partners = new Map<Part, Part>();
  const taken = new Set<Part>();
  const pair = (old: Part, young: Part) => {
    partners.set(young, old);
    taken.add(old);
  };
  const isFree = (old: Part, young: Part) => !taken.has(old) && !partners.has(young);
  pairEqual(before, after, pair, isFree);
  const left = {
    before: before.filter((old) => !taken.has(old)),
    after: after.filter((young) => !partners.has(young)),
  };
  for (const { old, young } of candidates(left.before, left.after)) {
    if (isFree(old, young)) pair(old, young);
  }
  return inOrder(before, after, partners);
}

const isSameNumber = (old: Part, young: Part): boolean =>
  old.stretch.kind === young.stretch.kind &&
  plainNumber(old.stretch.number) === plainNumber(young.stretch.number);

/** Those with the same words: the one with the same number, else the first that is left. */
function pairEqual(
  before: readonly Part[],
  after: readonly Part[],
  pair: (old: Part, young: Part) => void,
  isFree: (old: Part, young: Part) => boolean,
): void {
  const wordsOf = ({ stretch, words }: Part) => `${stretch.kind} ${words.join(' ')}`;
  const known = Map.groupBy(
    before.filter(({ stretch, words }) => stretch.kind !== 'article' || words.length >= fewestWords),
    wordsOf,
  );
  for (const isStrict of [true, false]) {
    for (const young of after) {
      const old = known
        .get(wordsOf(young))
        ?.find((each) => isFree(each, young) && (!isStrict || isSameNumber(each, young)));
      if (old) pair(old, young);
    }
  }
}

/** Pairs that are alike, the most alike first. */
function candidates(before: readonly Part[], after: readonly Part[]): { old: Part; young: Part }[] {
  const everyPair = before.length * after.length <= mostPairs;
  const found: { old: Part; young: Part; worth: number }[] = [];
  for (const young of after) {
    for (const old of before) {
      if (old.stretch.kind !== young.stretch.kind) continue;
      const sameNumber = isSameNumber(old, young);
      if (!sameNumber && !everyPair) continue;
      const worth = worthOfPair(old, young, sameNumber);
      if (worth > 0) found.push({ old, young, worth });
    }
  }
  return found.sort((one, other) => other.worth - one.worth);
}

/** How well two articles fit; 0 where they are two articles. */
function worthOfPair(old: Part, young: Part, sameNumber: boolean): number {
  // There is one beginning, and one end.
  if (sameNumber && old.stretch.number === '' && old.stretch.kind !== 'annex') return 1;
  const sameHeading = haveLikeHeadings(old.headingWords, young.headingWords);
  const [short, long] =
    old.words.length < young.words.length ? [old.words, young.words] : [young.words, old.words];
  const least = sameNumber ? leastAlike.sameNumber : sameHeading ? leastAlike.sameHeading : leastAlike.other;
  if (
    !sameNumber &&
    (short.length < fewestWords || (2 * short.length) / (short.length + long.length) < least)
  )
    return 0;
  const alike = likeness(old.couples, young.couples);
  if (alike < Math.min(least, sameHeading ? leastAlike.sameHeading : least)) return 0;
  return alike + (sameNumber ? worthOf.number : 0) + (sameHeading ? worthOf.heading : 0);
}

/** A heading of one word has to be the same one. */
function haveLikeHeadings(old: readonly string[], young: readonly string[]): boolean {
  if (old.length === 0) return false;
  return likeness(old, young) >= (old.length === 1 ? 1 : headingsAlike);
}

function inOrder(
  before: readonly Part[],
  after: readonly Part[],
  partners: ReadonlyMap<Part, Part>,
): Pair<Part>[] {
  const youngOf = new Map([...partners].map(([young, old]) => [old, young]));
  const droppedBehind = new Map<Part | undefined, Part[]>();
  let place: Part | undefined;
  for (const old of before) {
    const young = youngOf.get(old);
    if (young) place = young;
    else droppedBehind.set(place, [...(droppedBehind.get(place) ?? []), old]);
  }
  const dropped = (behind: Part | undefined): Pair<Part>[] =>
    (droppedBehind.get(behind) ?? []).map((old) => ({ old }));
  return [
    ...dropped(undefined),
    ...after.flatMap((young) => {
      const old = partners.get(young);
      return [{ young, ...(old ? { old } : {}) }, ...dropped(young)];
    }),
  ];
}
