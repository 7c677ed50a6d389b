import { cumsum } from 'd3-array';
import { useId } from 'react';
import { fittingTicks, type Bar, type BarChoice, type ChartSeries, type Tick } from './bars.ts';
import styles from './charts.module.css';
import { margin, type Plot } from './plot.ts';

/** The picture of a bar chart: axes, bars, and what is read or chosen in them. */
export function BarPlot({
  plot,
  bars,
  series,
  ticks,
  reading,
  selected,
  formatNumber,
}: {
  plot: Plot;
  bars: readonly Bar[];
  series: readonly ChartSeries[];
  ticks: readonly Tick[];
  reading: BarChoice | undefined;
  selected: BarChoice | undefined;
  formatNumber: (value: number) => string;
}) {
  const hatch = useId();
  const { width, height, innerWidth, innerHeight, barWidth, values, y } = plot;
  const gap = barWidth > 6 ? 1 : barWidth > 3 ? 0.5 : 0;
  const last = bars.length - 1;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="5" className={styles.hatch} />
        </pattern>
      </defs>
      <g transform={`translate(${margin.left},${margin.top})`}>
        {values.map((value) => (
          <g key={value}>
            <line x1={0} x2={innerWidth} y1={y(value)} y2={y(value)} className={styles.grid} />
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
            height={innerHeight}
            className={styles.cursor}
          />
        )}
        {selected && (
          <rect
            x={selected.from * barWidth}
            width={(selected.to - selected.from + 1) * barWidth}
            y={-margin.top}
            height={innerHeight + margin.top}
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
            hatch={`url(#${hatch})`}
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
              y={innerHeight + 15}
              textAnchor={nearEnd ? 'end' : index * barWidth < 12 && barWidth < 24 ? 'start' : 'middle'}
              className={styles.axis}
            >
              {label}
            </text>
          );
        })}
      </g>
    </svg>
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
