import type { Turn } from '#stores/documents/document.ts';

/** Turns on either side beyond which the two reports are not laid beside each other. */
const mostTurns = 2_000;

/**
 * The turns of a text without times, with the times of another report of the same debate: the longest run of
 * turns in which the same people follow each other. Turns that only one report has stay without.
 */
export function withTimes(turns: readonly Turn[], timed: readonly Turn[]): Turn[] {
  if (turns.length > mostTurns || timed.length > mostTurns) return [...turns];
  const width = timed.length + 1;
  const longest = new Uint16Array((turns.length + 1) * width);
  const lengthAt = (at: number, other: number) => longest[at * width + other] ?? 0;
  const backwards = [...timed.entries()].reverse();
  for (const [at, turn] of [...turns.entries()].reverse()) {
    for (const [other, one] of backwards) {
      longest[at * width + other] = isSame(turn, one)
        ? lengthAt(at + 1, other + 1) + 1
        : Math.max(lengthAt(at + 1, other), lengthAt(at, other + 1));
    }
  }
  let other = 0;
  return turns.map((turn, at) => {
    for (let one = timed[other]; one; one = timed[other]) {
      if (!isSame(turn, one) && lengthAt(at + 1, other) >= lengthAt(at, other + 1)) break;
      other++;
      if (!isSame(turn, one)) continue;
      const { start, end, interruption } = one;
      return {
        ...turn,
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
        ...(interruption ? { interruption } : {}),
      };
    }
    return { ...turn };
  });
}

/** The official report prints surnames, `Van Voorbeeld`; the other one the whole name. */
function isSame(turn: Turn, other: Turn): boolean {
  if (turn.chair || other.chair) return turn.chair === other.chair;
  const [name, whole] = [turn.speaker.name, other.speaker.name].map(plain) as [string, string];
  return whole === name || whole.endsWith(` ${name}`);
}

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
