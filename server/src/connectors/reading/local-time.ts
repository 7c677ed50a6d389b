import { instantOf } from 'contract/amsterdam';

const form = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/**
 * The instant of a day or a clock time written without an offset, such as `2018-02-08 13:30:00`; Dutch and
 * Belgian clocks show the same. A day alone is its midnight with the time not known. Undefined when it is
 * written in another way or no such day exists.
 */
export function readLocalTime(
  text: string | null | undefined,
): { instant: number; timeKnown: boolean; written: string } | undefined {
  const [, day, hour, minute, second] = form.exec(text?.trim() ?? '') ?? [];
  if (!text || !day || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day) return undefined;
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return undefined;
  const instant = instantOf(day, Number(hour ?? 0), Number(minute ?? 0)) + Number(second ?? 0) * 1_000;
  return { instant, timeKnown: hour !== undefined, written: text };
}
