import { useBlocker } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** Keeps a form from being lost without asking (decision 2.11). */
export interface Guard {
  /** Tells whether there is something that would be lost. */
  onDirty: (dirty: boolean) => void;
  /** Closes; asks first when something would be lost, unless it is `kept`. */
  close: (kept?: boolean) => void;
  /** Leaving is being asked about. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

/** Guards a form in a dialog: against closing it, and against leaving the page or the product. */
export function useGuard(onClose: () => void): Guard {
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty.current,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  });
  return {
    onDirty: (changed) => {
      dirty.current = changed;
    },
    close: (kept = false) => {
      if (dirty.current && !kept) return setAsking(true);
      dirty.current = false;
      onClose();
    },
    asking: asking || blocker.status === 'blocked',
    stay: () => {
      setAsking(false);
      blocker.reset?.();
    },
    leave: () => {
      dirty.current = false;
      onClose();
      blocker.proceed?.();
    },
  };
}
