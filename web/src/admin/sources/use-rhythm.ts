import { useTranslation } from 'react-i18next';

const minute = 60_000;
const hour = 60 * minute;

/** Says how often a source is read, from milliseconds. */
export function useRhythm(): (rhythm: number) => string {
  const { t } = useTranslation();
  return (rhythm) =>
    rhythm < hour
      ? t('watching.sources.everyMinutes', { count: Math.round(rhythm / minute) })
      : t('watching.sources.everyHours', { count: Math.round(rhythm / hour) });
}
