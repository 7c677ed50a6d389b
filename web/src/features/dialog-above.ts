import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/** Counts the dialogs that stand above a drawer. */
export const DialogsAbove = createContext<(more: 1 | -1) => void>(() => undefined);

/** For a drawer: whether a dialog stands above it, which then has the keys alone; `count` is for `DialogsAbove`. */
export function useDialogsAbove(): { above: boolean; count: (more: 1 | -1) => void } {
  const [number, setNumber] = useState(0);
  return { above: number > 0, count: useCallback((more) => setNumber((before) => before + more), []) };
}

/** For a dialog that may stand above a drawer. */
export function useAbove(opened: boolean): void {
  const count = useContext(DialogsAbove);
  useEffect(() => {
    if (!opened) return;
    count(1);
    return () => count(-1);
  }, [opened, count]);
}
