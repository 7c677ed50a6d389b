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
  for (let at = turns.length - 1; at >= 0; at--) {
    for (let other = timed.length - 1; other >= 0; other--) {
      longest[at * width + other] = isSame(turns[at]!, timed[other]!)
        ? longest[(at + 1) * width + other + 1]! + 1
        : Math.max(longest[(at + 1) * width + other]!, longest[at * width + other + 1]!);
    }
  }
  const result = turns.map((turn) => ({ ...turn }));
  for (let at = 0, other = 0; at < turns.length && other < timed.length;) {
    if (isSame(turns[at]!, timed[other]!)) {
      const { start, end, interruption } = timed[other++]!;
      Object.assign(result[at++]!, {
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
        ...(interruption ? { interruption } : {}),
      });
    } else if (longest[(at + 1) * width + other]! >= longest[at * width + other + 1]!) at++;
    else other++;
  }
  return result;
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
