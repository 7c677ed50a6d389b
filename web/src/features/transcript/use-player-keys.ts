import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import type { Player } from './player.ts';

/** Milliseconds of a step back or forward. */
export const step = 10_000;

/** Space plays and pauses, Shift with an arrow goes ten seconds back or forward (UX 4). */
export function usePlayerKeys(player: Player | undefined): void {
  const heard = player?.audible ? player : undefined;
  useShortcut('space', heard?.toggle);
  useShortcut('shift+arrowleft', heard && (() => heard.seek(heard.position.now() - step)));
  useShortcut('shift+arrowright', heard && (() => heard.seek(heard.position.now() + step)));
}
