import { useTranslation } from 'react-i18next';
import { startOfDay } from 'contract/amsterdam';
import type { ApiKey } from 'contract/api-keys';
import { limits } from 'contract/limits';
import { today, writeDay } from '#features/search/period.ts';
import styles from './api.module.css';

const warned = limits.apiKeyWarnings;
const soon = Math.max(...warned);

/** The last day of a key; how many days are left where they are few, as its mails say. */
export function ExpiryDay({ apiKey: { lastDay, ended } }: { apiKey: Pick<ApiKey, 'lastDay' | 'ended'> }) {
  const { t } = useTranslation();
  if (ended) return <span className={styles.ended}>{t('api.keys.ended')}</span>;
  const left = Math.round((startOfDay(lastDay) - startOfDay(today())) / (24 * 60 * 60_000));
  if (left > soon) return writeDay(lastDay);
  return (
    <span className={styles.soon}>
      {left === 0 ? t('api.keys.lastDay') : t('api.keys.inDays', { count: left })}
    </span>
  );
}
