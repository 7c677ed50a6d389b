import type { Transcript } from './document-parts.ts';

/** A stretch of a document's text, in UTF-16 units. */
export interface Passage {
  start: number;
  end: number;
}

type Block = Transcript['blocks'][number];

/** Milliseconds at which a place in the text is spoken, reckoned within its block; undefined without times. */
export function momentOf(block: Block, place: number): number | undefined {
  const { from, to, start, end = start } = block;
  if (start === undefined || end === undefined) return undefined;
  const part = Math.min(1, Math.max(0, (place - from) / (to - from)));
  return start + (end - start) * part;
}

/** Milliseconds at which a passage begins to be said, of debates with times. */
export function spokenAt(transcript: Transcript | undefined, { start }: Passage): number | undefined {
  const block = transcript?.blocks.find(({ from, to }) => from <= start && start < to);
  return block && momentOf(block, start);
}

/**
 * The end of the address that leads to a passage: the second of a debate, its turn where there are no times, or the
 * stretch of the text.
 */
export function passageHash(transcript: Transcript | undefined, { start, end }: Passage): string {
  const place = transcript?.blocks.findIndex(({ from, to }) => from <= start && start < to) ?? -1;
  const block = transcript?.blocks[place];
  if (!transcript || !block) return `p=${start}-${end}`;
  const moment = momentOf(block, start);
  // Upwards, because a second that is cut off may belong to who spoke before.
  if (moment !== undefined) return `t=${Math.ceil(moment / 1_000)}`;
  const turns = transcript.blocks.slice(0, place + 1).filter(({ continues }) => !continues);
  return `turn=${turns.length}`;
}

/** The stretch of the text that the end of an address names; undefined for any other text. */
export function readPassage(hash: string): Passage | undefined {
  const [, start, end] = /^#?p=(\d{1,8})-(\d{1,8})$/.exec(hash) ?? [];
  if (start === undefined || end === undefined || Number(end) <= Number(start)) return undefined;
  return { start: Number(start), end: Number(end) };
}

/** Words as they are quoted: on one line. */
export const quotedWords = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
