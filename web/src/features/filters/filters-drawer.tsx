import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/late-part.tsx';
import styles from './filters-column.module.css';

/** Fetched when it is first opened. */
const FiltersSheet = lazyPart(() => import('./filters-sheet.tsx'), 'FiltersSheet');

/** The filters of a phone: a button that opens them over the whole height (UX 5.12). */
export function FiltersDrawer({
  count,
  show,
  children,
}: {
  /** Filters that are not as they are by default. */
  count: number;
  /** What the button that closes them says: how much they leave. */
  show: string;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  // Once fetched it stays, so that closing is seen and the focus comes back.
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={styles.openFilters}
        data-open-filters
        aria-label={count === 0 ? t('filters.open') : t('filters.openCount', { count })}
        onClick={() => {
          setAsked(true);
          setOpened(true);
        }}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        {count > 0 && <b className={styles.badge}>{count}</b>}
      </Button>
      {asked && (
        <Suspense>
          <FiltersSheet opened={opened} show={show} onClose={() => setOpened(false)}>
            {children}
          </FiltersSheet>
        </Suspense>
      )}
    </>
  );
}
