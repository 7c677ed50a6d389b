import { max } from 'd3-array';
import styles from './charts.module.css';

const [width, height] = [54, 22];

/** A small line of numbers over time, for the eye only: whoever shows it says the numbers beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, max(values) ?? 0);
  const step = (width - 4) / Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) => `${2 + index * step},${height - 3 - (value / highest) * (height - 6)}`,
  );
  return (
    <svg width={width} height={height} className={styles.sparkline} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
