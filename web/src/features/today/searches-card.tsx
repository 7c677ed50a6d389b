import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { TodayResponse } from 'contract/today';
import { useFormats } from '#features/formats.ts';
import { searchOf } from '#features/saved-searches/search-actions.ts';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { Card } from './card.tsx';
import styles from './today.module.css';
import { useWhen } from './use-when.ts';

/** The saved searches that found something new; one click runs such a search (UX-2, 09). */
export function SearchesCard({ domain, data }: { domain: DomainId; data: TodayResponse }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const when = useWhen();
  const saved = useQuery(savedSearchesOf(domain)).data?.data ?? [];
  const { searches, numberOfSearches } = data;
  const others = numberOfSearches - searches.length;
  const most = limits.maximumNewHits;
  return (
    <Card
      title={t('today.searches.title')}
      className={styles.searches}
      extra={
        numberOfSearches > 0 && (
          <Link to="/saved-searches">{t('today.searches.all', { number: number(numberOfSearches) })}</Link>
        )
      }
    >
      <ul>
        {searches.map(({ id, title, count, newest }) => {
          const search = saved.find((one) => one.id === id);
          const shown = count > most ? `${number(most)}+` : number(count);
          const content = (
            <>
              <b className={styles.badge}>
                <span aria-hidden="true">{shown}</span>
                <span className="visually-hidden">{t('today.searches.new', { count, number: shown })}: </span>
              </b>
              <strong>{title}</strong>
              <span className={styles.newest}>{newest?.title}</span>
              {newest && <time dateTime={newest.date}>{when(newest)}</time>}
            </>
          );
          return (
            <li key={id}>
              {search ? (
                <Link {...searchOf(search)} className={styles.search}>
                  {content}
                </Link>
              ) : (
                <span className={styles.search}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
      {(others > 0 || numberOfSearches === 0) && (
        <p className={styles.quiet}>
          {numberOfSearches === 0
            ? t('today.searches.none')
            : searches.length === 0
              ? t('today.searches.nothing')
              : t('today.searches.others', { count: others })}
        </p>
      )}
    </Card>
  );
}
