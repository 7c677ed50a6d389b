import { asJoined, capitalsMark, mark } from 'contract/query/readings';

const joinedMark = asJoined('');

/**
 * Whether one of some words and one of others can stand at the same place: the same word, or one beside the other
 * (readings.ts). Of a reference number it is not known what it is written with, so it can stand anywhere.
 */
export function canMeet(some: readonly string[], others: readonly string[]): boolean {
  const [first, second] = [placesOf(some), placesOf(others)];
  if (first.anywhere || second.anywhere) return true;
  return (
    first.written.keys().some((word) => second.written.has(word)) ||
    first.joined.some((word) => startsWithOne(word, second.written)) ||
    second.joined.some((word) => startsWithOne(word, first.written)) ||
    first.joined.some((word) =>
      second.joined.some((other) => word.startsWith(other) || other.startsWith(word)),
    )
  );
}

/** What is written where these words stand; of those that a hyphen joins the beginning of it. */
function placesOf(words: readonly string[]) {
  const written = new Set<string>();
  const joined: string[] = [];
  let anywhere = false;
  for (const word of words) {
    if (!word.startsWith(mark)) written.add(word);
    else if (word.startsWith(capitalsMark)) written.add(word.slice(capitalsMark.length));
    else if (word.startsWith(joinedMark)) joined.push(word.slice(joinedMark.length));
    else anywhere = true;
  }
  return { written, joined, anywhere };
}

function startsWithOne(word: string, beginnings: ReadonlySet<string>): boolean {
  for (let length = 1; length < word.length; length += 1) {
    if (beginnings.has(word.slice(0, length))) return true;
  }
  return false;
}
