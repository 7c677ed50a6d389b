import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { dossierQuery } from 'contract/dossier-address';
import type { Dossier } from 'contract/dossiers';
import { ApiError } from '#api/failures.ts';
import type { NamedDossier } from '#features/dossier/use-dossier.ts';
import { FailurePanel } from '#features/failure-panel.tsx';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import { useOpenedBy } from '#features/use-opened-by.ts';
import { config } from '#session/config.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { sign } from '#ui/sign.tsx';

/** Why a dossier is not shown; an unknown number is searched for instead (UX-3, All pages). */
export function DossierFailure({
  error,
  named,
  onRetry,
}: {
  error: Error;
  named: NamedDossier;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { domain, number } = named;
  // A number that none can have is refused as such.
  const unknown =
    error instanceof ApiError && (error.code === 'EC-03' || error.errors[0].field === 'params.number');
  useEffect(() => {
    if (!unknown) return;
    showMessage({ kind: 'info', text: t('dossier.unknown') });
    const search = writeSearch({ ...defaultSearch, query: dossierQuery(number), lookBack: true });
    void navigate({ to: '/$domain/dashboard', params: { domain }, search, replace: true });
  }, [unknown, domain, number, navigate, t]);
  return unknown ? null : <FailurePanel headingLevel="h1" error={error} onRetry={onRetry} />;
}

/** A dossier outside the subscription: its title with a lock, and what opens it. */
export function LockedDossier({ dossier }: { dossier: Extract<Dossier, { locked: true }> }) {
  const { t } = useTranslation();
  const openedBy = useOpenedBy();
  const module = openedBy(dossier.module, dossier.domain);
  const subject = encodeURIComponent(t('shell.teaser.subject', { domain: module }));
  return (
    <EmptyState headingLevel="h1" icon={sign(IconLock, 28)} title={t('dossier.lockedTitle')}>
      <p>
        <b>{dossier.title ?? dossier.number}</b>
      </p>
      <p>{t('dossier.lockedText', { module })}</p>
      <Button component="a" href={`mailto:${config.supportEmail}?subject=${subject}`}>
        {t('shell.teaser.contact')}
      </Button>
    </EmptyState>
  );
}
