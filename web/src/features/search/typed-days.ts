/** Why a typed day cannot be used. */
export type DayProblem = 'missing' | 'format' | 'noSuchDay' | 'outside';

/** First and last day, both whole, `YYYY-MM-DD`. */
export interface Days {
  from: string;
  to: string;
}

/** The days that may be chosen; no first one means any. */
export interface Reach {
  earliest?: string;
  latest: string;
}

/** Reads a day typed as DD-MM-YYYY; single digits, dots and slashes are accepted (decision 5.15). */
export function readTypedDay(text: string): { day: string } | { problem: DayProblem } {
  if (text.trim() === '') return { problem: 'missing' };
  const [, day, month, year] = /^\s*(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})\s*$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return { problem: 'format' };
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return exists ? { day: written } : { problem: 'noSuchDay' };
}

type TypedRange =
  | { from: string; to: string; swapped: boolean }
  | { problems: { from?: DayProblem; to?: DayProblem } };

/** Reads both ends of a period: reversed ends are swapped, and both are within reach (decisions 5.14 and 5.15). */
export function readTypedRange(fromText: string, toText: string, reach: Reach): TypedRange {
  const from = judged(fromText, reach);
  const to = judged(toText, reach);
  if ('problem' in from || 'problem' in to) {
    return {
      problems: {
        ...('problem' in from ? { from: from.problem } : {}),
        ...('problem' in to ? { to: to.problem } : {}),
      },
    };
  }
  const swapped = from.day > to.day;
  return swapped ? { from: to.day, to: from.day, swapped } : { from: from.day, to: to.day, swapped };
}

function judged(text: string, { earliest = '', latest }: Reach): ReturnType<typeof readTypedDay> {
  const typed = readTypedDay(text);
  return 'day' in typed && (typed.day < earliest || typed.day > latest) ? { problem: 'outside' } : typed;
}
