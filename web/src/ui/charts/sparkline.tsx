import { max } from 'd3-array';
import { line } from 'd3-shape';
import styles from './charts.module.css';

const [width, height] = [54, 22];

/** A small line of numbers over time, for the eye only: whoever shows it says the numbers beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, max(values) ?? 0);
  const path = line<number>(
    (_value, index) => 2 + (index * (width - 4)) / Math.max(1, values.length - 1),
    (value) => height - 3 - (value / highest) * (height - 6),
  )(values);
  return (
    <svg width={width} height={height} className={styles.sparkline} aria-hidden="true">
      <path d={path ?? ''} />
    </svg>
  );
}
