import { useTranslation } from 'react-i18next';
import type { TimeCorrection } from 'contract/events';
import styles from './agenda-debug.module.css';

/** What was made of the times that the source wrote (decision 4.25). */
export function Corrections({ of }: { of: readonly TimeCorrection[] }) {
  const { t } = useTranslation();
  if (of.length === 0) return t('agendaDebug.none');
  return (
    <ul>
      {of.map(({ written, applied, rule }) => (
        <li key={rule}>
          {t(`agendaDebug.rules.${rule}`)}: {written} → {applied}
        </li>
      ))}
    </ul>
  );
}

/** A value as it is kept. */
export function JsonText({ label, value }: { label: string; value: unknown }) {
  return (
    <pre className={styles.json} tabIndex={0} role="group" aria-label={label}>
      {JSON.stringify(value, undefined, 2)}
    </pre>
  );
}
