import { Button } from '@mantine/core';
import { IconCalendarOff, IconHistory, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/failures.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useOpenedBy } from '#features/use-opened-by.ts';
import { config } from '#session/config.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';

/**
 * Why a meeting is not shown: outside the subscription, withdrawn or renumbered, not found, or a failure that may
 * pass; with a way back to the agenda.
 */
export function MeetingFailure({
  error,
  results,
  onRetry,
}: {
  error: Error;
  results: string | undefined;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const openedBy = useOpenedBy();
  const entry = error instanceof ApiError ? error.errors[0] : undefined;
  if (entry?.code === 'EC-07') {
    const module = openedBy(entry.module, 'nl');
    const subject = encodeURIComponent(t('shell.teaser.subject', { domain: module }));
    return (
      <EmptyState headingLevel="h1" icon={sign(IconLock, 28)} title={t('meeting.outside.title')}>
        <p>{t('meeting.outside.text', { module })}</p>
        <Button component="a" href={`mailto:${config.supportEmail}?subject=${subject}`}>
          {t('document.outside.contact')}
        </Button>
      </EmptyState>
    );
  }
  if (entry?.code !== 'EC-03' && entry?.code !== 'EC-02') {
    return <FailurePanel headingLevel="h1" error={error} onRetry={onRetry} />;
  }
  const why = entry.oldLink ? 'old' : 'missing';
  return (
    <EmptyState
      headingLevel="h1"
      icon={sign(entry.oldLink ? IconHistory : IconCalendarOff, 28)}
      title={t(`meeting.${why}.title`)}
    >
      {entry.oldLink && <p>{entry.oldLink.title}</p>}
      <p>{t(`meeting.${why}.text`)}</p>
      <Link to={results ?? '/agenda'}>
        {t(results === undefined ? 'meeting.bar.agenda' : 'meeting.bar.back')}
      </Link>
      {entry.oldLink && (
        <Link to="/agenda" search={{ q: entry.oldLink.title }}>
          {t('document.old.search')}
        </Link>
      )}
    </EmptyState>
  );
}
