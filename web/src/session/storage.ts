import type { Shape } from '#api/shapes.ts';

/**
 * The only file that touches the browser's storage. Raise the version when a stored shape changes
 * incompatibly: everything of older versions is then removed at the next start.
 * `public/first-paint.js` reads the entries `device` and `session` under the same prefix.
 */
export const storagePrefix = 'policy-monitor:1:';
const product = 'policy-monitor:';

type StorageArea = 'browser' | 'tab';

function storageOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'browser' ? localStorage : sessionStorage;
  } catch {
    // Storage may be forbidden; the product then works without memory.
    return undefined;
  }
}

/** Stores a value under a name, in this browser or in this tab only; a full or forbidden storage is no failure. */
export function remember(name: string, value: unknown, area: StorageArea = 'browser'): void {
  try {
    storageOf(area)?.setItem(storagePrefix + name, JSON.stringify(value));
  } catch {
    // Full or forbidden: what is stored here is a convenience, never the only copy.
  }
}

/** Reads a stored value; `undefined` when there is none or when it does not have the expected shape. */
export function recall<T>(name: string, shape: Shape<T>, area: StorageArea = 'browser'): T | undefined {
  const text = storageOf(area)?.getItem(storagePrefix + name);
  if (text == null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return shape(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Removes a stored value. */
export function forget(name: string, area: StorageArea = 'browser'): void {
  storageOf(area)?.removeItem(storagePrefix + name);
}

/** Removes what older versions of the product left behind; called once at start. */
export function sweepStorage(): void {
  for (const storage of [storageOf('browser'), storageOf('tab')]) {
    if (storage === undefined) continue;
    for (const key of Object.keys(storage)) {
      if (key.startsWith(product) && !key.startsWith(storagePrefix)) storage.removeItem(key);
    }
  }
}

/** Calls back when another tab of this browser changes the named value; returns the way to stop. */
export function onOtherTab(name: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === storagePrefix + name || event.key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
