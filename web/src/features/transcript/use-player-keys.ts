import { useEffect } from 'react';
import { usePreferences } from '#session/session.ts';
import type { Player } from './player.ts';

/** Milliseconds of a step back or forward. */
export const step = 10_000;

/** What takes keys for itself: fields, controls and what can be moved with arrows. */
const controls =
  'input,textarea,select,button,a[href],summary,[contenteditable],[role=slider],[role=tab],[role=menu],[role=menuitem],[role=listbox],[role=separator]';

/**
 * Space plays and pauses, Shift with an arrow goes ten seconds back or forward (UX 4). Never while
 * something that takes keys has the focus, text is selected or a dialog is open.
 */
export function usePlayerKeys(player: Player | undefined): void {
  const { shortcuts } = usePreferences().preferences;
  useEffect(() => {
    if (!shortcuts || !player?.audible) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actionOf(event, player);
      if (!act || (event.target instanceof Element && event.target.closest(controls))) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      if (event.shiftKey && document.getSelection()?.isCollapsed === false) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [player, shortcuts]);
}

function actionOf({ key, shiftKey, repeat }: KeyboardEvent, player: Player): (() => void) | undefined {
  if (key === ' ' && !shiftKey) return repeat ? () => undefined : player.toggle;
  if (!shiftKey) return undefined;
  if (key === 'ArrowLeft') return () => player.seek(player.position.now() - step);
  if (key === 'ArrowRight') return () => player.seek(player.position.now() + step);
  return undefined;
}
