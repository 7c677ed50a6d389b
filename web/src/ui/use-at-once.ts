import { startTransition, useOptimistic } from 'react';

/**
 * A choice that is shown as soon as it is made: only who calls this is drawn again before the next paint, and the rest
 * of the screen, which depends on the choice too, follows without holding up the next click. Where choosing takes
 * time, it is shown until that is done; then what holds is.
 */
export function useAtOnce<T>(chosen: T, onChoose: (next: T) => void | Promise<void>): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(chosen);
  return [
    shown,
    (next) =>
      startTransition(() => {
        show(next);
        return onChoose(next);
      }),
  ];
}
