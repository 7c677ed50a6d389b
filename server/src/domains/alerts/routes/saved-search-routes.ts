import type { FastifyInstance } from 'fastify';
import { addresses, servedAt } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { type QueryDetails, savedSearches } from 'contract/saved-searches';
import { invalidInput } from '#platform/errors.ts';
import { answer, answerAs } from '#platform/http.ts';
import type { Signer } from '#platform/tickets.ts';
import { openCursors } from '#domains/timeline/index.ts';
import { keepSeen, newHitsOf } from '../follow/new-hits.ts';
import { previewOf } from '../searches/preview.ts';
import {
  changeDelivery,
  changeSavedSearch,
  createSavedSearch,
  listSavedSearches,
  type Parts,
} from '../searches/saved-searches.ts';
import { removeSavedSearch, restoreSavedSearch } from '../searches/removal.ts';

interface Served extends Parts {
  signer: Signer;
}

/** The saved searches of the dashboards; EU has addresses of its own (specification §7). */
export function savedSearchRoutes(app: FastifyInstance, parts: Served): void {
  for (const address of addresses) serve(app, parts, savedSearches[address], servedAt(address));
}

function serve(
  app: FastifyInstance,
  parts: Served,
  calls: typeof savedSearches.common,
  served: readonly DomainId[],
): void {
  const seenParts = { db: parts.db, cursors: openCursors(parts.signer, parts.clock) };
  const requireServed = (name: DomainId, field: string) => {
    if (!served.includes(name)) throw invalidInput('refusals.wrongGrouping', field, { name });
  };
  const requireDashboard = ({ groupingDetails: { name } }: QueryDetails) =>
    requireServed(name, 'body.queryDetails.groupingDetails.name');

  answer(app, calls.list, async ({ body: { groupingName } }, { actor }) => {
    requireServed(groupingName, 'body.groupingName');
    return listSavedSearches(parts, actor, groupingName);
  });
  answer(app, calls.newHits, async ({ body: { groupingName } }, { actor }) => {
    requireServed(groupingName, 'body.groupingName');
    return newHitsOf(parts.db, actor, groupingName);
  });
  answer(app, calls.seen, async ({ body }, { actor }) => ({
    seen: true as const,
    documents: await keepSeen(seenParts, actor, body, served),
  }));
  answerAs(app, 'search', calls.preview, async ({ body: { queryDetails } }, { actor }) => {
    requireDashboard(queryDetails);
    return previewOf(parts.documents, actor, queryDetails, parts.clock.now());
  });
  answer(app, calls.create, async ({ body }, { actor }) => {
    requireDashboard(body.queryDetails);
    return { data: await createSavedSearch(parts, actor, body) };
  });
  answer(app, calls.change, async ({ body }, { actor }) => {
    requireDashboard(body.queryDetails);
    return { data: await changeSavedSearch(parts, actor, body) };
  });
  answer(app, calls.deliver, async ({ body }, { actor }) => ({
    data: await changeDelivery(parts, actor, body, served),
  }));
  answer(app, calls.remove, async ({ body: { id } }, { actor }) => {
    await removeSavedSearch(parts, actor, id, served);
    return { removed: true } as const;
  });
  answer(app, calls.restore, async ({ body: { id } }, { actor }) => ({
    data: await restoreSavedSearch(parts, actor, id, served),
  }));
}
