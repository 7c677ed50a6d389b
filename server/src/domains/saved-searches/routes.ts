import type { FastifyInstance } from 'fastify';
import type { DomainId } from 'contract/dashboards';
import { euSavedSearches, type QueryDetails, savedSearches } from 'contract/saved-searches';
import { invalidInput } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import { domainsButEu } from '#domains/timeline/index.ts';
import { previewOf } from './preview.ts';
import {
  changeDelivery,
  changeSavedSearch,
  createSavedSearch,
  listSavedSearches,
  type Parts,
} from './saved-searches.ts';
import { removeSavedSearch, restoreSavedSearch } from './removal.ts';

/** The saved searches of the dashboards; EU has addresses of its own (specification §7). */
export function savedSearchRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, parts, savedSearches, domainsButEu);
  serve(app, parts, euSavedSearches, ['eu']);
}

function serve(
  app: FastifyInstance,
  parts: Parts,
  calls: typeof savedSearches,
  served: readonly DomainId[],
): void {
  const requireServed = (name: DomainId, field: string) => {
    if (!served.includes(name)) throw invalidInput('errors.wrongGrouping', field, { name });
  };
  const requireDashboard = ({ groupingDetails: { name } }: QueryDetails) =>
    requireServed(name, 'body.queryDetails.groupingDetails.name');

  answer(app, calls.list, async ({ body: { groupingName } }, { actor }) => {
    requireServed(groupingName, 'body.groupingName');
    return listSavedSearches(parts, actor, groupingName);
  });
  answer(app, calls.preview, async ({ body: { queryDetails } }, { actor }) => {
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
