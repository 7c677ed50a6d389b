import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './dashboard-screen.module.css';

/** The filters over the whole height of a phone, with a button that says what they leave. */
export function FiltersSheet({
  opened,
  total,
  onClose,
  children,
}: {
  opened: boolean;
  /** Hits, when known. */
  total: number | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('filters.title')}
      size="100%"
      classNames={{ content: styles.drawer, header: styles.drawerHeader, body: styles.drawerBody }}
    >
      {children}
      <div className={styles.drawerFoot}>
        <Button fullWidth onClick={onClose}>
          {total === undefined
            ? t('filters.showResults')
            : t('filters.show', { count: total, number: number(total) })}
        </Button>
      </div>
    </Drawer>
  );
}
