import { expect } from 'vitest';
import type { CountedSearch } from 'contract/counted';
import type { TimelineItem } from 'contract/documents';
import type { Subscriber } from '#test/product.ts';

/** The body of the dashboard's search that a number leads to. */
export const bodyOf = ({ query, groupPaths, from, to }: CountedSearch) => ({
  ...{ query, context: ['all'], startDate: from, endDate: to, size: 100 },
  groupingDetails: { name: 'nl' },
  ...(groupPaths.length > 0 ? { groupPaths } : {}),
});

/** Ids of the documents that a number opens for somebody. */
export async function openedBy(reader: Subscriber, search: CountedSearch): Promise<string[]> {
  const answer = await reader.post('/document/timeline', bodyOf(search));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer
    .json<{ data: TimelineItem[] }>()
    .data.map(({ id }) => id)
    .toSorted();
}
