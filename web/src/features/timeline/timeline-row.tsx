import type { ReactNode } from 'react';
import { DayHeading } from './day-heading.tsx';
import type { Row } from './day-groups.ts';
import { PassingItem } from './passing-item.tsx';
import styles from './timeline-list.module.css';
import { usePassing } from './use-passing.ts';

/** A row of the timeline at its place: a heading, or a result. */
export function TimelineRow({
  row,
  index,
  start,
  height,
  atTop,
  hurried,
  onOpen,
  compact,
  children,
}: {
  row: Row;
  index: number;
  /** Pixels below the first row. */
  start: number;
  /** Pixels. */
  height: number;
  /** Whether it stays at the top of the view. */
  atTop: boolean;
  /** Whether the reader goes by too fast to read it; a result is drawn by its title then, unless it was there before. */
  hurried: boolean;
  onOpen: (id: string) => void;
  compact: boolean;
  /** The result as a whole. */
  children: ReactNode;
}) {
  const passing = usePassing(hurried && row.kind === 'item');
  return (
    <div
      data-index={index}
      data-row={row.kind}
      data-key={row.key}
      data-sticky={atTop || undefined}
      className={styles.row}
      style={{
        height,
        transform: atTop ? undefined : `translateY(${start}px)`,
      }}
      onClickCapture={(event) => {
        if (row.kind === 'item' && (event.target as Element).closest('a')) onOpen(row.item.id);
      }}
    >
      {row.kind === 'heading' ? (
        <DayHeading of={row.of} day={row.day} count={row.count} />
      ) : passing ? (
        <PassingItem item={row.item} dated={row.dated} compact={compact} />
      ) : (
        children
      )}
    </div>
  );
}
