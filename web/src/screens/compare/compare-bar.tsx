import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { dossierAddress } from 'contract/dossier-address';
import page from '#features/reading/page.module.css';
import styles from './compare-screen.module.css';

/** Above a comparison: the way back to the dossier, and what is compared. */
export function CompareBar({
  domain,
  number,
  children,
}: {
  domain: DomainId;
  number: string;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('compare.page')} data-unprinted>
      <Link
        to="/$domain/dossier/$number"
        params={{ domain, number: dossierAddress(number) ?? number }}
        search={{}}
        className={page.back}
      >
        <IconArrowLeft size={17} aria-hidden="true" />
        <span className="visually-hidden-on-phones">{t('compare.back', { number })}</span>
      </Link>
      {children}
    </nav>
  );
}
