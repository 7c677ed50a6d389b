import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listMails } from 'contract/mails';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { languageTag } from '#session/locale.ts';
import { usePageTitle } from '#session/page-title.ts';
import { usePreferences } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { MailView } from './mail-view.tsx';
import styles from './mails.module.css';

const route = getRouteApi('/shell/mails');

/** The mails this environment kept, to read them without a mail box; staff only (decision 2.7). */
export function MailsScreen() {
  const { t } = useTranslation();
  const { mail: chosen } = route.useSearch();
  const { locale } = usePreferences().preferences;
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  });
  usePageTitle(t('shell.mailsPage.title'));
  const mails = useQuery({
    queryKey: ['mails'],
    queryFn: ({ signal }) => call(listMails, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.head}>
        <h1>{t('shell.mailsPage.title')}</h1>
        <p>{t('shell.mailsPage.intro')}</p>
      </div>
      <nav className={styles.list} aria-label={t('shell.mailsPage.title')}>
        {mails.isPending && <SkeletonRows rows={6} height={60} label={t('shell.loading')} />}
        {mails.isError && (
          <ErrorPanel
            message={describeError(mails.error)}
            requestId={mails.error instanceof ApiError ? mails.error.requestId : undefined}
            onRetry={() => void mails.refetch()}
          />
        )}
        {mails.data?.data.length === 0 && <EmptyState title={t('shell.mailsPage.none')} />}
        <ul>
          {mails.data?.data.map(({ id, subject, to, sentAt }) => (
            <li key={id}>
              <Link
                to="/mails"
                search={{ mail: id }}
                className={styles.mail}
                data-current={id === chosen || undefined}
              >
                <strong>{subject}</strong>
                <span>{to.join(', ')}</span>
                <time dateTime={sentAt}>{time.format(new Date(sentAt))}</time>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.content} aria-label={t('shell.mailsPage.preview')}>
        {chosen === undefined ? (
          <EmptyState title={t('shell.mailsPage.choose')} />
        ) : (
          <MailView key={chosen} id={chosen} />
        )}
      </section>
    </main>
  );
}
