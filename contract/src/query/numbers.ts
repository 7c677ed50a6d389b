import { analyse, type Token } from './analyser.ts';

/** Up to so many parts every way of joining neighbours is indexed: at most 2^(n-1) sequences. */
const maximumJoinedParts = 5;

const runs = /\p{N}+|[^\p{N}]+/gu;

/**
 * The token sequences under which a reference number is searched, each a value of its own, with
 * offsets in the number as written. Every way of writing its letter and digit runs together or
 * apart is among them, so that it is found however a query punctuates it (decision 5.4).
 */
export function numberSequences(value: string): Token[][] {
  const tokens = analyse(value);
  const parts = tokens.flatMap(splitAtDigits);
  if (parts.length === 0) return [];
  const sequences = new Map<string, Token[]>();
  const add = (sequence: Token[]) => {
    const key = sequence.map((token) => token.word).join(' ');
    if (!sequences.has(key)) sequences.set(key, sequence);
  };
  add(tokens);
  if (parts.length <= maximumJoinedParts) {
    const gaps = parts.length - 1;
    for (let joins = 0; joins < 2 ** gaps; joins += 1) add(joinParts(parts, joins));
  } else {
    add(parts);
    add(joinParts(parts, everywhere));
    for (let size = 2; size < parts.length; size += 1) {
      add([...joinParts(parts.slice(0, size), everywhere), ...parts.slice(size)]);
    }
  }
  return [...sequences.values()];
}

/** The words of `numberSequences`: what the numbers field of an index holds for one reference number. */
export function analyseNumber(value: string): string[][] {
  return numberSequences(value).map((sequence) => sequence.map((token) => token.word));
}

/** Letter and digit runs; their offsets are exact where folding kept the length, else those of the word. */
function splitAtDigits(token: Token): Token[] {
  const exact = token.word.length === token.end - token.start;
  return [...token.word.matchAll(runs)].map((run) => ({
    word: run[0],
    start: exact ? token.start + run.index : token.start,
    end: exact ? token.start + run.index + run[0].length : token.end,
  }));
}

/** As `joins`: a part with each that follows. */
const everywhere = -1;

/** `joins` has a bit for each part that is written together with the next. */
function joinParts(parts: readonly Token[], joins: number): Token[] {
  const sequence: Token[] = [];
  let joined: Token | undefined;
  for (const [index, part] of parts.entries()) {
    joined = joined ? { word: joined.word + part.word, start: joined.start, end: part.end } : part;
    if ((joins & (1 << index)) !== 0 && index < parts.length - 1) continue;
    sequence.push(joined);
    joined = undefined;
  }
  return sequence;
}
