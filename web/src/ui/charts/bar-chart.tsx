import { cumsum } from 'd3-array';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { axisOf, fittingTicks, type Bar, type ChartSeries, type Tick } from './bars.ts';
import styles from './charts.module.css';
import { useWidth } from './use-width.ts';

/** What is read or chosen: bars from the first to the last, both included, and perhaps one part of a bar. */
export interface BarChoice {
  from: number;
  to: number;
  series?: number | undefined;
}

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

const margin = { left: 34, right: 4, top: 8, bottom: 20 };

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
  const [reading, setReading] = useState<BarChoice>();
  const [selected, setSelected] = useState<BarChoice>();
  const dragged = useRef<{ from: number; series: number | undefined; moved: boolean }>(undefined);

  const plotWidth = Math.max(1, width - margin.left - margin.right);
  const plotHeight = height - margin.top - margin.bottom;
  const barWidth = plotWidth / Math.max(1, bars.length);
  const gap = barWidth > 6 ? 1 : barWidth > 3 ? 0.5 : 0;
  const { end, values } = axisOf(bars, lines);
  const y = (value: number) => plotHeight * (1 - value / end);

  const last = bars.length - 1;
  const within = (index: number) => Math.min(last, Math.max(0, index));
  const indexAt = (event: PointerEvent) => {
    const left = event.currentTarget.getBoundingClientRect().left + margin.left;
    return within(Math.floor((event.clientX - left) / barWidth));
  };
  const partAt = (event: PointerEvent, index: number): number | undefined => {
    if (series.length < 2) return undefined;
    const top = event.currentTarget.getBoundingClientRect().top + margin.top;
    const value = end * (1 - (event.clientY - top) / plotHeight);
    let sum = 0;
    return bars[index]?.counts.findIndex((count) => count > 0 && (sum += count) >= value) ?? -1;
  };
  const spanOf = (one: number, other: number): BarChoice => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
  });
  const choose = (choice: BarChoice, exclude: boolean) => {
    setSelected(undefined);
    setReading(undefined);
    onChoose(choice, exclude);
  };

  const onPointerMove = (event: PointerEvent) => {
    const index = indexAt(event);
    const drag = dragged.current;
    if (drag) {
      drag.moved ||= index !== drag.from;
      if (drag.moved) setSelected(spanOf(drag.from, index));
    }
    const part = partAt(event, index);
    setReading({ from: index, to: index, series: part === -1 ? undefined : part });
  };
  const onPointerUp = (event: PointerEvent) => {
    const drag = dragged.current;
    dragged.current = undefined;
    if (!drag) return;
    const index = indexAt(event);
    if (drag.moved) choose(spanOf(drag.from, index), false);
    else choose({ from: index, to: index, series: drag.series }, event.altKey);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const at = reading?.to ?? last;
    const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (step !== undefined) {
      // The first arrow reads the last bar itself.
      const to = reading === undefined && event.key === 'ArrowLeft' ? last : within(step);
      if (event.shiftKey) {
        const anchor = selected === undefined ? at : selected.from === at ? selected.to : selected.from;
        setSelected(spanOf(anchor, to));
      } else setSelected(undefined);
      setReading({ from: to, to, series: event.shiftKey ? undefined : reading?.series });
    } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && series.length > 1) {
      const filled = [
        undefined,
        ...(bars[at]?.counts ?? []).flatMap((count, index) => (count > 0 ? [index] : [])),
      ];
      const place = filled.indexOf(reading?.series) + (event.key === 'ArrowUp' ? 1 : -1);
      setReading({ from: at, to: at, series: filled.at(place % filled.length) });
    } else if (event.key === 'Enter' && (selected ?? reading)) {
      choose((selected ?? reading)!, event.altKey);
    } else if (event.key === 'Escape' && (selected ?? reading)) {
      setSelected(undefined);
      setReading(undefined);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const said = selected ? words.readSelected(selected) : reading ? words.read(reading) : '';
  const readingLeft =
    reading && margin.left + (reading.to + 0.5) * barWidth > width / 2 ? undefined : ('0' as const);
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
        onKeyDown={onKeyDown}
        onBlur={() => {
          setReading(undefined);
          setSelected(undefined);
        }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          const from = indexAt(event);
          const part = partAt(event, from);
          dragged.current = { from, series: part === -1 ? undefined : part, moved: false };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          dragged.current = undefined;
          setSelected(undefined);
        }}
        onPointerLeave={() => {
          if (!dragged.current) setReading(undefined);
        }}
      >
        {width > 0 && (
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <defs>
              <pattern
                id={`${id}-hatch`}
                width="5"
                height="5"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <rect width="2" height="5" className={styles.hatch} />
              </pattern>
            </defs>
            <g transform={`translate(${margin.left},${margin.top})`}>
              {values.map((value) => (
                <g key={value}>
                  <line x1={0} x2={plotWidth} y1={y(value)} y2={y(value)} className={styles.grid} />
                  <text x={-8} y={y(value)} dy="0.32em" textAnchor="end" className={styles.axis}>
                    {formatNumber(value)}
                  </text>
                </g>
              ))}
              {reading && !selected && (
                <rect
                  x={reading.from * barWidth}
                  width={barWidth}
                  y={0}
                  height={plotHeight}
                  className={styles.cursor}
                />
              )}
              {selected && (
                <rect
                  x={selected.from * barWidth}
                  width={(selected.to - selected.from + 1) * barWidth}
                  y={-margin.top}
                  height={plotHeight + margin.top}
                  className={styles.brush}
                />
              )}
              {bars.map((bar, index) => (
                <BarShape
                  key={bar.key}
                  bar={bar}
                  series={series}
                  x={index * barWidth + gap}
                  width={Math.max(0.5, barWidth - 2 * gap)}
                  y={y}
                  hatch={`url(#${id}-hatch)`}
                  outside={selected !== undefined && (index < selected.from || index > selected.to)}
                  emphasis={reading?.from === index && !selected ? reading.series : undefined}
                />
              ))}
              {fittingTicks(ticks, barWidth, 46).map(({ index, label }) => {
                const nearEnd = (last - index) * barWidth < 24 && barWidth < 24;
                return (
                  <text
                    key={index}
                    x={(index + 0.5) * barWidth}
                    y={plotHeight + 15}
                    textAnchor={nearEnd ? 'end' : index * barWidth < 12 && barWidth < 24 ? 'start' : 'middle'}
                    className={styles.axis}
                  >
                    {label}
                  </text>
                );
              })}
            </g>
          </svg>
        )}
      </div>
      <p
        role="status"
        className={said === '' ? 'visually-hidden' : styles.reading}
        data-side={readingLeft === undefined ? 'start' : 'end'}
      >
        {said}
      </p>
      <span id={`${id}-keys`} hidden>
        {words.keys}
      </span>
    </div>
  );
}

function BarShape({
  bar,
  series,
  x,
  width,
  y,
  hatch,
  outside,
  emphasis,
}: {
  bar: Bar;
  series: readonly ChartSeries[];
  x: number;
  width: number;
  y: (value: number) => number;
  hatch: string;
  outside: boolean;
  emphasis: number | undefined;
}) {
  const tops = cumsum(bar.counts);
  return (
    <g className={outside ? styles.outside : undefined}>
      {bar.counts.map((count, index) => {
        if (count === 0) return null;
        const bottom = y(tops[index]! - count);
        const top = y(tops[index]!);
        const stacked = series.length > 1 && bottom - top > 2 ? 0.5 : 0;
        return (
          <rect
            key={series[index]!.key}
            x={x}
            width={width}
            y={top}
            height={Math.max(0.5, bottom - top - stacked)}
            style={{ fill: `var(${series[index]!.token})` }}
            className={emphasis !== undefined && emphasis !== index ? styles.outside : styles.bar}
          />
        );
      })}
      {bar.unfinished && bar.total > 0 && (
        <rect x={x} width={width} y={y(bar.total)} height={y(0) - y(bar.total)} fill={hatch} />
      )}
    </g>
  );
}
