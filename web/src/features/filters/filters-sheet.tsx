import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filters-column.module.css';

/** The filters over the whole height of a phone, with a button that says what they leave. */
export function FiltersSheet({
  opened,
  show,
  onClose,
  children,
}: {
  opened: boolean;
  show: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
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
          {show}
        </Button>
      </div>
    </Drawer>
  );
}
