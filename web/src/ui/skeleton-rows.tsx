import { useEffect, useState } from 'react';
import styles from './skeleton-rows.module.css';

/** Grey rows in the shape of what is coming; appear after 150 ms, so that a quick answer does not flash. */
export function SkeletonRows({
  rows,
  label,
  height = 124,
}: {
  rows: number;
  /** Says what is being loaded, for who cannot see it. */
  label: string;
  /** Pixels per row. */
  height?: number;
}) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 150);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ height }} aria-hidden="true">
          <i style={{ width: '38%' }} />
          <i style={{ width: '72%' }} />
          {height > 80 && <i style={{ width: '90%' }} />}
        </div>
      ))}
    </div>
  );
}
