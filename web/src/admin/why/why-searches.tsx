import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Why } from 'contract/admin/why';
import { sign } from '#ui/sign.tsx';
import { DataTable } from '#ui/data-table.tsx';
import styles from './why.module.css';

const columns = ['search', 'finds', 'rate'] as const;
const rates = ['realTime', 'daily', 'weekly'] as const;

/** The user's saved searches, whether each finds the document, and why or why not. */
export function WhySearches({ searches }: Pick<Why, 'searches'>) {
  const { t } = useTranslation();
  if (searches.length === 0) return <p className={styles.none}>{t('watching.why.noSearches')}</p>;
  return (
    <DataTable
      label={t('watching.why.searches')}
      columns={columns.map((name) => ({ name, head: t(`watching.why.columns.${name}`) }))}
      rows={searches.map(({ id, title, query, finds, words, notes, sendUpdatesPerEmail }) => ({
        key: id,
        cells: [
          <>
            {title}
            <span className={styles.query}>{query}</span>
          </>,
          <div key="finds" className={styles.finds} data-finds={finds}>
            <span>
              {sign(finds ? IconCheck : IconX, 15)} {t(finds ? 'watching.why.yes' : 'watching.why.no')}
            </span>
            {words.length > 0 && (
              <p>
                {t('watching.why.words')}{' '}
                {words.map((word) => (
                  <mark key={word}>{word}</mark>
                ))}
              </p>
            )}
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>,
          rates
            .filter((rate) => sendUpdatesPerEmail[rate])
            .map((rate) => t(`watching.why.rates.${rate}`))
            .join(', ') || t('watching.why.rates.none'),
        ],
      }))}
    />
  );
}
