import { useQuery } from '@tanstack/react-query';
import { keepHighlight, needsKey } from 'contract/highlight-word';
import { call } from '#api/call.ts';

/**
 * The key that stands in addresses for a query too long for them (decision 2.5). Undefined for others, and until the
 * server has it: links are there before, and only lack the marks for others when it never comes.
 */
export function useHighlightKey(query: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['highlightKey', query],
    queryFn: ({ signal }) => call(keepHighlight, { body: { query }, signal, quiet: true }),
    enabled: needsKey(query),
    staleTime: Infinity,
  });
  return data?.key;
}
