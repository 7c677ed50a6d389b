import { useEffect, useRef } from 'react';
import { bind } from './bound.ts';
import type { Key } from './table.ts';

/**
 * Runs an action at a key of the table, as long as there is one. Never while the user types, in a control
 * that has the key itself, in a dialog, with modifiers, or with single keys switched off (UX 4).
 */
export function useShortcut(key: Key, action: (() => void) | undefined): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  const works = action !== undefined;
  useEffect(() => (works ? bind(key, () => latest.current?.()) : undefined), [key, works]);
}
