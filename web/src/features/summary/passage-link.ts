import type { DocumentDetail } from 'contract/documents';
import type { SummarySentence } from 'contract/summaries';
import { momentOf } from '#features/reading/moments.ts';

/** A stretch of a document's text. */
export interface Passage {
  start: number;
  end: number;
}

/**
 * The end of the address that leads to what a sentence rests on: the second of a debate, its turn where
 * there are no times, or the stretch of the text.
 */
export function passageHash(
  { transcript }: Pick<DocumentDetail, 'transcript'>,
  { start, end }: SummarySentence,
): string {
  const place = transcript?.blocks.findIndex(({ from, to }) => from <= start && start < to) ?? -1;
  const block = transcript?.blocks[place];
  if (!transcript || !block) return `p=${start}-${end}`;
  const moment = momentOf(block, start);
  // Upwards, because a second that is cut off may belong to who spoke before.
  if (moment !== undefined) return `t=${Math.ceil(moment / 1_000)}`;
  const turns = transcript.blocks.slice(0, place + 1).filter(({ continues }) => !continues);
  return `turn=${turns.length}`;
}

/** Milliseconds at which a sentence was said, of debates with times. */
export function spokenAt(
  { transcript }: Pick<DocumentDetail, 'transcript'>,
  { start }: SummarySentence,
): number | undefined {
  const block = transcript?.blocks.find(({ from, to }) => from <= start && start < to);
  return block && momentOf(block, start);
}

/** The stretch of the text that the end of an address names; undefined for any other text. */
export function readPassage(hash: string): Passage | undefined {
  const [, start, end] = /^#?p=(\d{1,8})-(\d{1,8})$/.exec(hash) ?? [];
  if (start === undefined || end === undefined || Number(end) <= Number(start)) return undefined;
  return { start: Number(start), end: Number(end) };
}
