import { queryOptions } from '@tanstack/react-query';
import { getSetMaintenance } from 'contract/admin/maintenance';
import { call } from '#api/call.ts';

/** Planned maintenance as it was set last. */
export const maintenanceQuery = queryOptions({
  queryKey: ['admin-maintenance'],
  queryFn: ({ signal }) => call(getSetMaintenance, { signal }),
  staleTime: 0,
});
