import type { Locale } from 'contract/users';
import type { AppError } from './errors.ts';
import { say, sayField } from './words.ts';

/**
 * A failure as people read it. What is at fault has the name that they know it by, unless the message says something
 * more telling.
 */
export function sentenceOf({ details }: Pick<AppError, 'details'>, locale: Locale): string {
  const { words, values, field } = details;
  return say(locale, words, field === undefined ? values : { name: sayField(locale, field), ...values });
}
