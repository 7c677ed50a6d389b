import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { domainIds } from 'contract/dashboards';
import { type Freshness, getFreshness } from 'contract/freshness';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useNames } from '#features/names.ts';
import { languageTag } from '#session/locale.ts';
import { usePageTitle } from '#session/page-title.ts';
import { usePreferences } from '#session/session.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './sources.module.css';

const minute = 60_000;
const hour = 60 * minute;

/** How fresh every source is, with what went wrong; staff only (decision 9.9). */
export function SourcesScreen() {
  const { t } = useTranslation();
  usePageTitle(t('freshness.title'));
  const freshness = useQuery({
    queryKey: ['freshness'],
    queryFn: async ({ signal, client }) => {
      // After the first time nobody asked for it.
      const quiet = client.getQueryData(['freshness']) !== undefined;
      return (await call(getFreshness, { signal, quiet })).data;
    },
    staleTime: 0,
    refetchInterval: 60_000,
  });
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{t('freshness.title')}</h1>
      <p className={styles.intro}>{t('freshness.intro')}</p>
      {freshness.isPending && <SkeletonRows rows={8} height={44} label={t('shell.loading')} />}
      {freshness.isLoadingError && (
        <FailurePanel error={freshness.error} onRetry={() => void freshness.refetch()} />
      )}
      {freshness.data &&
        domainIds.map((domain) => {
          const sources = freshness.data.filter((source) => source.domain === domain);
          return sources.length === 0 ? null : (
            <section key={domain} aria-labelledby={`sources-${domain}`}>
              <h2 id={`sources-${domain}`}>{t(`shell.domainNames.${domain}`)}</h2>
              <SourceTable sources={sources} />
            </section>
          );
        })}
    </main>
  );
}

function SourceTable({ sources }: { sources: readonly Freshness[] }) {
  const { t } = useTranslation();
  const names = useNames();
  const { locale } = usePreferences().preferences;
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  });
  const parts = new Intl.ListFormat(languageTag[locale], { type: 'conjunction' });
  const told = (instant: string | undefined) =>
    instant === undefined ? t('freshness.not') : time.format(new Date(instant));
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t('freshness.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('freshness.source')}</th>
            <th scope="col">{t('freshness.state')}</th>
            <th scope="col">{t('freshness.lastNews')}</th>
            <th scope="col">{t('freshness.lastSuccess')}</th>
            <th scope="col">{t('freshness.expected')}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, state, proven, unproven, lastNews, lastSuccess, rhythm, news, faults }) => (
            <tr key={source}>
              <th scope="row">
                {names.connector(source)}
                {!proven && <small>{t('freshness.unproven')}</small>}
                {unproven.length > 0 && (
                  <small>
                    {t('freshness.unprovenBut', {
                      parts: parts.format(unproven.map((part) => t(`freshness.unprovenParts.${part}`))),
                    })}
                  </small>
                )}
                {faults.length > 0 && (
                  <details>
                    <summary>{t('freshness.faults', { count: faults.length })}</summary>
                    <ol>
                      {faults.map(({ at, fault }) => (
                        <li key={at}>
                          <time dateTime={at}>{told(at)}</time> {fault}
                        </li>
                      ))}
                    </ol>
                  </details>
                )}
              </th>
              <td data-name={t('freshness.state')}>
                <span className={styles.state} data-state={state}>
                  {t(`freshness.states.${state}`)}
                </span>
              </td>
              <td data-name={t('freshness.lastNews')}>{told(lastNews)}</td>
              <td data-name={t('freshness.lastSuccess')}>{told(lastSuccess)}</td>
              <td data-name={t('freshness.expected')}>
                <span>
                  {rhythm < hour
                    ? t('freshness.rhythm', { minutes: Math.round(rhythm / minute) })
                    : t('freshness.rhythmHours', { count: Math.round(rhythm / hour) })}
                  <br />
                  {t('freshness.news', { count: news })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
