import { dayOf, startOfDay } from 'contract/amsterdam';
import { today } from '#features/search/period.ts';

const day = 24 * 60 * 60_000;

/** Days of Amsterdam until that of an instant; 0 where it is today, negative where it is over. */
export const daysLeft = (instant: string): number =>
  Math.round((startOfDay(dayOf(Date.parse(instant))) - startOfDay(today())) / day);
