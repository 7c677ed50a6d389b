import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listUserDeliveries, sendUserMailAgain } from 'contract/admin/deliveries';
import type { Delivery } from 'contract/deliveries';
import type { ResponseOf } from 'contract/endpoint';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { LoadMore } from '#features/load-more.tsx';
import { useFormats } from '#features/formats.ts';
import { showError } from '#session/describe.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { MailTable } from '../ui/mail-table.tsx';
import { ResumeMail } from '../ui/resume-mail.tsx';
import styles from './deliveries.module.css';

type Log = UseInfiniteQueryResult<{ pages: ResponseOf<typeof listUserDeliveries>[] }>;

/** The mails of a user, page by page; nothing without one. */
export function useUserLog(userId: string | undefined): Log {
  return useInfiniteQuery({
    queryKey: ['user-log', userId],
    queryFn: ({ pageParam, signal }) =>
      call(listUserDeliveries, {
        params: { id: userId! },
        query: pageParam === '' ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.id : undefined),
    enabled: userId !== undefined,
    staleTime: 0,
  });
}

/** Whether the address takes mail, and every mail with what became of it. */
export function UserLog({ userId, log }: { userId: string; log: Log }) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  const again = useMutation({
    mutationFn: ({ id }: Delivery) => call(sendUserMailAgain, { params: { id: userId }, body: { id } }),
    onSuccess: () => {
      showMessage({ kind: 'success', text: t('watching.deliveries.againDone') });
      void log.refetch();
    },
    onError: showError,
  });
  if (log.isPending) return <SkeletonRows rows={8} height={44} label={t('shell.loading')} />;
  if (!log.data) return <FailurePanel error={log.error} onRetry={() => void log.refetch()} />;
  const { pages } = log.data;
  const [{ address } = { address: undefined }] = pages;
  return (
    <>
      {address && address.bounces > 0 && (
        <section className={styles.refused} data-paused={address.paused}>
          <p>
            {t(address.paused ? 'watching.deliveries.paused' : 'watching.deliveries.refused', {
              email: address.email,
              count: address.bounces,
              moment: address.bouncedAt === undefined ? '' : dayAndTime(address.bouncedAt),
            })}{' '}
            {address.fault}
          </p>
          {address.paused && (
            <ResumeMail userId={userId} address={address} onDone={() => void log.refetch()} />
          )}
        </section>
      )}
      <AdminCard title={t('watching.deliveries.log')}>
        <MailTable
          label={t('watching.deliveries.log')}
          mails={pages.flatMap(({ data }) => data)}
          action={(mail) =>
            mail.canBeSentAgain &&
            mail.state !== 'waiting' && (
              <Button
                variant="default"
                size="compact-xs"
                loading={again.isPending && again.variables.id === mail.id}
                aria-label={t('watching.deliveries.againNamed', { subject: mail.subject })}
                onClick={() => again.mutate(mail)}
              >
                {t('watching.deliveries.again')}
              </Button>
            )
          }
        />
      </AdminCard>
      <LoadMore query={log} />
    </>
  );
}
