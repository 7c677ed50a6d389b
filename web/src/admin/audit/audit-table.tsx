import { useTranslation } from 'react-i18next';
import type { AuditLine } from 'contract/admin/audit';
import { useFormats } from '#features/formats.ts';
import { DataTable } from '#ui/data-table.tsx';
import styles from './audit-page.module.css';

const columns = ['at', 'who', 'action', 'target', 'organisation', 'reason'] as const;

/** Lines of the audit log, with what changed behind each. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const { t } = useTranslation();
  const { shortDate, time } = useFormats();
  return (
    <DataTable
      label={t('admin.audit.title')}
      columns={columns.map((name) => ({ name, head: t(`admin.audit.columns.${name}`) }))}
      rows={lines.map(({ id, at, who, network, action, target, organisation, reason, before, after }) => ({
        key: id,
        cells: [
          <time key="at" dateTime={at}>
            {shortDate(at)} {time(at)}
          </time>,
          <>
            {who}
            {network !== '' && <small> {network}</small>}
          </>,
          <>
            {t(`admin.audit.actions.${action}`)}
            {(before ?? after) && <Change before={before} after={after} />}
          </>,
          target,
          organisation,
          reason,
        ],
      }))}
    />
  );
}

function Change({ before, after }: Pick<AuditLine, 'before' | 'after'>) {
  const { t } = useTranslation();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <details className={styles.change}>
      <summary>{t('admin.audit.details')}</summary>
      <dl>
        {names.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>
              {before && name in before && <del>{written(before[name])}</del>}{' '}
              {after && name in after && <ins>{written(after[name])}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
