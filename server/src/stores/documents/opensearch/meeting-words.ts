import { mayBeginReference } from 'contract/query/references/references';
import { asJoined, capitalsMark, mark } from 'contract/query/readings';

const joinedMark = asJoined('');

/**
 * Whether one of some words and one of others can stand at the same place: the same word, or one beside the other
 * (readings.ts). A reference number can be beside whatever one can begin with.
 */
export function canMeet(some: readonly string[], others: readonly string[]): boolean {
  const [first, second] = [placesOf(some), placesOf(others)];
  return (
    (first.hasReference && (second.hasReference || beginsReference(second))) ||
    (second.hasReference && beginsReference(first)) ||
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
  let hasReference = false;
  for (const word of words) {
    if (!word.startsWith(mark)) written.add(word);
    else if (word.startsWith(capitalsMark)) written.add(word.slice(capitalsMark.length));
    else if (word.startsWith(joinedMark)) joined.push(word.slice(joinedMark.length));
    else hasReference = true;
  }
  return { written, joined, hasReference };
}

function beginsReference({ written, joined }: ReturnType<typeof placesOf>): boolean {
  return (
    written.keys().some((word) => mayBeginReference(word)) ||
    joined.some((word) => [...word].some((_, length) => mayBeginReference(word.slice(0, length))))
  );
}

function startsWithOne(word: string, beginnings: ReadonlySet<string>): boolean {
  for (let length = 1; length < word.length; length += 1) {
    if (beginnings.has(word.slice(0, length))) return true;
  }
  return false;
}
