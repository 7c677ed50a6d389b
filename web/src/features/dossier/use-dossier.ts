import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import { getDossierFiles } from 'contract/dossier-files';
import { getDossier, getDossierRows, seenPage, type RowKind } from 'contract/dossiers';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { showError } from '#session/describe.ts';

/** The dossier that a page is of. */
export interface NamedDossier {
  domain: DomainId;
  /** As in the address. */
  number: string;
  /** Of local bodies: whose it is. */
  institution: string | undefined;
}

const everyDossier = 'dossier';
const keyOf = ({ domain, number, institution }: NamedDossier) =>
  [everyDossier, domain, number, institution] as const;
const bodyOf = ({ institution }: NamedDossier) => (institution === undefined ? {} : { institution });

/** What a dossier is; that its page is opened counts as a visit. */
export const dossierQueryOf = (dossier: NamedDossier) =>
  queryOptions({
    queryKey: [...keyOf(dossier), 'page'],
    staleTime: limits.lookInterval,
    queryFn: async ({ signal }) => {
      const { domain, number } = dossier;
      const body = { ...bodyOf(dossier), visit: true };
      return (await call(getDossier, { params: { domain, number }, body, signal, retrySlow: true })).data;
    },
  });

const firstPage: { from: number; upTo?: number } = { from: 0 };

function nextPage<Page extends { data: readonly unknown[]; total: number; upTo: number }>(
  { total, upTo }: Page,
  pages: readonly Page[],
): typeof firstPage | undefined {
  const from = pages.reduce((sum, { data }) => sum + data.length, 0);
  return from < total ? { from, upTo } : undefined;
}

/** Its rows, page by page. */
export const rowsQueryOf = (dossier: NamedDossier, kind: RowKind | undefined, order: 'newest' | 'oldest') =>
  infiniteQueryOptions({
    queryKey: [...keyOf(dossier), 'rows', kind, order],
    staleTime: limits.lookInterval,
    initialPageParam: firstPage,
    queryFn: ({ pageParam, signal }) => {
      const { domain, number } = dossier;
      const body = { ...bodyOf(dossier), ...(kind ? { kind } : {}), order, ...pageParam };
      return call(getDossierRows, { params: { domain, number }, body, signal, retrySlow: true });
    },
    getNextPageParam: nextPage,
  });

/** Its attachments, page by page. */
export const filesQueryOf = (dossier: NamedDossier) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(dossier), 'files'],
    staleTime: limits.lookInterval,
    initialPageParam: firstPage,
    queryFn: ({ pageParam, signal }) => {
      const { domain, number } = dossier;
      const body = { ...bodyOf(dossier), ...pageParam };
      return call(getDossierFiles, { params: { domain, number }, body, signal, retrySlow: true });
    },
    getNextPageParam: nextPage,
  });

/** Says that all of a dossier was seen; nothing of it is new from then on. */
export function useSeeAll(dossier: NamedDossier): { seeAll: () => void; busy: boolean } {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(seenPage, { params: { domain: dossier.domain, number: dossier.number }, body: bodyOf(dossier) }),
    onError: showError,
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(dossier) }),
  });
  return { seeAll: mutate, busy: isPending };
}
