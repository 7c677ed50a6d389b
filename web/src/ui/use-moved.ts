import { useState } from 'react';

/** A number that is moved about, as by a slider: `shown` at once, and kept when it is let go. */
export function useMoved(kept: number, onKeep: (value: number) => void) {
  const [moved, move] = useState<number>();
  const keep = (value: number) => {
    move(undefined);
    onKeep(value);
  };
  return { shown: moved ?? kept, move, keep };
}
