import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchAgendas } from 'contract/agendas';
import { call } from '#api/call.ts';
import { today } from '#features/search/period.ts';
import { namesSubject } from './agenda-filters.ts';

/** The meetings from today on that criteria find, the first few of them; nothing is asked without a subject. */
export function useMeetings(query: string, filters: readonly string[]) {
  return useQuery({
    queryKey: ['agendaSearchMeetings', query, filters],
    enabled: query !== '' || namesSubject(filters),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(searchAgendas, {
        query: { query, startDate: today(), limit: 3 },
        body: { sessionFilters: [...filters] },
        signal,
        retrySlow: true,
      }),
  });
}
