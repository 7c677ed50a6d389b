import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Bar, BarChoice, ChartSeries } from './bars.ts';
import type { Plot } from './plot.ts';

const spanOf = (one: number, other: number): BarChoice => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
});

/** Reading and choosing bars by pointer and by keys: what is read, the stretch that is selected, and who hears of it. */
export function useBarChoice(
  plot: Plot,
  bars: readonly Bar[],
  series: readonly ChartSeries[],
  onChoose: (choice: BarChoice, exclude: boolean) => void,
) {
  const [reading, setReading] = useState<BarChoice>();
  const [selected, setSelected] = useState<BarChoice>();
  const dragged = useRef<{ from: number; series: number | undefined; moved: boolean }>(undefined);
  const last = bars.length - 1;
  const partOf = (part: number) => (series.length < 2 || part === -1 ? undefined : part);
  const forget = () => {
    setSelected(undefined);
    setReading(undefined);
  };
  const choose = (choice: BarChoice, exclude: boolean) => {
    forget();
    onChoose(choice, exclude);
  };

  /** Reads the next bar, or with Shift selects as far as that. */
  const walk = (key: string, step: number, shift: boolean) => {
    const at = reading?.to ?? last;
    // The first arrow reads the last bar itself.
    const first = reading === undefined && key === 'ArrowLeft';
    const to = first ? last : Math.min(last, Math.max(0, step));
    const anchor = selected === undefined ? at : selected.from === at ? selected.to : selected.from;
    setSelected(shift ? spanOf(anchor, to) : undefined);
    setReading({ from: to, to, series: shift ? undefined : reading?.series });
  };
  /** Reads the next part of the bar that is not empty; between the last and the first it is the bar itself. */
  const climb = (up: boolean) => {
    const at = reading?.to ?? last;
    const counts = bars[at]?.counts ?? [];
    const filled = [undefined, ...counts.flatMap((count, index) => (count > 0 ? [index] : []))];
    const place = filled.indexOf(reading?.series) + (up ? 1 : -1);
    setReading({ from: at, to: at, series: filled.at(place % filled.length) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const at = reading?.to ?? last;
    const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
    const meant = selected ?? reading;
    if (step !== undefined) walk(key, step, event.shiftKey);
    else if ((key === 'ArrowUp' || key === 'ArrowDown') && series.length > 1) climb(key === 'ArrowUp');
    else if (key === 'Enter' && meant) choose(meant, event.altKey);
    else if (key === 'Escape' && meant) forget();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const handlers = {
    onKeyDown,
    onBlur: forget,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const { index, part } = plot.at(event);
      dragged.current = { from: index, series: partOf(part), moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const { index, part } = plot.at(event);
      const drag = dragged.current;
      if (drag) {
        drag.moved ||= index !== drag.from;
        if (drag.moved) setSelected(spanOf(drag.from, index));
      }
      setReading({ from: index, to: index, series: partOf(part) });
    },
    onPointerUp: (event: PointerEvent) => {
      const drag = dragged.current;
      dragged.current = undefined;
      if (!drag) return;
      const { index } = plot.at(event);
      if (drag.moved) choose(spanOf(drag.from, index), false);
      else choose({ from: index, to: index, series: drag.series }, event.altKey);
    },
    onPointerCancel: () => {
      dragged.current = undefined;
      setSelected(undefined);
    },
    onPointerLeave: () => {
      if (!dragged.current) setReading(undefined);
    },
  };
  return { reading, selected, handlers };
}
