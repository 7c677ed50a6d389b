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

/** When searches mail the user: the time as 07:00, the day of the weekly mail by its name. */
export function useMailTimes() {
  const { locale } = usePreferences().preferences;
  const { data } = useQuery(emailConfig);
  const { dashboards } = data?.emailConfig ?? standardEmailConfig;
  const dayName = useMemo(() => new Intl.DateTimeFormat(languageTag[locale], { weekday: 'long' }), [locale]);
  // The first of June 2026 is a Monday.
  const day = dayName.format(new Date(2026, 5, dashboards.weeklyDay));
  return { time: dashboards.dailyTime, day };
}
