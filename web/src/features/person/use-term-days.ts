import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';

/** Says from when to when somebody was something by a list: undefined where it tells neither. */
export function useTermDays(): (days: {
  from?: string | undefined;
  until?: string | undefined;
}) => string | undefined {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const day = (text: string) => shortDate(`${text}T12:00:00Z`);
  return ({ from, until }) => {
    if (from !== undefined && until !== undefined)
      return t('person.term.between', { from: day(from), until: day(until) });
    if (from !== undefined) return t('person.term.from', { from: day(from) });
    return until === undefined ? undefined : t('person.term.until', { until: day(until) });
  };
}
