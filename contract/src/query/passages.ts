import type { Marked } from '../document-parts.ts';
import { analyse } from './analyser.ts';
import { wordsWithin } from './glance.ts';
import { mergeMarks } from './highlight.ts';
import type { Mark } from './judge.ts';

/** How many passages, and about how many words each. */
interface PassageSize {
  count: number;
  words: number;
}

/** Marks beyond these are not considered; a reader never sees that many passages. */
const maximumMarks = 2_000;
/** Characters of a word and the space behind it, for measuring before cutting. */
const meanWord = 7;
const sentenceEnd = /(?:[.!?…:;]["'”’)\]]*\s+|\n\s*)$/u;
const trailingPunctuation = /[.,;:!?%)\]"'”’»]{1,3}/uy;

/** Offsets of the marks a passage is built around. */
interface Core {
  start: number;
  end: number;
}

/**
 * Up to `count` passages of about `words` words, in the order of the text, chosen to show the most
 * different parts of the query. Cut at words, with "…" where text is left out; a text that is hardly
 * longer than a passage comes whole. Without marks there are no passages. Only the first `seen` characters of the text
 * were looked at for marks.
 */
export function choosePassages(
  text: string,
  seen: number,
  marks: readonly Mark[],
  { count, words }: PassageSize,
): Marked[] {
  const ordered = marks.slice(0, maximumMarks).toSorted((one, other) => one.start - other.start);
  if (ordered.length === 0) return [];
  if (text.length < words * meanWord * 2 && analyse(text.slice(0, seen)).length <= words * 1.2) {
    return [{ text, marks: mergeMarks(ordered) }];
  }
  const merged = mergeMarks(ordered);
  const cores = chooseCores(ordered, count, words * meanWord * 0.7);
  return cores.map((core, index) => {
    const from = cores[index - 1]?.end ?? 0;
    const until = cores[index + 1]?.start ?? text.length;
    const before = index === 0 ? 0 : Math.ceil((from + core.start) / 2);
    const after = index === cores.length - 1 ? until : Math.floor((core.end + until) / 2);
    return cut(text, seen, { start: before, end: after }, core, words, merged);
  });
}

/** Greedy: each next core shows the most leaves not shown yet, then the most leaves and marks; first wins. */
function chooseCores(marks: readonly Mark[], count: number, width: number): Core[] {
  const chosen: Core[] = [];
  const shown = new Set<number>();
  while (chosen.length < count) {
    let best: (Core & { leaves: Set<number> }) | undefined;
    let bestScore = 0;
    for (const [first, mark] of marks.entries()) {
      const { start } = mark;
      const next = chosen.filter((core) => core.start >= start).map((core) => core.start);
      const limit = Math.min(start + width, ...next);
      if (chosen.some((core) => start < core.end && mark.end > core.start)) continue;
      let { end } = mark;
      const leaves = new Set([mark.leaf]);
      let inside = 1;
      for (const last of marks.slice(first + 1, first + 50)) {
        if (last.end > limit) break;
        end = Math.max(end, last.end);
        leaves.add(last.leaf);
        inside += 1;
      }
      const fresh = [...leaves].filter((leaf) => !shown.has(leaf)).length;
      const score = fresh * 10_000 + leaves.size * 100 + inside;
      if (score <= bestScore) continue;
      best = { start, end, leaves };
      bestScore = score;
    }
    if (!best) break;
    chosen.push({ start: best.start, end: best.end });
    best.leaves.forEach((leaf) => shown.add(leaf));
  }
  return chosen.sort((one, other) => one.start - other.start);
}

/** The core with words around it, from the start of its sentence where that is near. */
function cut(
  text: string,
  seen: number,
  room: Core,
  core: Core,
  words: number,
  merged: readonly [number, number][],
): Marked {
  const reach = words * meanWord * 2;
  const from = wordStart(text, Math.max(room.start, core.start - reach), core.start);
  const until = Math.min(room.end, core.end + reach);
  const all = wordsWithin(text.slice(0, seen), from, Math.min(until, seen));
  const before = all.filter(({ start }) => start < core.start).map(({ start }) => start);
  const after = all.filter(({ start }) => start >= core.end);
  const inside = all.length - before.length - after.length;
  if ((after.at(-1)?.end ?? 0) > until) after.pop();
  const spare = Math.max(words - inside, Math.ceil(words / 5));
  const leading = Math.max(Math.floor(spare / 3), spare - after.length);
  const candidates = before.slice(Math.max(0, before.length - (spare - Math.ceil(spare / 5))));
  const opens = (offset: number) => offset === 0 || sentenceEnd.test(text.slice(from, offset));
  // Near the end of the text the words have to come from before the core.
  const sentence = after.length * 2 < spare ? candidates.find(opens) : candidates.findLast(opens);
  const start = sentence ?? before.at(-leading) ?? before[0] ?? core.start;
  const following = spare - before.filter((offset) => offset >= start).length;
  const lastWord = after[Math.min(following, after.length) - 1];
  let end = lastWord ? lastWord.end : core.end;
  trailingPunctuation.lastIndex = end;
  const punctuation = trailingPunctuation.exec(text)?.[0] ?? '';
  if (end + punctuation.length <= room.end) end += punctuation.length;

  const prefix = text.slice(0, start).trim() === '' ? '' : '… ';
  const suffix = text.slice(end).trim() === '' ? '' : ' …';
  return {
    text: `${prefix}${text.slice(start, end)}${suffix}`,
    marks: merged
      .filter((mark) => mark[0] >= start && mark[1] <= end)
      .map((mark) => [mark[0] - start + prefix.length, mark[1] - start + prefix.length]),
  };
}

/** The first place from here on where a word can start whole. */
function wordStart(text: string, from: number, until: number): number {
  if (from === 0) return 0;
  let index = from;
  while (index < until && !/\s/.test(text.charAt(index - 1))) index += 1;
  return index;
}
