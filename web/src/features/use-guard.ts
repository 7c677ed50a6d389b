import { useCallback, useRef, useState } from 'react';

/** Keeps what was changed in a dialog from being lost by closing it (decision 2.11). */
export interface Guard {
  /** There is something that would be lost. */
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  /** Closes; asks first when something would be lost, unless it is `kept`. */
  close: (kept?: boolean) => void;
  /** Closing is being asked about. */
  asking: boolean;
  stay: () => void;
}

/** See `Guard`. */
export function useGuard(onClose: () => void): Guard {
  const [dirty, setDirty] = useState(false);
  // A key may meet what heard keys before the screen followed what was typed.
  const dirtyNow = useRef(false);
  const onDirty = useCallback((next: boolean) => {
    dirtyNow.current = next;
    setDirty(next);
  }, []);
  const [asking, setAsking] = useState(false);
  // After the key that asks or answers: both dialogs listen to it, and each must take it once.
  const ask = (about: boolean) => void setTimeout(() => setAsking(about));
  return {
    dirty,
    onDirty,
    close: (kept = false) => (dirtyNow.current && !kept ? ask(true) : onClose()),
    asking,
    stay: () => ask(false),
  };
}
