import type { ReactNode } from 'react';
import styles from './table.module.css';

interface Column {
  name: string;
  head: string;
  /** Numbers stand to the right. */
  isNumber?: boolean;
  /** Its head is there for who does not see the table: what stands below says itself what it is. */
  isHidden?: boolean;
}

/** A row by its key, a cell for each column; the first is the head of its row. */
interface Row {
  key: string;
  cells: readonly ReactNode[];
  /** It is shown beside the table. */
  isSelected?: boolean;
}

/**
 * A plain table of the admin site. On a phone a row is a card that says of each cell what it is, so nothing lies beyond
 * the edge.
 */
export function AdminTable({
  label,
  columns,
  rows,
}: {
  /** What the table is called by who does not see it. */
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
}) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name, head, isNumber, isHidden }) => (
              <th key={name} scope="col" data-number={isNumber || undefined}>
                {isHidden ? <span className="visually-hidden">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others], isSelected }) => (
            <tr key={key} data-selected={isSelected || undefined}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => {
                const { name, head, isNumber } = columns[index + 1]!;
                return (
                  <td key={name} data-name={head} data-number={isNumber || undefined}>
                    {isThere(cell) && <div>{cell}</div>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a cell says something; what says nothing has no line on a phone. */
const isThere = (cell: ReactNode) => cell !== null && cell !== undefined && cell !== '' && cell !== false;
