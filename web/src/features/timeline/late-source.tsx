import { IconClockExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LateSource as Late } from 'contract/freshness';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import styles from './late-source.module.css';

/** That a source is silent too long, and since when. */
export function LateSource({ source, since }: Pick<Late, 'source' | 'since'>) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const name = useNames().connector(source);
  return (
    <p className={styles.late}>
      <IconClockExclamation size={15} aria-hidden="true" />
      {since === undefined
        ? t('timeline.results.lateEver', { source: name })
        : t('timeline.results.late', { source: name, date: shortDate(since) })}
    </p>
  );
}
