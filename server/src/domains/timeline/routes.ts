import type { FastifyInstance } from 'fastify';
import {
  beFedFilters,
  beFlmFilters,
  documentFilterTypes,
  euFilters,
  nlFilters,
  nlLrFilters,
} from 'contract/filters';
import {
  countNewEuHits,
  countNewHits as countNewHitsCall,
  searchEuTimeline,
  searchTimeline as searchTimelineCall,
} from 'contract/timeline';
import type { Clock } from '#platform/clock.ts';
import { answerAs } from '#platform/http.ts';
import type { Signer } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { committeeNames } from './committee-names.ts';
import { openCursors } from './cursor.ts';
import { filtersOf, filterTypesOf } from './filters.ts';
import { domainsButEu } from './search.ts';
import { countNewHits, searchTimeline, type Summarised } from './timeline.ts';

interface Parts {
  documents: DocumentStore;
  signer: Signer;
  clock: Clock;
  /** Which of some documents have a summary ready in a language. */
  summarised: Summarised;
}

/** The search of the dashboards and their filter trees. */
export function timelineRoutes(app: FastifyInstance, needs: Parts): void {
  const { documents, signer, clock, summarised } = needs;
  const parts = { documents, clock, summarised, cursors: openCursors(signer, clock) };
  const filterParts = { documents, committeeNames: committeeNames(documents) };

  answerAs(app, 'search', searchTimelineCall, ({ body }, call) =>
    searchTimeline(parts, call, body, domainsButEu),
  );
  answerAs(app, 'search', searchEuTimeline, ({ body }, call) => searchTimeline(parts, call, body, ['eu']));
  answerAs(app, 'search', countNewHitsCall, ({ body }, { actor }) =>
    countNewHits(parts, actor, body, domainsButEu),
  );
  answerAs(app, 'search', countNewEuHits, ({ body }, { actor }) => countNewHits(parts, actor, body, ['eu']));

  answerAs(app, 'documents', nlFilters, (_input, { actor, locale }) =>
    filtersOf(filterParts, 'nl', actor, locale),
  );
  answerAs(app, 'documents', nlLrFilters, (_input, { actor, locale }) =>
    filtersOf(filterParts, 'nl-lr', actor, locale),
  );
  answerAs(app, 'documents', euFilters, (_input, { actor, locale }) =>
    filtersOf(filterParts, 'eu', actor, locale),
  );
  answerAs(app, 'documents', beFedFilters, (_input, { actor, locale }) =>
    filtersOf(filterParts, 'be-fed', actor, locale),
  );
  answerAs(app, 'documents', beFlmFilters, (_input, { actor, locale }) =>
    filtersOf(filterParts, 'be-flm', actor, locale),
  );
  answerAs(app, 'documents', documentFilterTypes, (_input, { actor, locale }) =>
    filterTypesOf(filterParts, actor, locale),
  );
}
