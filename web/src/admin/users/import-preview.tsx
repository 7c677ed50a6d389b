import { useTranslation } from 'react-i18next';
import type { ImportLine } from 'contract/admin/users';
import { useFormats } from '#features/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import styles from './users.module.css';

const kinds = { new: 'good', exists: 'off', refused: 'bad' } as const;
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
          <DataTable
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
                  <Badge kind={kinds[outcome]}>{t(`adminOrganisations.import.outcomes.${outcome}`)}</Badge>
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
