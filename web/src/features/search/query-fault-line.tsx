import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './query-bar.module.css';
import type { QueryFault } from './use-judged-text.ts';

/** What is wrong with a query and, where there is one, the repair that runs by a click (UX 5.2). */
export function QueryFaultLine({
  fault,
  onRepair,
}: {
  fault: QueryFault;
  onRepair: (query: string) => void;
}) {
  const { t } = useTranslation();
  const { repair } = fault;
  return (
    <p className={styles.fault}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{fault.message ?? t(`query.${fault.problem}`, { ...fault.values })}</span>
      {repair !== undefined && (
        <button type="button" onClick={() => onRepair(repair)}>
          {t('timeline.query.repair')}: <code>{repair}</code>
        </button>
      )}
    </p>
  );
}
