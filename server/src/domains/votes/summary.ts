import { dayOf } from 'contract/amsterdam';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { everything } from 'contract/query/tree';
import type { VotesSummary, votesSummary } from 'contract/votes';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { narrowingOf, type Parts, searchAsked } from './asked.ts';

/** What is counted over all votes of a search; those that shared few votes are not compared. @throws as the timeline */
export async function summaryOf(
  parts: Parts,
  actor: Actor,
  { withoutUnanimous, ...body }: Parsed<typeof votesSummary>['body'],
): Promise<VotesSummary> {
  const { documents } = parts;
  const search = await searchAsked(parts, actor, body);
  return asQueryError(body.query, async () => {
    const { total, parties, summary } = await documents.votes(search, {
      per: body.per,
      narrowing: narrowingOf(body),
      size: 0,
      summary: { margin: limits.closeVote, withoutUnanimous, members: limits.shownDeviations },
    });
    const { byName, facets, agreement, deviations, deviating } = summary!;
    const { kinds, outcomes, manners, by, opinions, close } = facets;
    return {
      total,
      published: total > 0 || kinds.length > 0 || (await publishes(documents, search)),
      byName,
      kinds,
      outcomes,
      close,
      manners,
      by,
      opinions: opinions.slice(0, limits.maximumVoteOpinions),
      parties,
      agreement: agreement.filter(({ shared }) => shared >= limits.minimumSharedVotes),
      deviations: deviations.map(({ last: { document, ballot, subject }, ...one }) => ({
        ...one,
        last: { documentId: document.id, subject, numbers: document.numbers, day: dayOf(ballot.date) },
      })),
      deviating,
    };
  });
}

/** Whether any document of the sources that are searched has a vote, whatever is asked for and whenever it was. */
async function publishes(documents: DocumentStore, { filters, ...search }: Search): Promise<boolean> {
  const { domain, kind, groupPaths } = filters;
  const any = await documents.votes(
    { ...search, query: everything, filters: { ...unfiltered, domain, kind, groupPaths } },
    { narrowing: {}, size: 0 },
  );
  return any.total > 0;
}
