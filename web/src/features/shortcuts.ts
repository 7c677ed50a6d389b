import { useEffect, useRef } from 'react';
import { usePreferences } from '#session/session.ts';

/** Whether keys pressed here belong to something that takes text. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]),textarea,select'))
  );
}

/**
 * Runs an action at a single key, unless the user is typing, a dialog is open or single-letter keys are
 * switched off in the preferences (UX 4).
 */
export function useShortcut(key: string, action: () => void): void {
  const { shortcuts } = usePreferences().preferences;
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!shortcuts) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isWriting(event.target)) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [key, shortcuts]);
}
