import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listBounces } from 'contract/admin/deliveries';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { LoadMore } from '#features/load-more.tsx';
import { useFormats } from '#features/formats.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminLink } from '../link.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { Badge } from '#ui/badge.tsx';
import { ResumeMail } from '../ui/resume-mail.tsx';
import { DataTable } from '#ui/data-table.tsx';
import styles from './deliveries.module.css';

const columns = ['user', 'organisation', 'state', 'last', 'action'] as const;

/** The addresses that mail servers refused. */
export function Bounces() {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  const bounces = useInfiniteQuery({
    queryKey: ['bounces'],
    queryFn: ({ pageParam, signal }) =>
      call(listBounces, { query: pageParam === '' ? {} : { before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.user.id : undefined),
    staleTime: 0,
  });
  if (bounces.isPending) return <SkeletonRows rows={4} height={44} label={t('shell.loading')} />;
  if (!bounces.data) return <FailurePanel error={bounces.error} onRetry={() => void bounces.refetch()} />;
  const rows = bounces.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <EmptyState title={t('watching.bounces.none')} />;
  return (
    <>
      <AdminCard title={t('watching.bounces.title')}>
        <DataTable
          label={t('watching.bounces.title')}
          columns={columns.map((name) => ({ name, head: t(`watching.bounces.columns.${name}`) }))}
          rows={rows.map(({ user, address }) => ({
            key: user.id,
            cells: [
              <>
                <AdminLink to="/admin/deliveries" search={{ user: user.id }}>
                  {user.name}
                </AdminLink>
                <span className={styles.email}>{address.email}</span>
              </>,
              user.organisation,
              <Badge key="state" kind={address.paused ? 'bad' : 'warning'}>
                {t(address.paused ? 'watching.bounces.paused' : 'watching.bounces.refused', {
                  count: address.bounces,
                })}
              </Badge>,
              <>
                {address.bouncedAt !== undefined && (
                  <time dateTime={address.bouncedAt}>{dayAndTime(address.bouncedAt)}</time>
                )}
                <span className={styles.email}>{address.fault}</span>
              </>,
              address.paused && (
                <ResumeMail
                  key="resume"
                  userId={user.id}
                  address={address}
                  onDone={() => void bounces.refetch()}
                />
              ),
            ],
          }))}
        />
      </AdminCard>
      <LoadMore query={bounces} />
    </>
  );
}
