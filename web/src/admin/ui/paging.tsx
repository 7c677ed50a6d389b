import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { adminPageSize } from 'contract/admin/organisations';
import { useFormats } from '#features/formats.ts';
import styles from './paging.module.css';

/** Which rows of how many are shown, and the way to the others; nothing where all of them are. */
export function Paging({
  offset,
  total,
  onMove,
}: {
  offset: number;
  total: number;
  onMove: (offset: number) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (total <= adminPageSize) return null;
  const to = Math.min(total, offset + adminPageSize);
  return (
    <div className={styles.paging}>
      <span role="status">
        {t('adminOrganisations.shown', { from: number(offset + 1), to: number(to), total: number(total) })}
      </span>
      <Button
        variant="default"
        size="compact-sm"
        disabled={offset === 0}
        onClick={() => onMove(Math.max(0, offset - adminPageSize))}
      >
        {t('adminOrganisations.previous')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={to >= total}
        onClick={() => onMove(offset + adminPageSize)}
      >
        {t('adminOrganisations.next')}
      </Button>
    </div>
  );
}
