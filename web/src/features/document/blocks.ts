import type { Marks } from '#features/reading/segments.ts';

/** A paragraph as a range of the text, without the line ends around it. */
export interface Paragraph {
  start: number;
  end: number;
}

/** Paragraphs that are drawn together, and the numbers of the hits in them: `firstMark` up to `lastMark`. */
export interface Block {
  paragraphs: Paragraph[];
  start: number;
  end: number;
  marks: Marks;
  /** Number of the first of these marks within the whole text. */
  firstMark: number;
}

/** Characters per block: small enough to draw at once, large enough that a long text has few blocks. */
const blockLength = 6_000;

/** The paragraphs of a text: what lies between line ends, without empty ones. */
export function paragraphsOf(text: string): Paragraph[] {
  return [...text.matchAll(/[^\r\n]*\S[^\r\n]*/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Puts paragraphs together in blocks that the browser can leave undrawn until they come into view. */
export function blocksOf(text: string, marks: Marks): Block[] {
  const groups: Paragraph[][] = [];
  let length = Infinity;
  for (const paragraph of paragraphsOf(text)) {
    if (length >= blockLength) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(paragraph);
    length += paragraph.end - paragraph.start;
  }
  let mark = 0;
  return groups.map((paragraphs) => {
    const start = paragraphs[0]?.start ?? 0;
    const end = paragraphs.at(-1)?.end ?? start;
    while (mark < marks.length && (marks[mark]?.[1] ?? 0) <= start) mark += 1;
    const firstMark = mark;
    let last = mark;
    while (last < marks.length && (marks[last]?.[0] ?? 0) < end) last += 1;
    return { paragraphs, start, end, marks: marks.slice(firstMark, last), firstMark };
  });
}
