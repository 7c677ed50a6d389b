import { useDeferredValue } from 'react';

/**
 * False when its component is first drawn, and true as soon as everything more urgent is: for what may come after
 * what the user waits for.
 */
export function useAfterwards(): boolean {
  return useDeferredValue(true, false);
}
