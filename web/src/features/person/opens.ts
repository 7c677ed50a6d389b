import type { DomainId } from 'contract/dashboards';
import type { CountedSearch } from 'contract/counted';
import type { CommitmentStanding } from 'contract/commitments';
import { writeCommitmentsView } from '#features/search/commitments-view.ts';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';
import { plainVotesView, type VotesView, writeVotesView } from '#features/search/votes-view.ts';

/** The link to a dashboard that finds exactly what was counted. */
export function opens(domain: DomainId, { query, groupPaths, from, to }: CountedSearch) {
  return {
    to: '/$domain/dashboard' as const,
    params: { domain },
    search: writeSearch({
      ...defaultSearch,
      query,
      period: { kind: 'range', from, to },
      types: groupPaths.length > 0 ? groupPaths : 'all',
    }),
  };
}

/** The same link to the votes of what it finds, narrowed so. */
export function opensVotes(domain: DomainId, search: CountedSearch, view: Partial<VotesView>) {
  const link = opens(domain, search);
  return {
    ...link,
    search: { ...link.search, tab: 'votes', ...writeVotesView({ ...plainVotesView, ...view }) },
  };
}

/** The same link to the commitments of what it finds that stand so and are of these ministries. */
export function opensCommitments(
  domain: DomainId,
  search: CountedSearch,
  { standing, ministries }: { standing: CommitmentStanding; ministries: readonly string[] },
) {
  const link = opens(domain, search);
  const view = { chosen: undefined, standings: [standing], ministries, parties: [], dues: [] };
  return { ...link, search: { ...link.search, tab: 'commitments', ...writeCommitmentsView(view) } };
}
