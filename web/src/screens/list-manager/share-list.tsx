import type { ComponentProps } from 'react';
import { LateDialog } from '#ui/late-dialog.tsx';
import { lazyPart } from '#ui/late-part.tsx';
import type { ShareDialog } from './share-dialog.tsx';

const LateShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog');

/** Shares a list; the dialog comes when it is first opened. */
export function ShareList({ opened, onClose, ...shared }: ComponentProps<typeof ShareDialog>) {
  return (
    <LateDialog opened={opened} onClose={onClose}>
      {(open) => <LateShareDialog {...shared} opened={open} onClose={onClose} />}
    </LateDialog>
  );
}
