import styles from './meter.module.css';

/** Share of a limit from which its meter warns. */
const nearly = 0.9;

/** How much of a limit is used, drawn; the numbers stand beside it. */
export function Meter({ number, limit }: { number: number; limit: number }) {
  const share = limit === 0 ? 1 : Math.min(1, number / limit);
  return (
    <span className={styles.meter} data-nearly={share >= nearly || undefined} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}
