import type { FastifyInstance } from 'fastify';
import { domainIds } from 'contract/dashboards';
import { dashboardFilters, documentFilterTypes } from 'contract/filters';
import { suggestQueries as suggestQueriesCall } from 'contract/query-suggestions';
import { limits } from 'contract/limits';
import { suggestValues } from 'contract/suggested-values';
import { countNewHits as countNewHitsCall, searchTimeline as searchTimelineCall } from 'contract/timeline';
import { scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answerAs, answerAtEach } from '#platform/http.ts';
import type { Signer } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { committeeNames } from './committee-names.ts';
import { openCursors } from './cursor.ts';
import { filtersOf, filterTypesOf } from './filters.ts';
import { suggestQueries } from './suggestions.ts';
import type { Labelled } from './search.ts';
import {
  type AgendaBeside,
  countNewHits,
  type LabelsOn,
  type PersonsOfRows,
  searchTimeline,
  type Summarised,
} from './timeline.ts';

interface Parts {
  documents: DocumentStore;
  signer: Signer;
  clock: Clock;
  /** Which of some documents have a summary ready in a language. */
  summarised: Summarised;
  agendaBeside: AgendaBeside;
  labelled: Labelled;
  labelsOn: LabelsOn;
  personsOfRows: PersonsOfRows;
}

/** The search of the dashboards and their filter trees. */
export function timelineRoutes(app: FastifyInstance, needs: Parts): void {
  const { documents, signer, clock } = needs;
  const parts = { ...needs, cursors: openCursors(signer, clock) };
  const filterParts = { documents, committeeNames: committeeNames(documents) };

  answerAtEach(
    app,
    'search',
    searchTimelineCall,
    (served) =>
      ({ body }, call) =>
        searchTimeline(parts, call, body, served),
  );
  answerAtEach(
    app,
    'search',
    countNewHitsCall,
    (served) =>
      ({ body }, { actor }) =>
        countNewHits(parts, actor, body, served),
  );
  answerAtEach(
    app,
    'search',
    suggestQueriesCall,
    (served) =>
      ({ body }, { actor }) =>
        suggestQueries(parts, actor, body, served),
  );

  answerAs(app, 'documents', suggestValues, async ({ body: { groupingName, field, text } }, { actor }) => {
    const limit = limits.maximumSuggestedValues;
    const scope = scopeOf(actor);
    const kind = 'document';
    return { data: await documents.fieldValues({ domain: groupingName, kind, field, text, scope, limit }) };
  });
  for (const domain of domainIds) {
    answerAs(app, 'documents', dashboardFilters[domain], (_input, { actor, locale }) =>
      filtersOf(filterParts, domain, actor, locale),
    );
  }
  answerAs(app, 'documents', documentFilterTypes, (_input, { actor, locale }) =>
    filterTypesOf(filterParts, actor, locale),
  );
}
