import type { DocumentId } from 'contract/document-parts';

/**
 * The page of a meeting, for links from outside the browser. `baseUrl` is the public base URL without a slash at its
 * end; `marked` is the query whose words it marks, or the key of one that is too long; what changed about the meeting
 * after `since`, in epoch milliseconds, stands out there.
 */
export function meetingAddress(
  baseUrl: string,
  id: DocumentId,
  { marked = '', since }: { marked?: string; since?: number | undefined } = {},
): string {
  const parameters = new URLSearchParams({
    ...(marked === '' ? {} : { q: marked }),
    ...(since === undefined ? {} : { since: new Date(since).toISOString() }),
  });
  // Mail programs may end an address in plain text before a star.
  const text = parameters.toString().replaceAll('*', '%2A');
  return `${baseUrl}/agenda/${encodeURIComponent(id)}${text === '' ? '' : `?${text}`}`;
}
