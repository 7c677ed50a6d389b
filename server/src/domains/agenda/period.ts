import { type AgendaPeriod, agendaPeriod } from 'contract/agenda-period';
import { addDays, type DayText, endOfDay, startOfDay, writtenDay } from 'contract/amsterdam';
import { invalidInput, nothingSearchable } from '#platform/errors.ts';

export { type AgendaPeriod, agendaPeriod };

/**
 * The days asked about, the whole agenda by default.
 * @throws EC-04 for days that the agenda does not reach at all, EC-02 for those that it reaches in part
 */
export function askedPeriod(
  asked: { startDate?: DayText | undefined; endDate?: DayText | undefined },
  today: DayText,
): AgendaPeriod {
  const whole = agendaPeriod(today);
  const { startDate: from = whole.from, endDate: to = whole.to } = asked;
  if (from > to) throw invalidInput('refusals.datesReversed', 'query.startDate');
  if (to < whole.from || from > whole.to) throw nothingSearchable('errors.noMeetings', 'agenda');
  const reach = { from: writtenDay(whole.from), to: writtenDay(whole.to) };
  if (from < whole.from) throw invalidInput('refusals.outsideAgenda', 'query.startDate', reach);
  if (to > whole.to) throw invalidInput('refusals.outsideAgenda', 'query.endDate', reach);
  return { from, to };
}

/** The days of a period. */
export function daysOf({ from, to }: AgendaPeriod): DayText[] {
  const days: DayText[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Where the days of a period begin and its end, with some instants between them; ascending. */
export function edgesOf(period: AgendaPeriod, others: readonly number[] = []): number[] {
  const edges = new Set([...daysOf(period).map(startOfDay), endOfDay(period.to) + 1, ...others]);
  return [...edges].toSorted((one, other) => one - other);
}
