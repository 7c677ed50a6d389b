import {
  type CalendarStep,
  calendarSteps,
  dayOfNumber,
  type DayText,
  numberOfDay,
  startOfDay,
} from 'contract/amsterdam';
import { placeOfStep, startOfPlace } from 'contract/calendar-steps';
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
  const first = numberOfDay(period.startDate);
  const last = numberOfDay(period.endDate);
  const stepsBefore = (step: CalendarStep) => placeOfStep(last, step) - placeOfStep(first, step);
  const step = calendarSteps.find((one) => stepsBefore(one) < limits.maximumTrendPoints) ?? 'year';
  const place = placeOfStep(last, step);
  const count = Math.min(stepsBefore(step) + 1, limits.maximumTrendPoints);
  const now = numberOfDay(today);
  const spans = Array.from({ length: count }, (_, index) => {
    const here = place - count + 1 + index;
    const whole = startOfPlace(here + 1, step) - 1;
    const start = index === 0 ? first : startOfPlace(here, step);
    const end = Math.min(whole, last);
    return { start: dayOfNumber(start), end: dayOfNumber(end), unfinished: end < whole || whole >= now };
  });
  return { step, spans };
}

/** The instants between which the spans lie, one more than there are spans. */
export function edgesOf(spans: Steps['spans']): number[] {
  const after = dayOfNumber(numberOfDay(spans.at(-1)!.end) + 1);
  return [...spans.map(({ start }) => start), after].map(startOfDay);
}
