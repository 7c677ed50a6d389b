import { fold } from 'contract/query/analyser';
import type { Footage, Turn } from '#stores/documents/document.ts';

/** Turns on either side beyond which the two are not laid beside each other. */
const mostTurns = 2_000;

/** What a pair counts; of one in which both have times, a second apart costs one. */
const pairCounts = 1_000;

/** Seconds apart beyond which two turns of one speaker are not the same. */
const mostApart = 90;

/** A turn with its fellow in another account of the same debate, by their places. */
type Pair = readonly [turn: number, other: number];

/** A turn with the name of its speaker as it is compared, which is made once for all it is compared with. */
interface Named {
  turn: Turn;
  name: string;
}

const named = (turn: Turn): Named => ({ turn, name: fold(turn.speaker.name) });

/**
 * The turns of a text with the times of another account of the same debate, where both have the turn; the others stay as
 * they are. A turn lasts as long as its speaker goes on in the other account before the next pair.
 */
export function withTimes(turns: readonly Turn[], timed: readonly Turn[]): Turn[] {
  const pairs = pairsOf(turns, timed);
  const fellows = new Map(pairs);
  const next = new Map(pairs.map(([turn], index) => [turn, pairs[index + 1]?.[1] ?? timed.length]));
  const known = timed.map(named);
  return turns.map((turn, at) => {
    const other = fellows.get(at);
    const one = other === undefined ? undefined : known[other];
    if (!one || other === undefined) return { ...turn };
    const { start, interruption, speakerId } = one.turn;
    const end = known
      .slice(other, next.get(at))
      .filter((each) => isSame(one, each))
      .at(-1)?.turn.end;
    return {
      ...turn,
      ...(start === undefined ? {} : { start }),
      ...(end === undefined ? {} : { end }),
      ...(interruption ? { interruption } : {}),
      ...(speakerId === undefined ? {} : { speakerId }),
    };
  });
}

/**
 * Which turns of two accounts of a debate are the same: the longest run in which the same people follow each other, and
 * of several the one in which they are nearest in time.
 */
export function pairsOf(turns: readonly Turn[], others: readonly Turn[]): Pair[] {
  if (turns.length > mostTurns || others.length > mostTurns) return [];
  const width = others.length + 1;
  const best = new Int32Array((turns.length + 1) * width);
  const bestAt = (at: number, other: number) => best[at * width + other] ?? 0;
  const [own, theirs] = [turns.map(named), others.map(named)];
  const backwards = [...theirs.entries()].reverse();
  for (const [at, turn] of [...own.entries()].reverse()) {
    for (const [other, one] of backwards) {
      const paired = likenessOf(turn, one);
      best[at * width + other] = Math.max(
        paired === 0 ? 0 : paired + bestAt(at + 1, other + 1),
        bestAt(at + 1, other),
        bestAt(at, other + 1),
      );
    }
  }
  const pairs: Pair[] = [];
  let other = 0;
  for (const [at, turn] of own.entries()) {
    for (let one = theirs[other]; one; one = theirs[other]) {
      const paired = likenessOf(turn, one);
      if (paired > 0 && bestAt(at, other) === paired + bestAt(at + 1, other + 1)) {
        pairs.push([at, other]);
        other++;
        break;
      }
      if (bestAt(at, other) === bestAt(at + 1, other)) break;
      other++;
    }
  }
  return pairs;
}

/** Who had the word when in what a source shows, as turns without words. */
export function turnsShown(footage: readonly Footage[]): Turn[] {
  return footage.flatMap(({ speakers, moments }) =>
    moments.flatMap(({ speaker, start, end, chair, interruption }): Turn[] => {
      const known = speakers[speaker];
      if (!known) return [];
      const { id: speakerId, ...person } = known;
      return [
        {
          speaker: person,
          speakerId,
          ...(chair ? { chair } : {}),
          ...(interruption ? { interruption } : {}),
          ...{ from: 0, to: 0, start, end },
        },
      ];
    }),
  );
}

/** What it counts that two turns are the same; 0 when they are not. */
function likenessOf(one: Named, other: Named): number {
  if (!isSame(one, other)) return 0;
  const [start, otherStart] = [one.turn.start, other.turn.start];
  if (start === undefined || otherStart === undefined) return pairCounts;
  const apart = Math.round(Math.abs(start - otherStart) / 1_000);
  return apart > mostApart ? 0 : pairCounts - apart;
}

/** By the id that both accounts know, else by name: the official report prints surnames, `Van Voorbeeld`. */
function isSame({ turn, name }: Named, { turn: other, name: whole }: Named): boolean {
  if (turn.chair || other.chair) return turn.chair === other.chair;
  if (turn.speakerId !== undefined && other.speakerId !== undefined) {
    return turn.speakerId === other.speakerId;
  }
  return whole === name || whole.endsWith(` ${name}`);
}
