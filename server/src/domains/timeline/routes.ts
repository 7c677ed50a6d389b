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
import { answer } from '#platform/http.ts';
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

  answer(app, searchTimelineCall, ({ body }, call) => searchTimeline(parts, call, body, domainsButEu));
  answer(app, searchEuTimeline, ({ body }, call) => searchTimeline(parts, call, body, ['eu']));
  answer(app, countNewHitsCall, ({ body }, { actor }) => countNewHits(parts, actor, body, domainsButEu));
  answer(app, countNewEuHits, ({ body }, { actor }) => countNewHits(parts, actor, body, ['eu']));

  answer(app, nlFilters, (_input, { actor, locale }) => filtersOf(filterParts, 'nl', actor, locale));
  answer(app, nlLrFilters, (_input, { actor, locale }) => filtersOf(filterParts, 'nl-lr', actor, locale));
  answer(app, euFilters, (_input, { actor, locale }) => filtersOf(filterParts, 'eu', actor, locale));
  answer(app, beFedFilters, (_input, { actor, locale }) => filtersOf(filterParts, 'be-fed', actor, locale));
  answer(app, beFlmFilters, (_input, { actor, locale }) => filtersOf(filterParts, 'be-flm', actor, locale));
  answer(app, documentFilterTypes, (_input, { actor, locale }) => filterTypesOf(filterParts, actor, locale));
}
