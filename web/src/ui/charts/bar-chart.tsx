import { useId } from 'react';
import { BarPlot } from './bar-plot.tsx';
import type { Bar, BarChoice, ChartSeries, Tick } from './bars.ts';
import styles from './charts.module.css';
import { margin, plotOf } from './plot.ts';
import { useBarChoice } from './use-bar-choice.ts';
import { useWidth } from './use-width.ts';

interface Words {
  /** Name of the chart. */
  label: string;
  /** What kind of thing it is, such as "bar chart". */
  kind: string;
  /** How it is used by keyboard. */
  keys: string;
  /** Reads what the user looks at; said aloud. */
  read: (choice: BarChoice) => string;
  /** Reads the stretch that would be chosen now; said aloud. */
  readSelected: (choice: BarChoice) => string;
}

/**
 * Stacked bars over time. Arrows and hovering read bars and their parts, clicking or Enter chooses one, and
 * dragging or Shift with an arrow chooses a stretch (UX 5.2, 5.3, 6.9). `onChoose` with `exclude` is Alt-click.
 */
export function BarChart({
  bars,
  series,
  ticks,
  height,
  lines,
  words,
  formatNumber,
  onChoose,
}: {
  bars: readonly Bar[];
  series: readonly ChartSeries[];
  ticks: readonly Tick[];
  /** Pixels, axis included. */
  height: number;
  /** About so many lines behind the bars. */
  lines: number;
  words: Words;
  formatNumber: (value: number) => string;
  onChoose: (choice: BarChoice, exclude: boolean) => void;
}) {
  const id = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const plot = plotOf(bars, width, height, lines);
  const { reading, selected, handlers } = useBarChoice(plot, bars, series, onChoose);
  const said = selected ? words.readSelected(selected) : reading ? words.read(reading) : '';
  const onRight = reading && margin.left + (reading.to + 0.5) * plot.barWidth > width / 2;
  return (
    <div className={styles.chart} style={{ height }}>
      <div
        ref={box}
        className={styles.plot}
        role="group"
        tabIndex={0}
        aria-roledescription={words.kind}
        aria-label={words.label}
        aria-describedby={`${id}-keys`}
        {...handlers}
      >
        {width > 0 && (
          <BarPlot
            plot={plot}
            bars={bars}
            series={series}
            ticks={ticks}
            reading={reading}
            selected={selected}
            formatNumber={formatNumber}
          />
        )}
      </div>
      <p
        role="status"
        className={said === '' ? 'visually-hidden' : styles.reading}
        data-side={onRight ? 'start' : 'end'}
      >
        {said}
      </p>
      <span id={`${id}-keys`} hidden>
        {words.keys}
      </span>
    </div>
  );
}
