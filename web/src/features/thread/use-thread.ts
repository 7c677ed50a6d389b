import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import type { OpenDossier } from 'contract/dossiers';
import { limits } from 'contract/limits';
import {
  getNamedProcedures,
  getThread,
  getThreadItems,
  type Thread,
  type ThreadCell,
  type ThreadPhase,
} from 'contract/threads';
import { call } from '#api/call.ts';

const keyOf = (number: string) => ['thread', number] as const;

/** The thread of a procedure, by its number as addresses have it. */
export const threadQueryOf = (number: string) =>
  queryOptions({
    queryKey: keyOf(number),
    staleTime: limits.lookInterval,
    queryFn: async ({ signal }) =>
      (await call(getThread, { params: { number }, body: {}, signal, retrySlow: true })).data,
  });

/** Whether a dossier is a procedure of the Union that ends in an act: these have a thread to national documents. */
export const hasThread = ({ domain, kind, course }: OpenDossier): boolean =>
  domain === 'eu' && kind === 'procedure' && course === 'euLaw';

/** The thread of a dossier, of those that have one. */
export const useThreadOf = (dossier: OpenDossier, number: string) =>
  useQuery({ ...threadQueryOf(number), enabled: hasThread(dossier) });

/** What a cell has behind what is shown of it at first, page by page. */
export const restQueryOf = (
  number: string,
  { upTo }: Pick<Thread, 'upTo'>,
  phase: ThreadPhase,
  { level, items }: Pick<ThreadCell, 'level' | 'items'>,
) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(number), upTo, phase, level],
    staleTime: Infinity,
    initialPageParam: items.length,
    queryFn: ({ pageParam, signal }) => {
      const body = { level, phase, from: pageParam, upTo };
      return call(getThreadItems, { params: { number }, body, signal, retrySlow: true });
    },
    getNextPageParam: ({ total, data }, _pages, from) =>
      data.length > 0 && from + data.length < total ? from + data.length : undefined,
  });

/** The European procedures that the bill of a national dossier names. */
export const namedProceduresQueryOf = (domain: DomainId, number: string) =>
  queryOptions({
    queryKey: ['named procedures', domain, number],
    staleTime: limits.lookInterval,
    queryFn: async ({ signal }) =>
      (await call(getNamedProcedures, { params: { domain, number }, body: {}, signal, retrySlow: true }))
        .data,
  });
