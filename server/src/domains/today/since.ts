import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { limits } from 'contract/limits';

/**
 * From when on documents are new: the end of the visit before, at least all of the last working day before today
 * (UX-2, 09), and no more than `limits.todayDaysBack` days. Epoch milliseconds.
 */
export function newFrom(visitEnded: number | undefined, now: number): number {
  const today = dayOf(now);
  let workingDay = addDays(today, -1);
  while ([0, 6].includes(new Date(`${workingDay}T12:00:00Z`).getUTCDay()))
    workingDay = addDays(workingDay, -1);
  const atLeast = startOfDay(workingDay);
  return Math.max(
    startOfDay(addDays(today, -limits.todayDaysBack)),
    Math.min(visitEnded ?? atLeast, atLeast),
  );
}
