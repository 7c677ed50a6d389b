import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listMails } from 'contract/mails';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import styles from './mails.module.css';

/** The mails this environment kept, newest first. */
export function SentList({ chosen }: { chosen: string | undefined }) {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  });
  const mails = useQuery({
    queryKey: ['mails'],
    queryFn: ({ signal }) => call(listMails, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return (
    <>
      {mails.isPending && <SkeletonRows rows={6} height={60} label={t('shell.loading')} />}
      {mails.isError && <FailurePanel error={mails.error} onRetry={() => void mails.refetch()} />}
      {mails.data?.data.length === 0 && <EmptyState title={t('mailed.kept.none')} />}
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
    </>
  );
}
