import { IconArrowLeft } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import page from './page.module.css';

/** Above what is read: the way back, on a phone as a sign alone. */
export const WayBack = createLink(({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} className={page.back}>
    <IconArrowLeft size={17} aria-hidden="true" />
    <span className="visually-hidden-on-phones">{children}</span>
  </a>
));

/** To the results that something was opened from, else to its dashboard. */
export function BackToResults({ domain, results }: { domain: DomainId; results: string | undefined }) {
  const { t } = useTranslation();
  if (results !== undefined) return <WayBack to={results}>{t('shell.toResults')}</WayBack>;
  return (
    <WayBack to="/$domain/dashboard" params={{ domain }} search={{}}>
      {t('shell.toDashboard')}
    </WayBack>
  );
}
