import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from 'contract/lists';
import { loadLateWords } from '#session/locale.ts';
import { LatePart } from '#ui/late-part.tsx';
import { showMessage } from '#ui/message-bar.tsx';

/** The drawer and its words come when it is first opened. */
const LateDrawer = lazy(async () => {
  const [part] = await Promise.all([import('./newsletter-drawer.tsx'), loadLateWords('newsletter')]);
  return { default: part.NewsletterDrawer };
});

/** Makes a newsletter of a list (UX 5.6). */
export function Newsletter({ list, opened, onClose }: { list: List; opened: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <LatePart failure={opened && <Missing onClose={onClose} />}>
      <LateDrawer list={list} opened={opened} onClose={onClose} />
    </LatePart>
  );
}

/** Says that its code could not be fetched. */
function Missing({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    showMessage({ kind: 'error', text: t(navigator.onLine ? 'errors.newVersion' : 'errors.noConnection') });
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once for every opening
  }, []);
  return null;
}
