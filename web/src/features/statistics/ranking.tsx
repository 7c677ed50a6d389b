import { IconFilterMinus } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import styles from './ranking.module.css';

/** A row that filters when it is chosen. */
export interface RankingRow {
  key: string;
  name: string;
  /** Below the name. */
  detail?: string | undefined;
  count: number;
  /** Of the bar, from 0 to 1; without it there is no bar. */
  share?: number;
  /** Design token of the bar. */
  token?: string;
  /** Right of the number. */
  aside?: ReactNode;
  /** The search is filtered by it already. */
  chosen?: boolean;
  onChoose: () => void;
  /** Undefined where it cannot be left out. */
  onExclude?: (() => void) | undefined;
}

/** What a button needs to filter on a click or Enter, and to leave out on either with Alt. */
export function chooseOrExclude(onChoose: () => void, onExclude: (() => void) | undefined) {
  const act = (event: MouseEvent | KeyboardEvent) => {
    if (event.altKey && onExclude) onExclude();
    else onChoose();
  };
  return {
    // It says what was counted, on paper too.
    'data-printed': '',
    onClick: act,
    onKeyDown: (event: KeyboardEvent) => {
      // Not every browser makes a click of Alt+Enter.
      if (event.key !== 'Enter' || !event.altKey) return;
      event.preventDefault();
      act(event);
    },
  };
}

/** Names with their numbers and bars; a click filters, Alt-click leaves out (UX 5.3). */
export function Ranking({ rows, label }: { rows: readonly RankingRow[]; label: string }) {
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </ol>
  );
}

function Row({ row }: { row: RankingRow }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { name, detail, count, share, token = '--pm-bar-quiet', aside, chosen, onChoose, onExclude } = row;
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={chosen}
        {...chooseOrExclude(onChoose, onExclude)}
      >
        <span className={styles.name}>
          {name}
          {detail !== undefined && <small>{detail}</small>}
        </span>
        <span className={styles.count}>{number(count)}</span>
        {aside}
        {share !== undefined && (
          <span className={styles.track} aria-hidden="true">
            <i style={{ width: `${Math.max(1, share * 100)}%`, background: `var(${token})` }} />
          </span>
        )}
      </button>
      {onExclude && (
        <button
          type="button"
          className={styles.exclude}
          aria-label={t('statistics.filter.exclude', { name })}
          title={t('statistics.filter.exclude', { name })}
          onClick={onExclude}
        >
          <IconFilterMinus size={15} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
