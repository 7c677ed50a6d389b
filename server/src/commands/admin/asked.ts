import { Reason } from 'contract/admin/reason';
import { isDay } from 'contract/amsterdam';
import { z } from 'zod';
import { invalidInput } from '#platform/errors.ts';
import { sentenceOf } from '#platform/sentence.ts';
import { instantIn } from '#platform/written-time.ts';
import { type Given, Refusal, textOf } from './subject.ts';

/**
 * What a command line says as the body of the call of the site that does the same, with why: what that call refuses is
 * refused here, in the same words. What is undefined was not said.
 */
export function bodyOf<Body extends z.ZodType>(
  call: { body: Body },
  said: object,
  given: Given,
): z.output<Body> {
  const all = Object.entries({ ...said, reason: textOf(given, 'reason') });
  const body = call.body.safeParse(Object.fromEntries(all.filter(([, value]) => value !== undefined)));
  if (body.success) return body.data;
  const wrong = body.error.issues.map(({ path }) =>
    sentenceOf(invalidInput('refusals.invalidInput', ['body', ...path].join('.')), 'en-gb'),
  );
  throw new Refusal([...new Set(wrong)].join('\n'));
}

const onlyWhy = { body: z.strictObject({ reason: Reason }) };

/** Why something is done, for the audit log; every verb that changes something takes it. */
export const reasonOf = (given: Given): string | undefined => bodyOf(onlyWhy, {}, given).reason;

/** An Amsterdam day that was given as an option; null for `none`, where that can be said. */
export function dayOption(given: Given, name: string, none?: 'none'): string | null | undefined {
  const written = textOf(given, name);
  if (written === undefined) return undefined;
  if (none !== undefined && written === none) return null;
  const isOne: boolean = isDay(written);
  if (isOne) return written;
  const other = none === undefined ? '' : ' or none';
  throw new Refusal(`--${name} must be a day as YYYY-MM-DD${other}, not ${written}.`);
}

/** A time of Amsterdam that was given as an option, as a UTC instant in ISO 8601. */
export function instantOption(given: Given, name: string): string | undefined {
  const written = textOf(given, name);
  if (written === undefined) return undefined;
  const instant = instantIn(written);
  if (instant === undefined)
    throw new Refusal(`--${name} must be a time of Amsterdam as "YYYY-MM-DD HH:MM", not ${written}.`);
  return instant;
}

/** A number as it is written in digits; what is none is for the call to refuse. */
export const numberIn = (written: string): number => (/^\d+$/.test(written) ? Number(written) : NaN);
