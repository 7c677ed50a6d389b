import { useTranslation } from 'react-i18next';
import type { WatchedSource } from 'contract/admin/sources';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { AdminLink } from '../link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { useAddress } from '../use-address.ts';
import { DayBars } from './day-bars.tsx';
import { SourceStanding } from './source-standing.tsx';
import { faultsSince, standingOf } from './standing.ts';
import { useRhythm } from './use-rhythm.ts';
import styles from './sources.module.css';

const columns = [
  { name: 'source' },
  { name: 'rhythm' },
  { name: 'lastNews' },
  { name: 'standing' },
  { name: 'lastDay', isNumber: true },
  { name: 'faults', isNumber: true },
  { name: 'days' },
] as const;

/** The sources as a table; each leads to what is known of it. */
export function SourceTable({
  sources,
  selected,
}: {
  sources: readonly WatchedSource[];
  selected: string | undefined;
}) {
  const { t } = useTranslation();
  const { connector } = useNames();
  const { dayAndTime, number } = useFormats();
  const rhythmOf = useRhythm();
  const [asked] = useAddress();
  return (
    <DataTable
      label={t('watching.sources.list')}
      columns={columns.map((column) => ({ ...column, head: t(`watching.sources.columns.${column.name}`) }))}
      rows={sources.map((source) => {
        const standing = standingOf(source);
        const faults = faultsSince(source).length;
        return {
          key: source.source,
          isSelected: source.source === selected,
          cells: [
            <div key="source" className={styles.source}>
              <span className={styles.shape} data-standing={standing} aria-hidden="true" />
              <div>
                <AdminLink to="/admin/sources" search={{ ...asked, source: source.source }}>
                  {connector(source.source)}
                </AdminLink>
                <span className={styles.domain}>{t(`shell.domainNames.${source.domain}`)}</span>
              </div>
            </div>,
            rhythmOf(source.rhythm),
            source.lastNews === undefined ? (
              t('watching.sources.never')
            ) : (
              <time dateTime={source.lastNews}>{dayAndTime(source.lastNews)}</time>
            ),
            <div key="standing" className={styles.standing}>
              <SourceStanding source={source} />
              {source.quarantined > 0 && (
                <Badge kind="warning">
                  {t('watching.sources.items.mark', { count: source.quarantined })}
                </Badge>
              )}
            </div>,
            number(source.lastDay),
            <span key="faults" className={faults > 0 ? styles.faults : undefined}>
              {number(faults)}
            </span>,
            <DayBars key="days" days={source.days} />,
          ],
        };
      })}
    />
  );
}
