import type { Token } from './analyser.ts';
import { firstWith } from './first-with.ts';
import type { SpokenTurn } from './fields.ts';
import type { Sequence } from './occurrences.ts';
import type { Reading } from './readings.ts';

/** What is written in one turn of a reading, with its places from 0; what reaches out of the turn is not in it. */
export function readingOfTurn({ tokens, extras }: Reading, turn: SpokenTurn): Reading {
  const [first, last] = wordsWithin(tokens, turn);
  return {
    tokens: tokens.slice(first, last),
    extras: extras
      .filter(({ from, to }) => from >= first && to <= last)
      .map(({ word, from, to }) => ({ word, from: from - first, to: to - first })),
  };
}

/** The places of a sequence that lie in one turn, as they are in the whole value. */
export function sequenceOfTurn(sequence: Sequence, turn: SpokenTurn): Sequence {
  const [first, last] = wordsWithin(sequence.tokens, turn);
  const positions = new Map<string, readonly number[]>();
  for (const [key, places] of sequence.positions) {
    const reaches = sequence.reaches.get(key);
    const within = places.slice(firstNotBelow(places, first), firstNotBelow(places, last));
    const whole = reaches ? within.filter((place) => (reaches.get(place) ?? 0) <= last) : within;
    if (whole.length > 0) positions.set(key, whole);
  }
  return { ...sequence, positions };
}

/** The first word of a turn, and the one after its last. */
function wordsWithin(tokens: readonly Token[], { from, to }: SpokenTurn): [number, number] {
  const first = firstWith(tokens, ({ start }) => start >= from);
  return [
    first,
    Math.max(
      first,
      firstWith(tokens, ({ end }) => end > to),
    ),
  ];
}

function firstNotBelow(places: readonly number[], place: number): number {
  return firstWith(places, (each) => each >= place);
}
