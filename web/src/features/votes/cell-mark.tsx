import { kindOfCell } from 'contract/vote-cells';
import type { VoteCell } from 'contract/votes';
import { useFormats } from '#features/formats.ts';
import { cellSigns } from './cell-words.ts';
import styles from './matrix.module.css';

/** What a party did, as a sign or, where it was split, as how many were for and against. */
export function CellMark({ cell }: { cell: VoteCell }) {
  const { number } = useFormats();
  const kind = kindOfCell(cell);
  if (kind !== 'split') {
    const Sign = cellSigns[kind];
    return (
      <span className={styles.mark} data-kind={kind} data-mistake={cell.mistake}>
        <Sign size={14} />
      </span>
    );
  }
  return (
    <span className={styles.mark} data-kind="split" data-mistake={cell.mistake}>
      {cell.for === undefined ? (
        '±'
      ) : (
        <>
          <b data-side="for">{number(cell.for)}</b>
          <b data-side="against">{number(cell.against ?? 0)}</b>
        </>
      )}
    </span>
  );
}
