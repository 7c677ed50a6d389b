import { limits } from 'contract/limits';
import type { TeamNote } from 'contract/team';
import { asTyped } from './typed-mentions.ts';

/** Says that there was more than fits. */
const omission = '…';

/** Notes of colleagues as the note of an item of a list: who wrote what on which day, oldest first, as far as it fits. */
export function noteForList(
  notes: readonly TeamNote[],
  { former, date }: { former: string; date: (instant: string) => string },
): string {
  const whole = notes
    .map(
      ({ writer, createdAt, text, mentioned }) =>
        `${writer ?? former}, ${date(createdAt)}: ${asTyped(text, mentioned, former)}`,
    )
    .join('\n\n');
  if (whole.length <= limits.maximumItemNote) return whole;
  return whole.slice(0, limits.maximumItemNote - omission.length) + omission;
}
