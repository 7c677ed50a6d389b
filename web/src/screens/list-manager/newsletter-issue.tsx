import { Button, CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { getIssue, type Issue } from 'contract/newsletter-issues';
import { call } from '#api/call.ts';
import { useFormats } from '#features/formats.ts';
import { IssueState } from '#features/newsletter/issue-archive.tsx';
import { stop } from '#features/newsletter/issues.ts';
import { everyReader } from '#features/newsletter/readers.ts';
import styles from './newsletter-send.module.css';

/** Milliseconds between two looks at what becomes of it. */
const pause = 2_000;

/** What was just sent: how long it can be stopped, and then what became of it at its readers (UX-2, 15). */
export function NewsletterIssue({ sent, onClose }: { sent: Issue; onClose: () => void }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: [...everyReader, 'issue', sent.id],
    queryFn: async ({ signal }) =>
      (await call(getIssue, { params: { id: sent.id }, signal, quiet: true })).data,
    initialData: sent,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pause : false),
  });
  const issue = query.data;
  const left = useSecondsUntil(sent);
  // A time of its own is told as a time.
  const counted = Date.parse(sent.sendAt) - Date.parse(sent.created) <= limits.issueGrace;
  return (
    <section className={styles.issue} aria-label={t('readers.issue.label')}>
      {issue.state === 'waiting' && counted ? (
        <Countdown left={left} issue={issue} />
      ) : (
        <p role="status">
          <IssueState issue={issue} />
          {issue.fault !== undefined && <> {t(`readers.issue.faults.${issue.fault}`)}</>}
        </p>
      )}
      {issue.state === 'waiting' ? (
        <Button
          variant="default"
          loading={busy}
          onClick={() => {
            setBusy(true);
            void stop(issue).finally(() => setBusy(false));
          }}
        >
          {t('readers.issue.stop')}
        </Button>
      ) : (
        <CloseButton aria-label={t('readers.issue.close')} onClick={onClose} />
      )}
    </section>
  );
}

/** Not a live region: it would be read aloud every second. */
function Countdown({ left, issue }: { left: number; issue: Issue }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  return (
    <p>
      {left > 0
        ? t('readers.issue.leaves', { count: left, number: number(issue.readers) })
        : t('readers.issue.leavesSoon')}
    </p>
  );
}

const isUnderWay = (issue: Issue | undefined): boolean =>
  issue?.state === 'waiting' || issue?.state === 'sending';

/** Seconds until it leaves, counted from when it came: the clock of the computer may be another one. */
function useSecondsUntil({ created, sendAt }: Issue): number {
  const [began] = useState(() => performance.now());
  const [left, setLeft] = useState(() => Math.ceil((Date.parse(sendAt) - Date.parse(created)) / 1_000));
  useEffect(() => {
    const whole = Date.parse(sendAt) - Date.parse(created);
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((whole - (performance.now() - began)) / 1_000))),
      1_000,
    );
    return () => clearInterval(timer);
  }, [began, created, sendAt]);
  return left;
}
