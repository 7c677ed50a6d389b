import { momentOf, quotedWords } from 'contract/passage-link';
import type { Moment } from '#features/reading/moments.ts';
import type { Row } from './turn-rows.ts';

/** What somebody said, as a part of a selection. */
interface Quoted {
  speaker: number;
  words: string;
}

/** A selected stretch of a debate: who said which of its words, and the moment or turn it begins with. */
interface Quotation {
  parts: Quoted[];
  moment: Moment;
}

/** The quotation between two places of the text; undefined when nobody says anything there. */
export function quotationOf(
  text: string,
  rows: readonly Row[],
  from: number,
  to: number,
): Quotation | undefined {
  const parts: Quoted[] = [];
  let moment: Moment | undefined;
  for (const row of rows) {
    if (row.kind !== 'turn' || row.to <= from || row.spoken >= to) continue;
    const first = Math.max(from, row.spoken);
    const words = quotedWords(text.slice(first, Math.min(to, row.to)));
    if (words === '') continue;
    if (!moment) {
      const block = row.blocks.findLast((each) => each.from <= first);
      const at = block && momentOf(block, first);
      moment = at === undefined ? { turn: row.turn } : { at };
    }
    const last = parts.at(-1);
    if (last?.speaker === row.speaker) last.words += ` ${words}`;
    else parts.push({ speaker: row.speaker, words });
  }
  return moment && { parts, moment };
}
