import { Button } from '@mantine/core';
import { IconLock, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { ApiError } from '#api/failures.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useOpenedBy } from '#features/use-opened-by.ts';
import { config } from '#session/config.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';
import { type SubjectKind, subjectWords } from './subject-words.ts';

/** Why a page is not shown: outside the subscription, in no list, or a failure that may pass. */
export function SubjectFailure({
  kind,
  error,
  domain,
  onRetry,
}: {
  kind: SubjectKind;
  error: Error;
  domain: DomainId;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const words = subjectWords[kind];
  const openedBy = useOpenedBy();
  const entry = error instanceof ApiError ? error.errors[0] : undefined;
  if (entry?.code === 'EC-07') {
    const module = openedBy(entry.module, domain);
    const subject = encodeURIComponent(t('shell.teaser.subject', { domain: module }));
    return (
      <EmptyState headingLevel="h1" icon={sign(IconLock, 28)} title={t(words.outside.title)}>
        <p>{t(words.outside.text, { module })}</p>
        <Button component="a" href={`mailto:${config.supportEmail}?subject=${subject}`}>
          {t('shell.teaser.contact')}
        </Button>
      </EmptyState>
    );
  }
  if (entry?.code === 'EC-03' || entry?.code === 'EC-02') {
    return (
      <EmptyState headingLevel="h1" icon={sign(IconUserOff, 28)} title={t(words.missing.title)}>
        <p>{t(words.missing.text)}</p>
        <Link to="/$domain/dashboard" params={{ domain }}>
          {t('shell.toDashboard')}
        </Link>
      </EmptyState>
    );
  }
  return <FailurePanel headingLevel="h1" error={error} onRetry={onRetry} />;
}
