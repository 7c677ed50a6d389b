import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getJobs, type Jobs } from 'contract/admin/jobs';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { AdminCard, AdminPage } from '../ui/admin-page.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import styles from './jobs.module.css';

/** Tasks that have words of their own; one of a later or earlier version goes by its own name. */
const tasks = [
  'matching',
  'agenda-searches',
  'calendars',
  'deliveries',
  'outbox',
  'webhook events',
  'webhooks',
  'push messages',
  'push',
  'newsletters',
  'newsletter outbox',
  'summaries',
  'alarms',
  'api keys',
  'erasing',
  'contexts-rescore',
] as const;
const isTask = (name: string): name is (typeof tasks)[number] => tasks.some((task) => task === name);

/** Milliseconds between two looks while the page is seen. */
const lookAgain = 15_000;

/** What is wrong, what waits, how far the followers are, and which process does what. */
export function JobsPage() {
  const { t } = useTranslation();
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal, client }) =>
      // After the first time nobody asked for it.
      call(getJobs, { signal, quiet: client.getQueryData(['jobs']) !== undefined }),
    staleTime: 0,
    refetchInterval: lookAgain,
  });
  return (
    <AdminPage title={t('admin.pages.jobs')} intro={t('watching.jobs.intro')}>
      {jobs.isPending && <SkeletonRows rows={8} height={44} label={t('shell.loading')} />}
      {jobs.isLoadingError && <FailurePanel error={jobs.error} onRetry={() => void jobs.refetch()} />}
      {jobs.data && (
        <>
          {jobs.data.renewal && (
            <AdminCard title={t('watching.jobs.renewal')}>
              <Renewal renewal={jobs.data.renewal} />
            </AdminCard>
          )}
          <AdminCard title={t('watching.jobs.alarms')}>
            <Alarms alarms={jobs.data.alarms} />
          </AdminCard>
          <div className={styles.pair}>
            <AdminCard title={t('watching.jobs.queues')}>
              <Queues queues={jobs.data.queues} />
            </AdminCard>
            <AdminCard title={t('watching.jobs.followers')}>
              <Followers jobs={jobs.data} />
            </AdminCard>
          </div>
          <AdminCard title={t('watching.jobs.leases')}>
            <Leases leases={jobs.data.leases} />
          </AdminCard>
        </>
      )}
    </AdminPage>
  );
}

type ColumnName =
  | 'alarm'
  | 'since'
  | 'state'
  | 'queue'
  | 'waiting'
  | 'oldest'
  | 'follower'
  | 'number'
  | 'job'
  | 'holder'
  | 'until';

/** The columns of a table of this page, by their names. */
function useColumns() {
  const { t } = useTranslation();
  return (...names: ColumnName[]) =>
    names.map((name) => ({
      name,
      head: t(`watching.jobs.columns.${name}`),
      isNumber: name === 'waiting' || name === 'number',
    }));
}

function Renewal({ renewal: { upTo, of, since } }: { renewal: NonNullable<Jobs['renewal']> }) {
  const { t } = useTranslation();
  const { dayAndTime, number } = useFormats();
  const numbers = { upTo: number(upTo), of: number(of), since: dayAndTime(since) };
  return (
    <>
      <progress
        className={styles.progress}
        value={upTo}
        max={Math.max(1, of)}
        aria-label={t('watching.jobs.renewal')}
      />
      <p className={styles.none}>{t('watching.jobs.renewed', numbers)}</p>
    </>
  );
}

function Alarms({ alarms }: Pick<Jobs, 'alarms'>) {
  const { t } = useTranslation();
  const { connector } = useNames();
  const { dayAndTime } = useFormats();
  const columns = useColumns();
  if (alarms.length === 0) return <p className={styles.none}>{t('watching.jobs.noAlarms')}</p>;
  return (
    <DataTable
      label={t('watching.jobs.alarms')}
      columns={columns('alarm', 'since', 'state')}
      rows={alarms.map(({ id, subject, since, endedAt }) => {
        const [kind = '', source = ''] = subject.split(':');
        return {
          key: id,
          cells: [
            t(
              `watching.jobs.subjects.${kind as 'source' | 'quarantine' | 'outbox' | 'follower' | 'documents'}`,
              {
                name: connector(source),
              },
            ),
            <time key="since" dateTime={since}>
              {dayAndTime(since)}
            </time>,
            endedAt === undefined ? (
              <Badge kind="bad">{t('watching.jobs.wrong')}</Badge>
            ) : (
              t('watching.jobs.over', { moment: dayAndTime(endedAt) })
            ),
          ],
        };
      })}
    />
  );
}

function Queues({ queues }: Pick<Jobs, 'queues'>) {
  const { t } = useTranslation();
  const { dayAndTime, number } = useFormats();
  const columns = useColumns();
  return (
    <DataTable
      label={t('watching.jobs.queues')}
      columns={columns('queue', 'waiting', 'oldest')}
      rows={queues.map(({ name, waiting, oldest }) => ({
        key: name,
        cells: [
          t(`watching.jobs.names.${name}`),
          number(waiting),
          oldest === undefined ? '' : dayAndTime(oldest),
        ],
      }))}
    />
  );
}

function Followers({ jobs: { followers, settled } }: { jobs: Jobs }) {
  const { t } = useTranslation();
  const { dayAndTime, number } = useFormats();
  const columns = useColumns();
  return (
    <>
      <p className={styles.none}>
        {settled === undefined
          ? t('watching.jobs.documentsAway')
          : t('watching.jobs.settled', { number: number(settled) })}
      </p>
      <DataTable
        label={t('watching.jobs.followers')}
        columns={columns('follower', 'number', 'state')}
        rows={followers.map(({ name, after, behindSince }) => ({
          key: name,
          cells: [
            t(`watching.jobs.names.${name}`),
            after === undefined ? '' : number(after),
            after === undefined ? (
              t('watching.jobs.notBegun')
            ) : behindSince === undefined ? (
              t('watching.jobs.upToDate')
            ) : (
              <Badge kind="warning">{t('watching.jobs.behind', { moment: dayAndTime(behindSince) })}</Badge>
            ),
          ],
        }))}
      />
    </>
  );
}

function Leases({ leases }: Pick<Jobs, 'leases'>) {
  const { t } = useTranslation();
  const { connector } = useNames();
  const { dayAndTime } = useFormats();
  const columns = useColumns();
  const named = (name: string) => {
    const [, source] = /^source:(.+)$/.exec(name) ?? [];
    if (source !== undefined) return t('watching.jobs.readingOf', { name: connector(source) });
    return isTask(name) ? t(`watching.jobs.tasks.${name}`) : name;
  };
  if (leases.length === 0) return <p className={styles.none}>{t('watching.jobs.noLeases')}</p>;
  return (
    <DataTable
      label={t('watching.jobs.leases')}
      columns={columns('job', 'holder', 'since', 'until')}
      // Those at work come first.
      rows={leases
        .toSorted((one, other) => Number(other.holder !== undefined) - Number(one.holder !== undefined))
        .map(({ name, holder, since, until, lost }) => ({
          key: name,
          cells: [
            named(name),
            lost ? (
              <Badge kind="bad">{t('watching.jobs.lost', { holder })}</Badge>
            ) : (
              (holder ?? t('watching.jobs.rests'))
            ),
            since === undefined ? '' : dayAndTime(since),
            dayAndTime(until),
          ],
        }))}
    />
  );
}
