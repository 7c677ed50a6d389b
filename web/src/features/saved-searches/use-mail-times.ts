import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getEmailConfig, standardEmailConfig } from 'contract/email-config';
import { call } from '#api/call.ts';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';

const emailConfig = queryOptions({
  queryKey: ['emailConfig'],
  queryFn: ({ signal }) => call(getEmailConfig, { signal }),
});

/** When searches of the dashboards and of the agenda mail: times as 07:00, days of the weekly mails by name. */
export function useMailTimes() {
  const { locale } = usePreferences().preferences;
  const { data } = useQuery(emailConfig);
  const { dashboards, calendar } = data?.emailConfig ?? standardEmailConfig;
  const dayName = useMemo(() => new Intl.DateTimeFormat(languageTag[locale], { weekday: 'long' }), [locale]);
  // The first of June 2026 is a Monday.
  const nameOf = (weeklyDay: number) => dayName.format(new Date(2026, 5, weeklyDay));
  return {
    time: dashboards.dailyTime,
    day: nameOf(dashboards.weeklyDay),
    calendarTime: calendar.time,
    calendarDay: nameOf(calendar.weeklyDay),
  };
}
