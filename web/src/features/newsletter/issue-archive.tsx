import { Button, Modal } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getIssueTicket, type Issue } from 'contract/newsletter-issues';
import { call } from '#api/call.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useFormats } from '#features/formats.ts';
import { LoadMore } from '#features/load-more.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import entries from './entries.module.css';
import styles from './issue-archive.module.css';
import { IssueNumbers } from './issue-numbers.tsx';
import { stop } from './issues.ts';
import { sentIssues } from './readers.ts';

/** What the organisation sent to readers, newest first, with what became of it (UX-2, 15). */
export function IssueArchive() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(sentIssues);
  const [opened, setOpened] = useState<Issue>();
  const issues = query.data?.pages.flatMap(({ data }) => data);
  if (!issues) {
    if (!query.error) return <SkeletonRows rows={3} height={60} label={t('shell.loading')} />;
    return (
      <FailurePanel
        headingLevel="h3"
        error={query.error}
        lost={t('readers.notLoaded')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (issues.length === 0) return <p className={entries.none}>{t('readers.archive.none')}</p>;
  return (
    <>
      <ul className={entries.entries} aria-label={t('readers.archive.title')}>
        {issues.map((issue) => (
          <Sent key={issue.id} issue={issue} onOpen={() => setOpened(issue)} />
        ))}
      </ul>
      {query.hasNextPage && (
        <p className={styles.more}>
          <LoadMore query={query} />
        </p>
      )}
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened?.subject}
        size={720}
      >
        {opened && <IssuePage issue={opened} />}
      </Modal>
    </>
  );
}

function Sent({ issue, onOpen }: { issue: Issue; onOpen: () => void }) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  const { subject, state, fault, sendAt, addressLists, by } = issue;
  const [busy, setBusy] = useState(false);
  return (
    <li data-state={state}>
      <div className={entries.words}>
        <strong>{subject}</strong>
        <p>
          {t('readers.archive.by', {
            name: by ?? t('readers.archive.former'),
            moment: dayAndTime(sendAt),
            lists: addressLists.join(', '),
          })}
        </p>
        <p className={styles.state}>
          <IssueState issue={issue} />
          {fault !== undefined && <> {t(`readers.issue.faults.${fault}`)}</>}
        </p>
      </div>
      <div className={entries.actions}>
        <Button
          variant="default"
          size="xs"
          aria-label={t('readers.archive.openOne', { subject })}
          onClick={onOpen}
        >
          {t('readers.archive.open')}
        </Button>
        {state === 'waiting' && (
          <Button
            variant="default"
            size="xs"
            loading={busy}
            aria-label={t('readers.issue.stopOne', { subject })}
            onClick={() => {
              setBusy(true);
              void stop(issue).finally(() => setBusy(false));
            }}
          >
            {t('readers.issue.stop')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** How an issue stands, in words. */
export function IssueState({ issue }: { issue: Issue }) {
  const { t } = useTranslation();
  const { number, dayAndTime } = useFormats();
  const { state, readers: count, sendAt } = issue;
  if (state === 'stopped') return t('readers.issue.stopped');
  if (state === 'dropped') return `${t('readers.issue.dropped')}.`;
  if (state === 'waiting') {
    return t('readers.issue.planned', { moment: dayAndTime(sendAt), count, number: number(count) });
  }
  return (
    <>
      {t(`readers.issue.${state}`)}: <IssueNumbers issue={issue} />
    </>
  );
}

/** The page as its readers got it; nothing in it runs. */
function IssuePage({ issue: { id, subject } }: { issue: Issue }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletterIssuePage', id],
    queryFn: ({ signal }) => call(getIssueTicket, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) {
    return (
      <iframe
        className={styles.page}
        title={t('readers.archive.page', { subject })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        src={`/api/newsletters/issues/${id}/html/${data.token}`}
      />
    );
  }
  if (error)
    return <FailurePanel error={error} lost={t('readers.notLoaded')} onRetry={() => void refetch()} />;
  return <SkeletonRows rows={6} height={60} label={t('shell.loading')} />;
}
