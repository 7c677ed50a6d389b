import { lazy } from 'react';
import type { List } from 'contract/lists';
import { withWords } from '#session/locale.ts';
import { LateDialog } from '#ui/late-dialog.tsx';

/** The drawer comes with its words. */
const LateDrawer = lazy(async () => {
  const part = await withWords(import('./newsletter-drawer.tsx'), 'newsletter');
  return { default: part.NewsletterDrawer };
});

/** Makes a newsletter of a list (UX 5.6). */
export function Newsletter({ list, opened, onClose }: { list: List; opened: boolean; onClose: () => void }) {
  return (
    <LateDialog opened={opened} onClose={onClose}>
      {(open) => <LateDrawer list={list} opened={open} onClose={onClose} />}
    </LateDialog>
  );
}
