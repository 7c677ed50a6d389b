import { useCallback } from 'react';
import { meetingLink } from './meeting-link.ts';

/** Makes the links to meetings of one agenda, see `meetingLink`. */
export function useMeetingLink(query: string, results: string | undefined) {
  return useCallback((meeting: { id: string }) => meetingLink(meeting, query, results), [query, results]);
}
