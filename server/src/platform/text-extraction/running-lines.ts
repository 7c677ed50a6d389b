/** Pages below which nothing can be told to run along. */
const fewestPages = 3;
/** Lines at either end of a page among which its head and foot are looked for. */
const edge = 5;
/** Part of the pages that have a line at the same place for it to run along; a cover often has not. */
const share = 0.8;

/**
 * The lines of each page of a file without its running heads and feet: lines that stand at the same place from the
 * same end of nearly all pages, or of nearly all left or right ones, and differ in their numbers at most; and page
 * numbers, which rise with the pages. Only what stands at the very end is taken off, line by line, so that nothing
 * between other words goes.
 */
export function withoutRunningLines(pages: readonly string[]): string[] {
  if (pages.length < fewestPages) return [...pages];
  const lines = pages.map((page) => page.split('\n').filter((line) => line.trim() !== ''));
  const heads = runningAt(lines.map((page) => page.slice(0, edge)));
  const feet = runningAt(lines.map((page) => page.slice(-edge).toReversed()));
  return lines.map((page, index) => {
    let [from, to] = [0, page.length];
    while (from < Math.min(edge, to) && heads(page[from]!, from, index)) from++;
    while (to > Math.max(from, page.length - edge) && feet(page[to - 1]!, page.length - to, index)) to--;
    return page.slice(from, to).join('\n');
  });
}

/** Tells of a line at a place from the end of a page whether it runs along, by the ends of all pages. */
function runningAt(
  ends: readonly (readonly string[])[],
): (line: string, place: number, page: number) => boolean {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [page, end] of ends.entries()) {
    for (const [place, line] of end.entries()) {
      add(keyOf(line, place));
      add(keyOf(line, place, page % 2));
    }
    // What a number is ahead of its page; one that stands twice on a page counts once.
    for (const ahead of new Set(end.flatMap((line) => numberIn(line) ?? []))) add(`ahead ${ahead - page}`);
  }
  const inside = ends.length - 1;
  const isMost = (key: string, of: number) => (counts.get(key) ?? 0) >= Math.max(2, Math.ceil(of * share));
  return (line, place, page) => {
    const number = numberIn(line);
    // A number alone may be of a list or a table.
    if (number !== undefined) return isMost(`ahead ${number - page}`, inside);
    const half = Math.floor(inside / 2);
    return (
      isMost(keyOf(line, place), inside) ||
      (half >= fewestPages && isMost(keyOf(line, place, page % 2), half))
    );
  };
}

function keyOf(line: string, place: number, side?: number): string {
  const words = line.trim().replace(/\s+/g, ' ').replace(/\d+/g, '0');
  return `${side ?? 'all'} ${place} ${words}`;
}

/** The number of a line that is nothing else, but for dashes beside it. */
function numberIn(line: string): number | undefined {
  const digits = /^[-–\s]*(\d{1,5})[-–\s]*$/.exec(line)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
