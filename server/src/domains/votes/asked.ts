import { createHash } from 'node:crypto';
import { domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { StatisticsSearch } from 'contract/statistics';
import { tellsCountries, type VotesPer } from 'contract/vote-cells';
import type { VotesNarrowing } from 'contract/votes';
import type { ListedPersons } from '#domains/persons/index.ts';
import { askedSearch, type Labelled, requireGrouping, type Stamps } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { invalidInput } from '#platform/errors.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import type { VotesAsked } from '#stores/documents/votes/asked.ts';

export interface Parts {
  documents: DocumentStore;
  clock: Clock;
  labelled: Labelled;
  stamps: Stamps;
  persons: () => Promise<ListedPersons>;
}

type AskedVotes = StatisticsSearch & {
  per: VotesPer;
  narrowing?: VotesNarrowing | undefined;
  sortedBy?: string | undefined;
};

/**
 * The search whose votes are asked for; frozen at an ingest number, so that pages and what is counted are of the same
 * documents.
 * @throws EC-02 for countries where votes are not told by them, and as the timeline
 */
export async function searchAsked(
  parts: Pick<Parts, 'documents' | 'clock' | 'labelled'>,
  actor: Actor,
  { per, narrowing: _narrowing, sortedBy: _sortedBy, ...parameters }: AskedVotes,
  upTo?: number,
): Promise<Search> {
  requireGrouping(parameters, domainIds);
  if (per === 'country' && !tellsCountries(parameters.groupingDetails.name))
    throw invalidInput('refusals.votesWithoutCountries', 'body.per');
  const search = await askedSearch(parts, parameters, actor);
  return { ...search, seq: { upTo: upTo ?? (await parts.documents.settled()) } };
}

/** A narrowing as the store takes it. */
export function narrowingOf({ narrowing }: Pick<AskedVotes, 'narrowing'>): VotesAsked['narrowing'] {
  if (!narrowing) return {};
  const { close, differing, voted, member, ...lists } = narrowing;
  return {
    ...lists,
    ...(close ? { margin: limits.closeVote } : {}),
    ...(differing ? { differing } : {}),
    ...(voted ? { voted } : {}),
    ...(member ? { member } : {}),
  };
}

/** Everything that decides which votes are meant. */
export function fingerprint(parameters: object): string {
  return createHash('sha256').update(JSON.stringify(parameters)).digest('base64url').slice(0, 22);
}
