import { queryOptions } from '@tanstack/react-query';
import { getContexts } from 'contract/admin/contexts';
import { call } from '#api/call.ts';

/** What contexts are called and how they are explained, as staff keep it. */
export const contextsQuery = queryOptions({
  queryKey: ['admin-contexts'],
  queryFn: ({ signal }) => call(getContexts, { signal }),
  staleTime: 0,
});
