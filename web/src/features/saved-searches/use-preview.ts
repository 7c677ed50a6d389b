import { useQuery } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import { call } from '#api/call.ts';
import type { Saving } from './saving.ts';
import { callsOf } from './use-saved-searches.ts';

/** Runs the criteria over the last 30 days and tells what they would have brought (decision 4.13). */
export function usePreview(domain: DomainId, criteria: Saving['criteria']) {
  return useQuery({
    queryKey: ['savedSearchPreview', criteria],
    queryFn: ({ signal }) =>
      call(callsOf(domain).preview, { body: { queryDetails: criteria }, signal, retrySlow: true }),
  });
}
