import { preferencesNow } from '#session/preferences.ts';
import { sequencePause, writtenAs } from './press.ts';
import { shortcutOf, type Key } from './table.ts';

/** What the keys of the table do now; of several the one that was bound last counts. */
const bound = new Map<string, (() => void)[]>();
/** The first key of a sequence, and when it was pressed. */
let begun: { key: string; at: number } | undefined;

/** Binds an action to a key of the table; returns the way to take it back. */
export function bind(key: Key, action: () => void): () => void {
  if (bound.size === 0) addEventListener('keydown', listen);
  bound.set(key, [...(bound.get(key) ?? []), action]);
  return () => {
    const left = bound.get(key)?.filter((other) => other !== action) ?? [];
    if (left.length > 0) bound.set(key, left);
    else bound.delete(key);
    if (bound.size === 0) removeEventListener('keydown', listen);
  };
}

/** The keys that do something now, each with its action. */
export function boundNow(): ReadonlyMap<string, () => void> {
  return new Map([...bound].map(([key, actions]) => [key, actions.at(-1)!]));
}

/** What takes keys for itself besides letters: controls and what can be moved with arrows. */
const controls =
  'input,textarea,select,button,a[href],summary,[contenteditable],[role=slider],[role=tab],[role=menu],[role=menuitem],[role=listbox],[role=separator]';
/** What takes letters: text, and lists that jump to what one types. */
const writing =
  'input:not([type=checkbox],[type=radio],[type=range]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=menu],[role=listbox],[role=textbox],[role=application]';

function listen(event: KeyboardEvent): void {
  const first = begun && event.timeStamp - begun.at <= sequencePause ? begun.key : undefined;
  // A modifier that goes down on the way to the second key is no key of its own.
  if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].includes(event.key)) return;
  begun = undefined;
  if (event.defaultPrevented || event.isComposing || dialogIsOpen()) return;
  const press = {
    key: event.key,
    code: event.code,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    shiftKey: event.shiftKey,
    altGraph: event.getModifierState('AltGraph'),
  };
  const key = writtenAs(press, first);
  if (key === undefined) return;
  const row = shortcutOf(key);
  const target = event.target instanceof Element ? event.target : undefined;
  if (!row?.always && (!preferencesNow().shortcuts || target?.closest(writing))) return;
  if (row === undefined) {
    if (![...bound.keys()].some((other) => other.startsWith(`${key} `)) || event.repeat) return;
    begun = { key, at: event.timeStamp };
    return event.preventDefault();
  }
  const action = bound.get(key)?.at(-1);
  if (!action || (row.yields && target?.closest(controls))) return;
  // Shift with an arrow makes a selection longer that is there.
  if (key.startsWith('shift+arrow') && document.getSelection()?.isCollapsed === false) return;
  event.preventDefault();
  if (!event.repeat || row.repeats) action();
}

function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"],[role="alertdialog"]') !== null;
}
