import { dayOf } from 'contract/amsterdam';
import type { Parsed } from 'contract/endpoint';
import { limits } from 'contract/limits';
import { everything } from 'contract/query/tree';
import type { VotesSummary, votesSummary } from 'contract/votes';
import { asQueryError } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { headsOf, narrowingOf, type Parts, searchAsked } from './asked.ts';

/** What is counted over all votes of a search; parties that shared few votes are not compared. @throws as the timeline */
export async function summaryOf(
  parts: Parts,
  actor: Actor,
  { withoutUnanimous, ...body }: Parsed<typeof votesSummary>['body'],
): Promise<VotesSummary> {
  const { documents } = parts;
  const search = await searchAsked(parts, actor, body);
  return asQueryError(body.query, async () => {
    const { total, parties, summary } = await documents.votes(search, {
      narrowing: narrowingOf(body),
      size: 0,
      summary: { margin: limits.closeVote, withoutUnanimous },
    });
    const { byName, facets, agreement, deviations } = summary!;
    const { kinds, outcomes, manners, by, close } = facets;
    const shown = deviations.slice(0, limits.shownDeviations);
    const heads = await headsOf(
      documents,
      search,
      shown.map(({ last }) => last.id),
    );
    return {
      total,
      published: total > 0 || kinds.length > 0 || (await publishes(documents, search)),
      byName,
      kinds,
      outcomes,
      close,
      manners,
      by,
      parties,
      agreement: agreement.filter(({ shared }) => shared >= limits.minimumSharedVotes),
      deviations: shown.flatMap(({ name, party, times, last: { id, nth, date } }) => {
        const document = heads.get(id);
        const vote = document?.votes[nth];
        if (!document || !vote) return [];
        const last = {
          documentId: document.id,
          subject: vote.subject,
          numbers: document.numbers,
          day: dayOf(date),
        };
        return [{ name, party, times, last }];
      }),
      deviating: deviations.length,
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
