import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaPeriod } from 'contract/agenda-period';
import { exportAgendas } from 'contract/agendas';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { writeDay } from '#features/search/period.ts';
import { useTypedDays } from '#features/search/use-typed-days.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import { noFilters, shownDays, type AgendaState } from './agenda-state.ts';
import { useFacets } from './facets.ts';
import { firstMeeting, writeFilters } from './meetings.ts';

/** Which meetings become an Excel file: at first those that the agenda shows, on days within its own. */
export function useAgendaExport(state: AgendaState, today: string) {
  const { t } = useTranslation();
  const reach = agendaPeriod(today);
  const shown = shownDays(state, today);
  const days = useTypedDays(
    {
      from: shown.from < reach.from ? reach.from : shown.from,
      to: shown.to > reach.to ? reach.to : shown.to,
    },
    { earliest: reach.from, latest: reach.to },
    t('agendaPage.period.outside', { from: writeDay(reach.from), to: writeDay(reach.to) }),
  );
  /** Undefined for every calendar, as in the agenda. */
  const [picked, pick] = useState(state.sources.length > 0 ? state.sources : undefined);
  const [narrowed, narrow] = useState(true);
  const { committees, kinds, statuses, places, meetings } = narrowed ? state : noFilters;
  const range = 'problems' in days.range ? undefined : days.range;
  const asked = {
    query: narrowed ? state.query : '',
    days: range ? { from: range.from, to: range.to } : reach,
    filters: { sources: picked ?? [], committees, kinds, statuses, places, meetings },
  };
  const counted = useQuery({ ...firstMeeting(asked), enabled: !!range, placeholderData: keepPreviousData });
  const facets = useFacets(counted.data?.counts);
  const open = facets?.dashboards.filter(({ locked }) => !locked);
  const chosen = picked ?? open?.map(({ domain }) => domain);
  const none = chosen?.length === 0;
  const total =
    range && !none && !counted.isPlaceholderData && !counted.error ? counted.data?.countTotal : undefined;
  return {
    reach,
    days,
    /** What there is to choose from; undefined as long as it is not known. */
    facets,
    chosen: chosen ?? [],
    pick,
    narrowed,
    narrow,
    /** No calendar is chosen. */
    none,
    /** Rows of the file; undefined while it is not known. */
    total,
    /** Why they could not be counted. */
    error: counted.error,
    /** There can be no such file. */
    blocked: none || total === 0 || (total ?? 0) > limits.maximumExportedMeetings,
    /** Asks for the file and hands it to the browser; throws what the call throws. */
    download: async () => {
      const { from, to } = asked.days;
      const content = await call(exportAgendas, {
        query: { query: asked.query, startDate: from, endDate: to },
        body: { sessionFilters: writeFilters(asked.filters) },
        timeout: limits.fileTimeout,
      });
      saveFile(new Blob([content]), `${t('shell.agenda')} ${from} ${to}.xlsx`);
    },
  };
}
