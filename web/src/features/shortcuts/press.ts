/** What a key press says about itself. */
export interface Press {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Several layouts write `[` with AltGr, which some systems report as Ctrl and Alt. */
  altGraph: boolean;
}

/** Milliseconds in which the second key of a sequence must follow. */
export const sequencePause = 1_500;

/**
 * A press as the table writes it; undefined for what no shortcut can be. Signs count as they are written,
 * whatever the layout needs for them; a letter with Shift is another key. `after` is the first key of a
 * sequence: behind it the row of digits counts by its place, as French layouts write digits with Shift.
 */
export function writtenAs(press: Press, after?: string): string | undefined {
  const { code, ctrlKey, metaKey, shiftKey } = press;
  const key = press.key.toLowerCase();
  if (press.altKey && !press.altGraph) return undefined;
  if ((ctrlKey || metaKey) && !press.altGraph) {
    return shiftKey || after !== undefined ? undefined : `mod+${key}`;
  }
  if (after !== undefined) return `${after} ${/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key}`;
  if (key === ' ') return shiftKey ? undefined : 'space';
  if (key.length > 1) return shiftKey ? `shift+${key}` : key;
  return shiftKey && /\p{L}/u.test(key) ? `shift+${key}` : key;
}
