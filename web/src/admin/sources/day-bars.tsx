import { useTranslation } from 'react-i18next';
import styles from './sources.module.css';

const width = 54;
const height = 18;

/** What came in each day as small bars, today last; read aloud it is what came in together. */
export function DayBars({ days }: { days: readonly number[] }) {
  const { t } = useTranslation();
  const highest = Math.max(1, ...days);
  const step = width / days.length;
  const together = days.reduce((sum, count) => sum + count, 0);
  return (
    <svg
      width={width}
      height={height}
      className={styles.bars}
      role="img"
      aria-label={t('watching.sources.fortnight', { count: together })}
    >
      {days.map((count, at) => {
        const tall = count === 0 ? 1 : Math.max(2, (count / highest) * height);
        return <rect key={at} x={at * step} y={height - tall} width={step - 1} height={tall} />;
      })}
    </svg>
  );
}
