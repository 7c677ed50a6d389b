import { segmentsOf, type Marks, type Segment } from '#features/reading/segments.ts';

/**
 * Shows the hits of the line that names a speaker in the head that stands in its place: in the first part
 * that holds the same word, else over the whole name, so that every hit can be seen and gone to.
 * A hit carries its number in the whole text.
 */
export function markNames(
  parts: readonly string[],
  label: string,
  hits: { marks: Marks; first: number },
  offset: number,
): Segment[][] {
  const found: { part: number; from: number; to: number; number: number }[] = [];
  hits.marks.forEach(([start, end], index) => {
    const word = label.slice(Math.max(0, start - offset), end - offset).toLowerCase();
    const part = word === '' ? -1 : parts.findIndex((each) => each.toLowerCase().includes(word));
    const from = part < 0 ? 0 : (parts[part]?.toLowerCase().indexOf(word) ?? 0);
    const to = part < 0 ? (parts[0]?.length ?? 0) : from + word.length;
    found.push({ part: Math.max(0, part), from, to, number: hits.first + index });
  });
  return parts.map((text, place) => {
    const own = found.filter(({ part }) => part === place).toSorted((one, other) => one.from - other.from);
    const marks: Marks = own.map(({ from, to }) => [from, to]);
    return segmentsOf(text, marks).map(({ text: words, mark }) => ({
      text: words,
      mark: mark === undefined ? undefined : own[mark]?.number,
    }));
  });
}
