import { TextInput } from '@mantine/core';
import { IconSearch, IconStar } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, type DomainId, domainIds } from 'contract/dashboards';
import { WebcalButton } from '#features/feeds/webcal-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { useMailTimes } from '#features/saved-searches/use-mail-times.ts';
import { savedSearchesOf } from '#features/saved-searches/use-saved-searches.ts';
import { describeError } from '#session/describe.ts';
import { usePageTitle } from '#session/page-title.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { DomainChoice } from './domain-choice.tsx';
import styles from './saved-searches.module.css';
import { SearchRow } from './search-row.tsx';
import { useSchedule } from './use-schedule.ts';

/** All saved searches of the user, newest first, with how each tells them and what can be done (UX 5.7). */
export function SavedSearchesScreen() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { hasModule } = useSession();
  const { time, day } = useMailTimes();
  const schedule = useSchedule();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<DomainId>();
  usePageTitle(t('searches.page.title'));
  const domains = domainIds.filter((domain) => hasModule(dashboards[domain].module));
  const answers = useQueries({ queries: domains.map((domain) => savedSearchesOf(domain)) });

  const failed = answers.find(({ error }) => error);
  const loading = answers.some(({ isPending }) => isPending);
  const all = answers
    .flatMap(({ data }) => data?.data ?? [])
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const counts = domains.map((domain, index) => ({
    domain,
    number: answers[index]?.data?.numberOfSearches ?? 0,
    maximum: answers[index]?.data?.maxSearches ?? 0,
  }));
  const direct = answers[0]?.data;
  const wanted = text.trim().toLowerCase();
  const shown = all.filter(
    ({ title, description, queryDetails: { query, groupingDetails } }) =>
      (chosen === undefined || groupingDetails.name === chosen) &&
      [title, description, query].some((words) => words.toLowerCase().includes(wanted)),
  );
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <h1>{t('searches.page.title')}</h1>
        <p>
          {t('searches.page.intro')} {t('searches.page.times', { time, day })}
        </p>
      </header>
      {failed?.error && (
        <ErrorPanel
          message={describeError(failed.error)}
          onRetry={() => void Promise.all(answers.map(({ refetch }) => refetch()))}
        />
      )}
      {loading && !failed && <SkeletonRows rows={6} height={72} label={t('shell.loading')} />}
      {!loading && !failed && all.length === 0 && (
        <EmptyState icon={<IconStar size={28} aria-hidden="true" />} title={t('searches.page.none')}>
          <p>{t('searches.page.noneText')}</p>
          <Link to="/" className={styles.action}>
            {t('searches.page.toDashboard')}
          </Link>
        </EmptyState>
      )}
      {all.length > 0 && (
        <>
          <div className={styles.tools}>
            <TextInput
              className={styles.filter}
              aria-label={t('searches.page.filter')}
              placeholder={t('searches.page.filter')}
              leftSection={<IconSearch size={16} aria-hidden="true" />}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <DomainChoice counts={counts} chosen={chosen} onChoose={setChosen} />
            {hasModule('agenda') && (
              <div className={styles.subscription}>
                <WebcalButton />
              </div>
            )}
          </div>
          <div className={styles.status}>
            <p role="status">
              {t('searches.page.count', { count: shown.length, number: number(shown.length) })}
            </p>
            {direct && (
              <p>
                {t('searches.page.direct', {
                  number: number(direct.numberOfDirect),
                  maximum: number(direct.maxDirect),
                })}
              </p>
            )}
          </div>
          {shown.length === 0 ? (
            <EmptyState title={t('searches.page.noMatch')}>
              <p>{t('searches.page.noMatchText')}</p>
            </EmptyState>
          ) : (
            <div className={styles.table}>
              {/* Every control names its column itself. */}
              <div className={styles.columns} aria-hidden="true">
                <span>{t('searches.page.search')}</span>
                <span>{t('searches.page.mail')}</span>
                <span>{t('searches.page.delivery')}</span>
                <span>{t('searches.page.rss')}</span>
                <span>{hasModule('agenda') && t('searches.page.webcal')}</span>
                <span />
              </div>
              <ul aria-label={t('searches.page.title')}>
                {shown.map((saved) => (
                  <SearchRow
                    key={saved.id}
                    saved={saved}
                    scheduled={schedule?.get(saved.id)}
                    directFull={direct !== undefined && direct.numberOfDirect >= direct.maxDirect}
                  />
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </main>
  );
}
