import { afterEach, beforeEach } from 'vitest';

/** The part of the browser's storage that the product uses; Node has none of its own. */
function emptyStorage(): Storage {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      entries.has(String(key)) ? { enumerable: true, configurable: true } : undefined,
  });
}

/** Gives every test of a file its own empty storage of browser and tab. */
export function useBrowserStorage(): void {
  const names = ['localStorage', 'sessionStorage'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  beforeEach(() => {
    for (const name of names) {
      Object.defineProperty(globalThis, name, { value: emptyStorage(), configurable: true });
    }
  });
  afterEach(() => {
    for (const [index, name] of names.entries()) {
      const descriptor = before[index];
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  });
}
