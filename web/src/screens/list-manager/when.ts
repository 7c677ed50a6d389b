import { addDays, instantOf } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { today, writeDay } from '#features/search/period.ts';
import { readTypedDay } from '#features/search/typed-days.ts';

/** When a newsletter leaves, as it is chosen: the day is typed. */
export type When = { kind: 'now' | 'later'; day: string; time: string };
export type WhenProblem = 'dayWrong' | 'past' | 'tooFar';

/** Every quarter of an hour of a day. */
export const quarters: readonly string[] = Array.from({ length: 24 * 4 }, (_, quarter) => {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
});

/** Now, and tomorrow morning for who chooses a time. */
export const startWhen = (): When => ({ kind: 'now', day: writeDay(addDays(today(), 1)), time: '08:00' });

/** The instant that was chosen, in Amsterdam time; none is now. */
export function readWhen(
  { kind, day, time }: When,
  now = Date.now(),
): { at: string | undefined } | { problem: WhenProblem } {
  if (kind === 'now') return { at: undefined };
  const typed = readTypedDay(day);
  if ('problem' in typed) return { problem: 'dayWrong' };
  const [hour, minute] = time.split(':').map(Number);
  const at = instantOf(typed.day, hour!, minute!);
  if (at <= now) return { problem: 'past' };
  if (at > now + limits.issueDaysAhead * 24 * 60 * 60_000) return { problem: 'tooFar' };
  return { at: new Date(at).toISOString() };
}
