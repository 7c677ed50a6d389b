import { addDays, calendarSteps, type CalendarStep, type DayText, startOfDay } from 'contract/amsterdam';
import { endOfStep } from 'contract/calendar-steps';
import { limits } from 'contract/limits';
import type { Period } from 'contract/statistics';

/** A period cut into steps of the calendar; the first and last may be parts of theirs. */
interface Steps {
  step: CalendarStep;
  spans: { start: DayText; end: DayText; unfinished: boolean }[];
}

/**
 * The smallest step that cuts the period into at most 250 (decision 9.2). Of a period of more years the
 * first span holds all that came before the other 249 years.
 */
export function stepsOf(period: Period, today: DayText): Steps {
  for (const step of calendarSteps) {
    const spans = cut(period, step, today);
    if (spans) return { step, spans };
  }
  const year = Number(period.endDate.slice(0, 4)) - limits.maximumTrendPoints + 1;
  const startDate = `${String(year).padStart(4, '0')}-01-01`;
  const [first, ...others] = cut({ ...period, startDate }, 'year', today)!;
  return { step: 'year', spans: [{ ...first!, start: period.startDate }, ...others] };
}

/** The instants between which the spans lie, one more than there are spans. */
export function edgesOf(spans: Steps['spans']): number[] {
  return [...spans.map(({ start }) => start), addDays(spans.at(-1)!.end, 1)].map(startOfDay);
}

function cut({ startDate, endDate }: Period, step: CalendarStep, today: DayText): Steps['spans'] | undefined {
  const spans: Steps['spans'] = [];
  for (let start = startDate; start <= endDate;) {
    if (spans.length === limits.maximumTrendPoints) return undefined;
    const whole = endOfStep(start, step);
    const end = whole < endDate ? whole : endDate;
    spans.push({ start, end, unfinished: end < whole || whole >= today });
    start = addDays(end, 1);
  }
  return spans;
}
