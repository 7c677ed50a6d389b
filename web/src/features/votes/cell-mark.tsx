import { kindOfCell } from 'contract/vote-cells';
import type { VoteCell } from 'contract/votes';
import { useFormats } from '#features/formats.ts';
import { cellSigns } from './cell-words.ts';
import styles from './matrix.module.css';
import { splitNumbers } from './split-numbers.ts';

/** What a party or country did, as a sign or, where it was split, as how many went which way. */
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
      {cell.for === undefined
        ? '±'
        : splitNumbers(cell).map(({ side, count }) => (
            <b key={side} data-side={side}>
              {number(count)}
            </b>
          ))}
    </span>
  );
}
