const box = '[role=dialog],[role=menu],[role=listbox]';
const field = 'input:not([type=checkbox],[type=radio],[type=range]),textarea';
const editing = ['Backspace', 'Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp'];
/** Milliseconds that what has come may take to put the focus where it belongs. */
const patience = 1_000;

const kept: KeyboardEvent[] = [];
let loads = 0;
let giving: ReturnType<typeof setTimeout> | undefined;
/** What the focus was in when the first key was kept. */
let before: Element | null | undefined;

/**
 * Keeps what is typed while code is on its way that will take the keyboard, and types it once the focus is in what
 * was opened: none becomes a shortcut, and none is lost. Fails as `load` does; what was typed is then forgotten.
 */
export async function keepKeys<T>(load: Promise<T>): Promise<T> {
  if (before === undefined) {
    before = boxOf(document.activeElement);
    addEventListener('keydown', keep, true);
    addEventListener('focusin', arrive);
  }
  clearTimeout(giving);
  loads += 1;
  try {
    return await load;
  } catch (failure) {
    kept.length = 0;
    throw failure;
  } finally {
    loads -= 1;
    if (loads === 0) giving = setTimeout(() => void give(), patience);
  }
}

const boxOf = (element: Element | null) => element?.closest(box) ?? null;

function keep(event: KeyboardEvent): void {
  const { key, isTrusted, isComposing } = event;
  const combined = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (!isTrusted || isComposing || combined || !(key.length === 1 || editing.includes(key))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // The key that opened it may still be down.
  if (!event.repeat || key.length === 1) kept.push(event);
}

function arrive({ target }: FocusEvent): void {
  const opened = target instanceof Element ? boxOf(target) : null;
  if (!opened || opened === before) return;
  // A dialog may have the focus before its field does.
  const there = (target as Element).matches(`${field},[role=menu] *`) || (loads === 0 && kept.length === 0);
  if (!there) return;
  clearTimeout(giving);
  giving = setTimeout(() => void give());
}

async function give(): Promise<void> {
  for (let event = kept.shift(); event; event = kept.shift()) {
    type(event);
    // What it changed is drawn before the next one.
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (loads > 0) return;
  before = undefined;
  removeEventListener('keydown', keep, true);
  removeEventListener('focusin', arrive);
}

/** Does with what has the focus what the key does there. */
function type({ key, code, shiftKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const press = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(press)) return;
  if (key === 'Enter' && target.matches('a[href],button,[role=menu] *')) (target as HTMLElement).click();
  if (!target.matches(field)) return;
  const input = target as HTMLInputElement;
  if (key === 'Enter') return input.form?.requestSubmit();
  const end = input.selectionEnd ?? 0;
  const start = input.selectionStart ?? end;
  if (key.length === 1) input.setRangeText(key, start, end, 'end');
  else if (key === 'Backspace')
    input.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  else return;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
