import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './query-bar.module.css';
import type { QueryFault } from './use-judged-text.ts';

/** What people take for the field of a date. */
const dateFields = /^(?:datum|date|dag|day|jaar|year|periode|period|van|vanaf|tot|from|since|until)$/iu;

/** What is wrong with a query and, where there is one, the repair that runs by a click (UX 5.2). */
export function QueryFaultLine({
  text,
  fault,
  onRepair,
}: {
  /** The whole query. */
  text: string;
  fault: QueryFault;
  onRepair: (query: string) => void;
}) {
  const { t } = useTranslation();
  const { repair } = fault;
  const isDate = fault.problem === 'unknownField' && dateFields.test(text.slice(fault.start, fault.end - 1));
  return (
    <p className={styles.fault}>
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{fault.message ?? t(`query.${fault.problem}`, { ...fault.values })}</span>
      {isDate && (
        <button
          type="button"
          onClick={() => {
            const left = text.slice(0, fault.start) + text.slice(fault.end).replace(/^\S*/u, '');
            if (left.trim() !== '') onRepair(left.trim());
            document.querySelector<HTMLElement>('[data-open-period]')?.click();
          }}
        >
          {t('timeline.query.period')}
        </button>
      )}
      {!isDate && repair !== undefined && (
        <button type="button" onClick={() => onRepair(repair)}>
          {t('timeline.query.repair')}: <code>{repair}</code>
        </button>
      )}
    </p>
  );
}
