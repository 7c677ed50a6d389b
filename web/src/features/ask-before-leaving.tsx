import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '#session/user.ts';
import { Confirm } from '#ui/confirm.tsx';
import { loadOverlays } from '#ui/late.tsx';

/**
 * Asks before the user leaves a page with something that was not saved (decision 2.11), also when they close
 * the tab. Going to another part of the same page and logging out are never in the way.
 */
export function AskBeforeLeaving({
  unsaved,
  header,
  body,
  confirm,
}: {
  unsaved: boolean;
  header: string;
  body: string;
  confirm: string;
}) {
  // Whoever leaves because the server is gone must be asked all the same.
  useEffect(() => void loadOverlays().catch(() => undefined), []);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && current.pathname !== next.pathname && session.now() !== undefined,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Confirm
      opened={blocker.status === 'blocked'}
      header={header}
      body={body}
      confirm={confirm}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
