import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import { getMinistry, getMinistryPapers, type MinistryHead, type MinistryPapers } from 'contract/ministries';
import { call } from '#api/call.ts';

/** Milliseconds that what is counted stays fresh: going to a document and back asks nothing anew. */
const fresh = 5 * 60_000;

/** Which is asked for, and how many months back. */
interface AskedMinistry {
  domain: DomainId;
  name: string;
  months: number;
}

const settings = { staleTime: fresh, gcTime: 2 * fresh };

/** What a ministry is, and what is counted; the numbers of another period stay until these are there. */
export function useMinistry({ domain, ...asked }: AskedMinistry): UseQueryResult<MinistryHead> {
  return useQuery({
    ...settings,
    queryKey: ['ministry', domain, asked.name, asked.months],
    placeholderData: (previous, before) => (before?.queryKey[2] === asked.name ? previous : undefined),
    queryFn: async ({ signal }) =>
      (await call(getMinistry, { params: { domain }, body: asked, signal, retrySlow: true })).data,
  });
}

export function useMinistryPapers({ domain, ...asked }: AskedMinistry): UseQueryResult<MinistryPapers> {
  return useQuery({
    ...settings,
    queryKey: ['ministry-papers', domain, asked.name, asked.months],
    queryFn: async ({ signal }) =>
      (await call(getMinistryPapers, { params: { domain }, body: asked, signal, retrySlow: true })).data,
  });
}
