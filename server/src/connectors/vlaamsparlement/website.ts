import { instantOf } from 'contract/amsterdam';
import { readWrittenDay } from '../reading/written-days.ts';

/**
 * A day in Dutch words with or without a clock time, such as `25 februari 2025 13 uur`, written as the open
 * data writes dates; undefined when there is no day in it.
 */
export function writtenDate(words: string): string | undefined {
  const day = readWrittenDay(words);
  if (!day) return undefined;
  const [, hour = '0', minute = '0'] = /\b(\d{1,2})(?:[.:](\d\d))? uur/.exec(words) ?? [];
  const instant = instantOf(day, Number(hour), Number(minute));
  const clock = `${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00`;
  const ahead = (Date.parse(`${clock}Z`) - instant) / 3_600_000;
  return `${clock}+${String(ahead).padStart(2, '0')}00`;
}
