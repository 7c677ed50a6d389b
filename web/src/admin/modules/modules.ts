import { queryOptions } from '@tanstack/react-query';
import { getModules } from 'contract/admin/modules';
import { call } from '#api/call.ts';

/** What modules are called, what they hold and which are offered, as staff keep it. */
export const modulesQuery = queryOptions({
  queryKey: ['admin-modules'],
  queryFn: ({ signal }) => call(getModules, { signal }),
  staleTime: 0,
});
