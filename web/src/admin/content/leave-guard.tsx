import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Confirm } from '#ui/confirm.tsx';
import { useUnsavedWords } from '../ui/use-unsaved-words.ts';

/** Asks before what was changed on a page and not saved is lost by leaving it. */
export function LeaveGuard({
  unsaved,
  onUnsaved,
}: {
  unsaved: boolean;
  /** Is told whether there is something that was not saved. */
  onUnsaved?: ((unsaved: boolean) => void) | undefined;
}) {
  const leave = useUnsavedWords();
  useEffect(() => {
    onUnsaved?.(unsaved);
    return () => onUnsaved?.(false);
  }, [unsaved, onUnsaved]);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Confirm
      opened={blocker.status === 'blocked'}
      {...leave}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
