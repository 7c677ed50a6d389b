import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { BodyOf } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { previewNewsletter, type RenderedNewsletter } from 'contract/newsletter';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { everyNewsletter } from '#features/newsletter/rendered.ts';

/** What a newsletter is asked with. */
export type AskedNewsletter = BodyOf<typeof previewNewsletter>;

/** The newsletter that is asked with a body, in JSON. */
const rendered = (listId: string, body: string) =>
  queryOptions({
    queryKey: [...everyNewsletter, listId, body],
    queryFn: async ({ signal }) => {
      const asked = JSON.parse(body) as AskedNewsletter;
      const answer = await call(previewNewsletter, {
        ...{ params: { id: listId }, body: asked, signal },
        timeout: limits.fileTimeout,
      });
      return answer.data;
    },
    staleTime: Infinity,
    gcTime: 0,
  });

/** The newsletter as it is, after every pause in what changes; the one before stays until the next is there. */
export function useNewsletterPreview(listId: string, asked: AskedNewsletter) {
  const body = JSON.stringify(asked);
  const [settled] = useDebouncedValue(body, limits.newsletterPause);
  const enabled = asked.itemIds?.length !== 0;
  const query = useQuery({ ...rendered(listId, settled), enabled, placeholderData: keepPreviousData });
  return {
    shown: enabled ? query.data : undefined,
    failure: query.error,
    retry: () => void query.refetch(),
    /** There is nothing to make one of. */
    none: !enabled,
    current: settled === body && query.isSuccess && !query.isFetching,
    /** As it is now, without waiting for a pause. */
    render: (): Promise<RenderedNewsletter> => queries.fetchQuery(rendered(listId, body)),
  };
}
export type NewsletterPreview = ReturnType<typeof useNewsletterPreview>;
