import { Suspense, useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { withWords } from '#session/locale.ts';
import { useSession } from '#session/session.ts';
import { useValue } from '#session/value.ts';
import { keepKeys } from '#ui/keep-keys.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { Popover } from '#ui/popover.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './list-picker.module.css';
import { picking } from './picker-state.ts';
import { useListsOfOtherTabs } from './use-lists.ts';

/** Fetched when the picker first opens. */
const ListChoice = lazyPart(
  () => keepKeys(withWords(import('./list-choice.tsx'), 'listPicker')),
  'ListChoice',
);

/** The same for who does not have lists. */
const LockedLists = lazyPart(
  () => keepKeys(withWords(import('./locked-lists.tsx'), 'listPicker')),
  'LockedLists',
);

/** Pixels of the bar above every screen (UX 3). */
const barHeight = 48;

/** The one picker of lists of the page: "add to list" of rows, selection and document open it (UX 5.2). */
export function ListPicker() {
  const { t } = useTranslation();
  const { hasModule } = useSession();
  const open = useValue(picking);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => picking.set(undefined), [path]);
  useListsOfOtherTabs();
  if (!open) return null;
  const close = () => {
    picking.set(undefined);
    const back = open.anchor.isConnected ? open.anchor : document.getElementById('main');
    back?.focus({ preventScroll: true });
  };
  const { place } = open;
  const { left, width, height } = place;
  // What was scrolled away, such as the button of a document being read, still has its picker in view.
  const top = Math.min(Math.max(place.top, barHeight), innerHeight - height);
  return (
    <Popover
      key={`${left},${top}`}
      opened
      // The place it stands at is no control of its own.
      withRoles={false}
      position="bottom-end"
      width={320}
      trapFocus
      withinPortal
      // Below the page, where it stands before it has its place, the focus would scroll everything up.
      floatingStrategy="fixed"
      onDismiss={close}
    >
      <Popover.Target>
        <span className={styles.anchor} style={{ left, top, width, height }} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" className={styles.dropdown} aria-label={t('lists.picker.title')}>
        {hasModule('listManager') ? (
          <Suspense fallback={<SkeletonRows rows={4} height={32} label={t('shell.loading')} />}>
            <ListChoice addition={open} onClose={close} />
          </Suspense>
        ) : (
          // Has the focus while its words are on their way, so that Escape closes it.
          <div tabIndex={-1} data-autofocus>
            <Suspense fallback={<SkeletonRows rows={4} height={32} label={t('shell.loading')} />}>
              <LockedLists headingLevel="h2" />
            </Suspense>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
