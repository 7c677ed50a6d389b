import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import styles from './domain-name.module.css';

/** The name of a dashboard behind the dot of its colour (UX 2). */
export function DomainName({ domain }: { domain: DomainId }) {
  const { t } = useTranslation();
  return (
    <span className={styles.domain} data-domain={domain}>
      <i aria-hidden="true" />
      {t(`shell.domainNames.${domain}`)}
    </span>
  );
}
