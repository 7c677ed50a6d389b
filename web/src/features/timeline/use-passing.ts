import { useEffect, useState } from 'react';

/** Rows that become whole in one frame: some milliseconds of a slow machine. */
const perFrame = 2;
const waiting = new Set<() => void>();

/**
 * Whether a row is drawn as one that passes by: while the reader is in too much of a hurry to read it (`Pace`), unless
 * it was there before. Once the hurry is over the rows in view become whole in their order, a few with each frame, so
 * that none takes long.
 */
export function usePassing(hurried: boolean): boolean {
  const [passing, setPassing] = useState(hurried);
  useEffect(() => {
    if (passing && !hurried) return inTurn(() => setPassing(false));
  }, [passing, hurried]);
  return passing;
}

/** Does it in one of the next frames; returns what takes it back. */
function inTurn(act: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(takeTurns);
  waiting.add(act);
  return () => waiting.delete(act);
}

function takeTurns(): void {
  for (const act of [...waiting].slice(0, perFrame)) {
    waiting.delete(act);
    act();
  }
  if (waiting.size > 0) requestAnimationFrame(takeTurns);
}
