import type { Transcript } from 'contract/document-parts';
import type { Marks } from '#features/reading/segments.ts';
import type { Block } from '#features/reading/moments.ts';

/** A block with its place among all blocks of the debate. */
export interface PlacedBlock extends Block {
  number: number;
}

/** A turn with its blocks, or what stands between turns and nobody says. */
export interface Row {
  kind: 'turn' | 'aside';
  /** The stretch of the text, of a turn with the line that names its speaker. */
  from: number;
  to: number;
  /** Where the words begin, after that line. */
  spoken: number;
  /** Number of the turn, from 0; -1 for what nobody says. */
  turn: number;
  /** Place in the speakers of the debate; -1 for what nobody says. */
  speaker: number;
  blocks: readonly PlacedBlock[];
}

/** Characters of a line that names a speaker, at most. */
const longestLabel = 200;

/** The rows of a debate in the order of its text: every turn, and what stands before, between and after them. */
export function rowsOf(text: string, { blocks }: Pick<Transcript, 'blocks'>): Row[] {
  const rows: Row[] = [];
  let at = 0;
  let turn = -1;
  blocks.forEach((block, number) => {
    const placed = { ...block, number };
    const last = rows.at(-1);
    if (block.continues && last?.kind === 'turn') {
      rows[rows.length - 1] = { ...last, to: block.to, blocks: [...last.blocks, placed] };
    } else {
      const from = labelStart(text, at, block.from);
      addAside(from);
      turn += 1;
      const { to, speaker } = block;
      rows.push({ kind: 'turn', from, to, spoken: block.from, turn, speaker, blocks: [placed] });
    }
    at = block.to;
  });
  addAside(text.length);
  return rows;

  function addAside(to: number): void {
    if (text.slice(at, to).trim() === '') return;
    rows.push({ kind: 'aside', from: at, to, spoken: at, turn: -1, speaker: -1, blocks: [] });
  }
}

/** Where the line begins that names the speaker of the turn after it; the turn itself when there is none. */
function labelStart(text: string, after: number, turn: number): number {
  const before = text.slice(Math.max(after, turn - longestLabel), turn).trimEnd();
  if (!before.endsWith(':')) return turn;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const start = text.lastIndexOf(line, turn);
  return start < after ? turn : start;
}

/** The number of the row that holds a place of the text; -1 when none does. */
export function rowAt(rows: readonly Row[], place: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.from ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The hits that reach into a stretch of the text, and the number of the first of them. */
export function marksWithin(marks: Marks, from: number, to: number): { marks: Marks; first: number } {
  let first = 0;
  let high = marks.length;
  while (first < high) {
    const middle = (first + high) >> 1;
    if ((marks[middle]?.[1] ?? 0) <= from) first = middle + 1;
    else high = middle;
  }
  let last = first;
  while (last < marks.length && (marks[last]?.[0] ?? 0) < to) last += 1;
  return { marks: marks.slice(first, last), first };
}
