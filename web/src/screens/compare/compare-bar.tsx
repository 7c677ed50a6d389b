import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { dossierAddress } from 'contract/dossier-address';
import { WayBack } from '#features/reading/way-back.tsx';
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
      <WayBack
        to="/$domain/dossier/$number"
        params={{ domain, number: dossierAddress(number) ?? number }}
        search={{}}
      >
        {t('compare.back', { number })}
      </WayBack>
      {children}
    </nav>
  );
}
