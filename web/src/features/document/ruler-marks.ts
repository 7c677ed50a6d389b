import { limits } from 'contract/limits';

/** A mark on the ruler, for one or more hits that lie close together. */
interface RulerMark {
  /** Place in the text, from 0 to 1. */
  at: number;
  /** Number of the first hit it stands for, and how many. */
  first: number;
  count: number;
}

/**
 * The marks of the ruler: hits nearer to the first of a mark than 400 pixels of document height share
 * it (specification §9). `height` is the height of the whole text in pixels.
 */
export function rulerMarks(starts: readonly number[], length: number, height: number): RulerMark[] {
  const marks: RulerMark[] = [];
  starts.forEach((start, number) => {
    const at = length === 0 ? 0 : start / length;
    const last = marks.at(-1);
    if (last && (at - last.at) * height < limits.minimalBookmarkDistance) last.count += 1;
    else marks.push({ at, first: number, count: 1 });
  });
  return marks;
}
