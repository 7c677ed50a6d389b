import type { ReactNode } from 'react';
import { useFormats } from '#features/formats.ts';
import type { Cell } from '#ui/charts/csv.ts';
import { StatisticCard, StatisticTable } from './card.tsx';
import styles from './cards.module.css';
import { Ranking, type RankingRow } from './ranking.tsx';
import type { Scope } from './scope.ts';
import type { Asked } from './use-statistic.ts';

/** A name with its number, and what the table and the file tell beside these. */
interface RankedRow extends Omit<RankingRow, 'share'> {
  /** In one line, where the chart has two. */
  fullName?: string;
  /** One for each further column: as it is in the file, and as it is read in the table. */
  more: readonly { cell: Cell; text: string }[];
  /** What stands behind the bar in the picture; the number without. */
  drawn?: string;
}

/** A statistic that ranks names by number. Chart, table, picture and file come from the same rows (UX 5.3). */
export function RankingCard({
  scope,
  title,
  label = title,
  sheetTitle = label,
  asked,
  empty,
  control,
  head,
  rows,
  listed = rows.length,
  pictured = rows.length,
  withBars = true,
  children,
}: {
  scope: Scope;
  title: string;
  /** The title with what is chosen in the card. */
  label?: string;
  sheetTitle?: string;
  asked: Asked<unknown>;
  empty?: string | undefined;
  control?: ReactNode;
  /** Name, number and the further columns. */
  head: readonly string[];
  rows: readonly RankedRow[];
  /** So many rows are in the chart. */
  listed?: number;
  /** So many rows are in the picture. */
  pictured?: number;
  withBars?: boolean;
  /** Below the chart. */
  children: ReactNode;
}) {
  const { number } = useFormats();
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  const nameOf = ({ name, fullName = name }: RankedRow) => fullName;
  const sheet = {
    title: sheetTitle,
    head,
    rows: rows.map((row) => [nameOf(row), row.count, ...row.more.map(({ cell }) => cell)]),
    drawing: {
      kind: 'ranking' as const,
      rows: rows.slice(0, pictured).map((row) => ({
        name: nameOf(row),
        value: row.drawn ?? number(row.count),
        share: row.count / highest,
        token: row.token ?? '--pm-accent',
      })),
    },
  };
  return (
    <StatisticCard
      scope={scope}
      title={title}
      asked={asked}
      sheet={rows.length === 0 ? undefined : sheet}
      empty={empty}
      size="small"
      control={control}
      table={
        <StatisticTable
          caption={label}
          head={head}
          rows={rows.map((row) => ({
            key: row.key,
            name: nameOf(row),
            cells: [{ text: number(row.count), onChoose: row.onChoose }, ...row.more],
          }))}
        />
      }
    >
      <Ranking
        label={label}
        rows={rows.slice(0, listed).map((row) => (withBars ? { ...row, share: row.count / highest } : row))}
      />
      {children}
    </StatisticCard>
  );
}

/** Asks for a page of rows more, as long as there are any and the list is not too long. */
export function MoreRows({
  more,
  limit,
  page,
  most,
  onLimit,
  children,
}: {
  more: boolean | undefined;
  limit: number;
  page: number;
  most: number;
  onLimit: (limit: number) => void;
  children: ReactNode;
}) {
  if (!more || limit >= most) return null;
  return (
    <button type="button" className={styles.link} onClick={() => onLimit(Math.min(most, limit + page))}>
      {children}
    </button>
  );
}
