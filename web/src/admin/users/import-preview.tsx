import { useTranslation } from 'react-i18next';
import type { ImportLine } from 'contract/admin/users';
import { useFormats } from '#features/formats.ts';
import { Pill } from '../ui/pill.tsx';
import { AdminTable } from '../ui/table.tsx';
import styles from './users.module.css';

const tones = { new: 'good', exists: 'gone', refused: 'danger' } as const;
const columns = ['line', 'email', 'name', 'outcome'] as const;

/** What an import will do, line by line. */
export function ImportPreview({ lines }: { lines: readonly ImportLine[] }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = (wanted: ImportLine['outcome']) =>
    number(lines.filter(({ outcome }) => outcome === wanted).length);
  return (
    <div className={styles.import}>
      <p role="status">
        {t('adminOrganisations.import.counts', {
          made: count('new'),
          exists: count('exists'),
          refused: count('refused'),
        })}
      </p>
      {lines.some(({ outcome }) => outcome === 'refused') && (
        <p className={styles.refused}>{t('adminOrganisations.import.refusedHint')}</p>
      )}
      {lines.length > 0 && (
        <div className={styles.lines}>
          <AdminTable
            label={t('adminOrganisations.import.outcome')}
            columns={columns.map((name) => ({ name, head: t(`adminOrganisations.import.${name}`) }))}
            rows={lines.map(({ line, email, name, outcome, why }) => ({
              key: String(line),
              cells: [
                String(line),
                <span key="email" className={styles.email}>
                  {email}
                </span>,
                name,
                <span key="outcome">
                  <Pill tone={tones[outcome]}>{t(`adminOrganisations.import.outcomes.${outcome}`)}</Pill>
                  {why !== null && <span className={styles.hint}> {why}</span>}
                </span>,
              ],
            }))}
          />
        </div>
      )}
    </div>
  );
}
