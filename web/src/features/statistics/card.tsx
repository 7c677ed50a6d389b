import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '#session/describe.ts';
import { sign } from '#ui/sign.tsx';
import styles from './card.module.css';
import type { Scope } from './scope.ts';
import { StatisticMenu } from './statistic-menu.tsx';
import { useDownloads, type Sheet } from './use-downloads.ts';
import type { Asked } from './use-statistic.ts';

/**
 * A statistic in a card with its own loading, empty and failed state, as a chart or as a table, and its
 * downloads (UX 5.3). `sheet` is undefined while there is nothing to show.
 */
export function StatisticCard({
  scope,
  title,
  asked,
  sheet,
  empty,
  control,
  size,
  table,
  children,
}: {
  scope: Scope;
  title: string;
  asked: Pick<Asked<unknown>, 'data' | 'outdated' | 'error' | 'retry'>;
  sheet: Sheet | undefined;
  /** What to say when the answer holds nothing; undefined when it holds something. */
  empty: string | undefined;
  /** Stands beside the title. */
  control?: ReactNode;
  /** A wide card shows its actions, a small one has them in a menu. */
  size: 'wide' | 'small';
  /** The same as a table. */
  table: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const downloads = useDownloads(scope);
  const { data, error, outdated, retry } = asked;
  // On a phone the menu leaves room for the chart.
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const nothing = scope.total === 0 ? t('statistics.none') : empty;
  const usable = sheet !== undefined && !error && nothing === undefined;
  return (
    <section className={styles.card} data-size={size} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {control}
        {size === 'wide' && !phone ? (
          <div className={styles.actions}>
            <Button variant="subtle" disabled={!usable} onClick={() => setAsTable(!asTable)}>
              {t(asTable ? 'statistics.actions.chart' : 'statistics.actions.table')}
            </Button>
            <Button variant="default" disabled={!usable} onClick={() => sheet && downloads.csv(sheet)}>
              {t('statistics.actions.csv')}
            </Button>
            <Button
              variant="default"
              disabled={!usable}
              leftSection={sign(IconDownload)}
              onClick={() => sheet && downloads.png(sheet)}
            >
              {t('statistics.actions.png')}
            </Button>
          </div>
        ) : (
          <StatisticMenu
            title={title}
            downloads={downloads}
            sheet={usable ? sheet : undefined}
            asTable={asTable}
            onToggle={() => setAsTable(!asTable)}
          />
        )}
      </header>
      <div className={styles.body} data-outdated={outdated || undefined}>
        {error ? (
          <div role="alert" className={styles.failed}>
            <p>{describeError(error)}</p>
            <Button variant="default" leftSection={sign(IconRefresh)} onClick={retry}>
              {t('statistics.retry')}
            </Button>
          </div>
        ) : nothing !== undefined ? (
          <p className={styles.empty}>{nothing}</p>
        ) : data === undefined ? (
          <CardSkeleton size={size} label={t('statistics.loading')} />
        ) : asTable ? (
          table
        ) : (
          children
        )}
      </div>
    </section>
  );
}

/** Grey shapes of what is coming, after 150 ms (UX 4). */
export function CardSkeleton({ size, label }: { size: 'wide' | 'small'; label: string }) {
  return (
    <div className={styles.skeleton} data-size={size}>
      <span className="visually-hidden">{label}</span>
      {size === 'small' &&
        [72, 58, 64, 46, 52].map((width) => (
          <span key={width} aria-hidden="true">
            <i style={{ width: `${width}%` }} />
          </span>
        ))}
    </div>
  );
}

/** A cell that filters when it is chosen. */
interface NumberCell {
  text: string;
  /** Undefined when there is nothing to filter on. */
  onChoose?: (() => void) | undefined;
}

/** A statistic as a table; numbers filter as they do in the chart. */
export function StatisticTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; name: string; cells: readonly NumberCell[] }[];
}) {
  return (
    <div className={styles.tableBox} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map(({ text, onChoose }, index) => (
                <td key={head[index + 1]}>
                  {onChoose ? (
                    <button
                      type="button"
                      data-printed=""
                      aria-label={`${text}, ${name}, ${head[index + 1]}`}
                      onClick={onChoose}
                    >
                      {text}
                    </button>
                  ) : (
                    text
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
