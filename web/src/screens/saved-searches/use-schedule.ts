import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgendaSchedule, getAgendaSchedule } from 'contract/agenda-searches';
import { addDays, dayOf, timeZone } from 'contract/amsterdam';
import { type DeliverySchedule, getDeliverySchedule } from 'contract/deliveries';
import { call } from '#api/call.ts';
import { today } from '#features/search/period.ts';
import { everySavedSearch } from '#features/saved-searches/use-saved-searches.ts';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';

export type Scheduled = DeliverySchedule['data'][number];

/** When each saved search mails next and mailed last, by its id; undefined until that is known. */
export function useSchedule(): ReadonlyMap<string, Scheduled> | undefined {
  const { data } = useQuery({
    queryKey: [everySavedSearch, 'schedule'],
    queryFn: ({ signal }) => call(getDeliverySchedule, { signal, quiet: true }),
    refetchInterval: 60_000,
  });
  return useMemo(() => data && new Map(data.data.map((one) => [one.savedSearchId, one])), [data]);
}

export type AgendaScheduled = AgendaSchedule['data'][number] & Pick<AgendaSchedule, 'awayUntil'>;

/** The same of the saved searches of the agenda, for who has it. */
export function useAgendaSchedule(enabled: boolean): ReadonlyMap<string, AgendaScheduled> | undefined {
  const { data } = useQuery({
    queryKey: [everySavedSearch, 'agendaSchedule'],
    queryFn: ({ signal }) => call(getAgendaSchedule, { signal, quiet: true }),
    refetchInterval: 60_000,
    enabled,
  });
  return useMemo(() => {
    if (!data) return undefined;
    const { awayUntil } = data;
    return new Map(
      data.data.map((one) => [one.savedSearchId, { ...one, ...(awayUntil ? { awayUntil } : {}) }]),
    );
  }, [data]);
}

/** Writes an instant as people say it: today or tomorrow with the time, another day with its name. */
export function useMoment(): (instant: string) => string {
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const [day, time] = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(languageTag[locale], { timeZone, ...options });
    return [
      format({ weekday: 'short', day: 'numeric', month: 'short' }),
      format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    ];
  }, [locale]);
  return (instant) => {
    const at = new Date(instant);
    const date = dayOf(at.getTime());
    const name =
      date === today()
        ? t('saving.page.today')
        : date === addDays(today(), 1)
          ? t('saving.page.tomorrow')
          : day.format(at);
    return t('saving.page.moment', { day: name, time: time.format(at) });
  };
}
