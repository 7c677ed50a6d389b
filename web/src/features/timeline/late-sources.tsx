import { useQuery } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import { getLateSources } from 'contract/freshness';
import { call } from '#api/call.ts';
import { withWords } from '#session/locale.ts';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import { useAfterwards } from '#ui/use-afterwards.ts';

const LateSource = lazyPart(() => withWords(import('./late-source.tsx'), 'connectors'), 'LateSource');

/** Milliseconds between two looks; a source becomes late over days. */
const lookInterval = 10 * 60_000;

/** Says beside the results which sources of the dashboard are silent too long (decision 9.9). */
export function LateSources({ domain }: { domain: DomainId }) {
  const { data = [] } = useQuery({
    queryKey: ['lateSources'],
    enabled: useAfterwards(),
    staleTime: lookInterval,
    queryFn: async ({ signal }) => (await call(getLateSources, { signal })).data,
  });
  return data
    .filter((late) => late.domain === domain)
    .map(({ source, since }) => (
      <LatePart key={source} failure={null}>
        <LateSource source={source} since={since} />
      </LatePart>
    ));
}
