import { ActionIcon } from '@mantine/core';
import { IconChartBar, IconDots, IconDownload, IconPhoto, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Menu } from '#ui/menu.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './card.module.css';
import type { Sheet, useDownloads } from './use-downloads.ts';

/** What can be done with a chart that has no room for buttons: seen as a table, and downloaded (UX 5.3). */
export function StatisticMenu({
  title,
  downloads,
  sheet,
  asTable,
  onToggle,
}: {
  title: string;
  downloads: ReturnType<typeof useDownloads>;
  /** Undefined while there is nothing to show. */
  sheet: Sheet | undefined;
  asTable: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const Shape = asTable ? IconChartBar : IconTable;
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon
          size={28}
          className={styles.more}
          aria-label={t('statistics.actions.more', { card: title })}
        >
          <IconDots size={16} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item disabled={!sheet} leftSection={sign(Shape)} onClick={onToggle}>
          {t(asTable ? 'statistics.actions.chart' : 'statistics.actions.table')}
        </Menu.Item>
        <Menu.Item
          disabled={!sheet}
          leftSection={sign(IconPhoto)}
          onClick={() => sheet && downloads.png(sheet)}
        >
          {t('statistics.actions.png')}
        </Menu.Item>
        <Menu.Item
          disabled={!sheet}
          leftSection={sign(IconDownload)}
          onClick={() => sheet && downloads.csv(sheet)}
        >
          {t('statistics.actions.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
