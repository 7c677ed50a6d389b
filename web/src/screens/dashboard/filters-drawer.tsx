import { Button, Drawer } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './dashboard-screen.module.css';

/** The filters of a phone: a button that opens them over the whole height (UX 5.12). */
export function FiltersDrawer({
  count,
  total,
  children,
}: {
  /** Filters that are not as they are by default. */
  count: number;
  /** Hits, when known. */
  total: number | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={styles.openFilters}
        data-open-filters
        aria-label={count === 0 ? t('filters.open') : t('filters.openCount', { count })}
        onClick={() => setOpened(true)}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        {count > 0 && <b className={styles.badge}>{count}</b>}
      </Button>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('filters.title')}
        size="100%"
        classNames={{ content: styles.drawer, header: styles.drawerHeader, body: styles.drawerBody }}
      >
        {children}
        <div className={styles.drawerFoot}>
          <Button fullWidth onClick={() => setOpened(false)}>
            {total === undefined
              ? t('filters.showResults')
              : t('filters.show', { count: total, number: number(total) })}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
