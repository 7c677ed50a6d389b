import { turnHash } from 'contract/turn-hash';
import type { Transcript } from 'contract/document-parts';

export type Block = Transcript['blocks'][number];

/** A place a link leads to: a moment in milliseconds from where the debate begins, or a turn of one without times. */
export type Moment = { at: number } | { turn: number };

/** `0:41:51`, of milliseconds. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A page's address with the moment it leads to: `#t=` and whole seconds, or `#turn=` and a number from 1. */
export function linkTo(page: string, moment: Moment): string {
  const address = new URL(page);
  address.hash = 'at' in moment ? `t=${Math.max(0, Math.floor(moment.at / 1_000))}` : turnHash(moment.turn);
  return address.href;
}

/** The moment the end of an address stands for; undefined for any other text. */
export function readMoment(hash: string): Moment | undefined {
  const [, kind, digits] = /^#?(t|turn)=(\d{1,6})$/.exec(hash) ?? [];
  if (digits === undefined) return undefined;
  return kind === 't' ? { at: Number(digits) * 1_000 } : { turn: Number(digits) - 1 };
}

/** Finds the block that is spoken at a moment: the last one that had begun; undefined before the first. */
export function blockFinder(blocks: readonly Block[]): (at: number) => number | undefined {
  const starts = blocks
    .flatMap(({ start }, block) => (start === undefined ? [] : [{ start, block }]))
    .toSorted((one, other) => one.start - other.start || one.block - other.block);
  return (at) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle]?.start ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return starts[low - 1]?.block;
  };
}

/** Milliseconds until the last word, as far as the report tells. */
export function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((most, { start = 0, end = start }) => Math.max(most, end), 0);
}
