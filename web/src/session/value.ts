import { useSyncExternalStore } from 'react';

/** A value that lives outside React and that components can follow. */
export interface Value<T> {
  now: () => T;
  set: (next: T) => void;
  subscribe: (changed: () => void) => () => void;
}

export function value<T>(first: T): Value<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    now: () => current,
    set: (next) => {
      current = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The current value; renders again when it changes. */
export function useValue<T>(source: Pick<Value<T>, 'now' | 'subscribe'>): T {
  return useSyncExternalStore(source.subscribe, source.now);
}
