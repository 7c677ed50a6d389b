import { diffArrays } from 'diff';
import type { Paragraph } from './paragraphs.ts';
import { foldedWords, likeness } from './words.ts';

/** Two that belong together, or one that only one of the versions has. */
export interface Pair<Each> {
  old?: Each;
  young?: Each;
}

/** Below this two paragraphs are two paragraphs, unless they have the same number. */
const leastAlike = 0.5;
const leastAlikeWithNumber = 0.3;
/** Comparisons of paragraphs in a stretch without an equal one, beyond which only numbers tell. */
const mostComparisons = 90_000;

interface Folded {
  paragraph: Paragraph;
  words: string[];
  whole: string;
}

const foldedOf = (paragraph: Paragraph): Folded => {
  const words = foldedWords(paragraph.text);
  return { paragraph, words, whole: words.join(' ') };
};

/** The paragraphs of two versions side by side, in order: the equal ones first, between these the most alike. */
export function alignParagraphs(
  before: readonly Paragraph[],
  after: readonly Paragraph[],
): Pair<Paragraph>[] {
  const [old, young] = [before.map(foldedOf), after.map(foldedOf)];
  const equal = diffArrays(
    old.map(({ whole }) => whole),
    young.map(({ whole }) => whole),
  );
  const pairs: Pair<Folded>[] = [];
  const at = { old: 0, young: 0 };
  let gap: { old: Folded[]; young: Folded[] } = { old: [], young: [] };
  const close = () => {
    pairs.push(...alignGap(gap.old, gap.young));
    gap = { old: [], young: [] };
  };
  for (const { added, removed, count } of equal) {
    if (added) gap.young.push(...young.slice(at.young, at.young + count));
    else if (removed) gap.old.push(...old.slice(at.old, at.old + count));
    else {
      close();
      for (let nth = 0; nth < count; nth += 1)
        pairs.push({ old: old[at.old + nth]!, young: young[at.young + nth]! });
    }
    if (!added) at.old += count;
    if (!removed) at.young += count;
  }
  close();
  return pairs.map((pair) => ({
    ...(pair.old ? { old: pair.old.paragraph } : {}),
    ...(pair.young ? { young: pair.young.paragraph } : {}),
  }));
}

/** What two paragraphs are worth as a pair; 0 for none. */
function worth(old: Folded, young: Folded): number {
  const alike = likeness(old.words, young.words);
  const hasNumber = old.paragraph.number !== '' && old.paragraph.number === young.paragraph.number;
  if (alike < (hasNumber ? leastAlikeWithNumber : leastAlike)) return 0;
  return alike + (hasNumber ? 0.05 : 0);
}

/** The pairs, without crossing, that are worth most together; table of the sums from each place on. */
function alignGap(old: readonly Folded[], young: readonly Folded[]): Pair<Folded>[] {
  const [rows, columns] = [old.length, young.length];
  if (rows === 0 || columns === 0 || rows * columns > mostComparisons) {
    return [...old.map((each) => ({ old: each })), ...young.map((each) => ({ young: each }))];
  }
  const worths = old.map((one) => young.map((other) => worth(one, other)));
  const sums = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const pair = worths[row]![column]!;
      sums[row]![column] = Math.max(
        sums[row + 1]![column]!,
        sums[row]![column + 1]!,
        pair > 0 ? pair + sums[row + 1]![column + 1]! : 0,
      );
    }
  }
  const pairs: Pair<Folded>[] = [];
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const pair = worths[row]![column]!;
    if (pair > 0 && sums[row]![column] === pair + sums[row + 1]![column + 1]!) {
      pairs.push({ old: old[row]!, young: young[column]! });
      row += 1;
      column += 1;
    } else if (sums[row]![column] === sums[row + 1]![column]) {
      pairs.push({ old: old[row]! });
      row += 1;
    } else {
      pairs.push({ young: young[column]! });
      column += 1;
    }
  }
  return [
    ...pairs,
    ...old.slice(row).map((each) => ({ old: each })),
    ...young.slice(column).map((each) => ({ young: each })),
  ];
}
