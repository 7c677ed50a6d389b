import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';

/** When something is dated: of today the time, where it is known, else the day. */
export function useWhen(): (of: { date: string; timeKnown: boolean }) => string {
  const { t } = useTranslation();
  const { shortDay, time } = useFormats();
  return ({ date, timeKnown }) => {
    if (dayOf(Date.parse(date)) !== today()) return shortDay(date);
    return timeKnown ? time(date) : t('today.today');
  };
}
