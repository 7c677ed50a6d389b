import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { documentLink } from '#features/reading/document-link.ts';
import page from '#features/reading/page.module.css';
import styles from './compare-screen.module.css';

/** Above a comparison: the way back, and what is compared. */
export function CompareBar({
  domain,
  number,
  document,
  children,
}: {
  domain: DomainId;
  number: string;
  /** The later version, from which one came. */
  document: { id: string; domain: DomainId } | undefined;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const back = document
    ? documentLink(document, '', undefined)
    : { to: '/$domain/dashboard' as const, params: { domain }, search: {} };
  return (
    <nav className={styles.bar} aria-label={t('compare.page')} data-unprinted>
      <Link {...back} className={page.back}>
        <IconArrowLeft size={17} aria-hidden="true" />
        <span className="visually-hidden-on-phones">
          {document ? t('compare.back', { number }) : t('compare.dashboard')}
        </span>
      </Link>
      {children}
    </nav>
  );
}
