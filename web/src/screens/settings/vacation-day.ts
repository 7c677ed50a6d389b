import { addDays } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { type DayProblem, readTypedDay } from '#features/search/typed-days.ts';

/** Why a typed day cannot be the last one of a vacation. */
export type VacationProblem = Exclude<DayProblem, 'outside'> | 'past' | 'tooLong';

/** The furthest last day of a vacation that begins on a day (decision 4.17). */
export function furthestDay(today: string): string {
  return addDays(today, limits.longestVacation - 1);
}

/** Reads the last day of a vacation that begins today, as it was typed. */
export function readLastDay(text: string, today: string): { day: string } | { problem: VacationProblem } {
  const typed = readTypedDay(text);
  if ('problem' in typed) {
    return { problem: typed.problem === 'outside' ? 'tooLong' : typed.problem };
  }
  if (typed.day < today) return { problem: 'past' };
  return typed.day > furthestDay(today) ? { problem: 'tooLong' } : typed;
}
