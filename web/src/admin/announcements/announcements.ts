import { queryOptions } from '@tanstack/react-query';
import { listAnnouncements } from 'contract/admin/announcements';
import { call } from '#api/call.ts';

/** What staff tell users, with what they will and did. */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: ({ signal }) => call(listAnnouncements, { signal }),
  staleTime: 0,
});
