import type { FastifyInstance } from 'fastify';
import {
  beFedFilters,
  beFlmFilters,
  documentFilterTypes,
  euFilters,
  nlFilters,
  nlLrFilters,
} from 'contract/filters';
import { searchEuTimeline, searchTimeline as searchTimelineCall } from 'contract/timeline';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { Signer } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { openCursors } from './cursor.ts';
import { filtersOf, filterTypesOf } from './filters.ts';
import { domainsButEu } from './search.ts';
import { searchTimeline } from './timeline.ts';

interface Parts {
  documents: DocumentStore;
  signer: Signer;
  clock: Clock;
}

/** The search of the dashboards and their filter trees. */
export function timelineRoutes(app: FastifyInstance, { documents, signer, clock }: Parts): void {
  const parts = { documents, clock, cursors: openCursors(signer, clock) };

  answer(app, searchTimelineCall, ({ body }, { actor }) => searchTimeline(parts, actor, body, domainsButEu));
  answer(app, searchEuTimeline, ({ body }, { actor }) => searchTimeline(parts, actor, body, ['eu']));

  answer(app, nlFilters, (_input, { actor, locale }) => filtersOf(documents, 'nl', actor, locale));
  answer(app, nlLrFilters, (_input, { actor, locale }) => filtersOf(documents, 'nl-lr', actor, locale));
  answer(app, euFilters, (_input, { actor, locale }) => filtersOf(documents, 'eu', actor, locale));
  answer(app, beFedFilters, (_input, { actor, locale }) => filtersOf(documents, 'be-fed', actor, locale));
  answer(app, beFlmFilters, (_input, { actor, locale }) => filtersOf(documents, 'be-flm', actor, locale));
  answer(app, documentFilterTypes, (_input, { actor, locale }) => filterTypesOf(documents, actor, locale));
}
