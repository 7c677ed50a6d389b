import { Button } from '@mantine/core';
import { IconFileUnknown, IconHistory, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { ApiError } from '#api/failures.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { useOpenedBy } from '#features/use-opened-by.ts';
import { config } from '#session/config.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { sign } from '#ui/sign.tsx';

/**
 * Why a document is not shown: outside the subscription, which does not end the session (decision 2.4),
 * withdrawn or renumbered (2.6), not found, or a failure that may pass.
 */
export function DocumentFailure({
  error,
  domain,
  highlight,
  onRetry,
}: {
  error: Error;
  domain: DomainId;
  highlight: string;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const entry = error instanceof ApiError ? error.errors[0] : undefined;
  if (entry?.code === 'EC-07') return <OutsideSubscription domain={domain} module={entry.module} />;
  if (entry?.oldLink) {
    const { title } = entry.oldLink;
    return (
      <EmptyState headingLevel="h1" icon={sign(IconHistory, 28)} title={t('document.old.title')}>
        <p>{title}</p>
        <p>{t('document.old.text')}</p>
        <SearchLink domain={domain} query={title} label={t('document.old.search')} />
      </EmptyState>
    );
  }
  if (entry?.code === 'EC-03' || entry?.code === 'EC-02') {
    return (
      <EmptyState headingLevel="h1" icon={sign(IconFileUnknown, 28)} title={t('document.missing.title')}>
        <p>{t('document.missing.text')}</p>
        {highlight.trim() === '' ? (
          <Link to="/$domain/dashboard" params={{ domain }}>
            {t('shell.toDashboard')}
          </Link>
        ) : (
          <SearchLink
            domain={domain}
            query={highlight}
            label={t('document.missing.search', { words: highlight })}
          />
        )}
      </EmptyState>
    );
  }
  return <FailurePanel headingLevel="h1" error={error} onRetry={onRetry} />;
}

function SearchLink({ domain, query, label }: { domain: DomainId; query: string; label: string }) {
  return (
    <Link to="/$domain/dashboard" params={{ domain }} search={{ q: query, back: '1' }}>
      {label}
    </Link>
  );
}

function OutsideSubscription({ domain, module }: { domain: DomainId; module: string | undefined }) {
  const { t } = useTranslation();
  const name = useOpenedBy()(module, domain);
  const subject = encodeURIComponent(t('shell.teaser.subject', { domain: name }));
  return (
    <EmptyState headingLevel="h1" icon={sign(IconLock, 28)} title={t('document.outside.title')}>
      <p>{t('document.outside.text', { module: name })}</p>
      <Button component="a" href={`mailto:${config.supportEmail}?subject=${subject}`}>
        {t('document.outside.contact')}
      </Button>
    </EmptyState>
  );
}
