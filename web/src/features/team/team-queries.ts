import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { getDossierNotes, getTeamChoices, getTeamOfDocument, listColleagues } from 'contract/team';
import { getLabels, type ShownLabel } from 'contract/team-labels';
import type { TimelineResponse } from 'contract/timeline';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { showError } from '#session/describe.ts';

/** Names all that is fetched of what an organisation has together: colleagues change it too. */
const everyTeam = ['team'];

/** The labels of the organisation. */
export const labels = queryOptions({
  queryKey: [...everyTeam, 'labels'],
  queryFn: ({ signal }) => call(getLabels, { signal, retrySlow: true }),
  staleTime: limits.listsCache,
});

/** Colleagues who can be mentioned. */
export const colleagues = queryOptions({
  queryKey: [...everyTeam, 'colleagues'],
  queryFn: async ({ signal }) => (await call(listColleagues, { signal })).data,
  staleTime: limits.listsCache,
});

/** Notes, labels and followers of a document; looked at again with the document. */
export const teamOf = (id: string) =>
  queryOptions({
    queryKey: [...everyTeam, 'document', id],
    queryFn: async ({ signal }) =>
      (await call(getTeamOfDocument, { params: { id }, signal, retrySlow: true })).data,
    staleTime: 0,
  });

/** A dossier that can have notes: local bodies number for themselves. */
export interface NotedDossier {
  domain: Exclude<DomainId, 'nl-lr'>;
  number: string;
}

/** Notes about a dossier; looked at again with its page. */
export const notesOfDossier = ({ domain, number }: NotedDossier) =>
  queryOptions({
    queryKey: [...everyTeam, 'dossier', domain, number],
    queryFn: async ({ signal }) =>
      (await call(getDossierNotes, { body: { groupingName: domain, number }, signal, retrySlow: true })).data,
    staleTime: 0,
  });

/** What the user lets colleagues and the product do. */
export const teamChoices = queryOptions({
  queryKey: [...everyTeam, 'choices'],
  queryFn: async ({ signal }) => (await call(getTeamChoices, { signal })).data,
  staleTime: 0,
});

/** Changes something of the team, shows a failure, and in either case shows it as it then is; undefined after a failure. */
export async function changeTeam<T>(change: () => Promise<T>): Promise<T | undefined> {
  try {
    return await change();
  } catch (failure) {
    showError(failure);
    return undefined;
  } finally {
    await teamChanged();
  }
}

/** Fetches again what is shown of the team. */
const teamChanged = (): Promise<void> =>
  queries.invalidateQueries({ queryKey: everyTeam }).catch(() => undefined);

/** Shows the labels of a document in results that are there already. */
export function showLabelsInResults(id: string, shown: readonly ShownLabel[]): void {
  queries.setQueriesData<InfiniteData<TimelineResponse>>(
    { queryKey: ['timeline'] },
    (results) =>
      results && {
        ...results,
        pages: results.pages.map((page) => ({
          ...page,
          data: page.data.map((item) => (item.id === id ? { ...item, teamLabels: [...shown] } : item)),
        })),
      },
  );
}
