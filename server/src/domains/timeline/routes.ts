import type { FastifyInstance } from 'fastify';
import type { DomainId } from 'contract/dashboards';
import { nlFilters, searchTimeline as searchTimelineCall } from 'contract/timeline';
import { documentFilterTypes } from 'contract/users';
import { type Actor, mayReadDomain } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { Signer } from '#platform/tickets.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { openCursors } from './cursor.ts';
import { filtersOf } from './filters.ts';
import { searchTimeline } from './timeline.ts';

interface Parts {
  documents: DocumentStore;
  signer: Signer;
  clock: Clock;
}

/** The search of the dashboards and their filter trees. */
export function timelineRoutes(app: FastifyInstance, { documents, signer, clock }: Parts): void {
  const parts = { documents, clock, cursors: openCursors(signer, clock) };
  const treeFor = (actor: Actor, domain: DomainId) =>
    mayReadDomain(actor, domain) ? filtersOf(documents, domain, actor) : undefined;

  answer(app, searchTimelineCall, ({ body }, { actor }) => searchTimeline(parts, actor, body));
  answer(app, nlFilters, (_input, { actor }) => filtersOf(documents, 'nl', actor));
  answer(app, documentFilterTypes, async (_input, { actor }) => {
    const [nl, nlLr, eu, beFed, beFlm] = await Promise.all([
      treeFor(actor, 'nl'),
      treeFor(actor, 'nl-lr'),
      treeFor(actor, 'eu'),
      treeFor(actor, 'be-fed'),
      treeFor(actor, 'be-flm'),
    ]);
    return {
      ...(nl ? { nlContexts: nl.contexts, nlGrouping: nl } : {}),
      ...(nlLr ? { nlLrGrouping: nlLr } : {}),
      ...(eu ? { euGrouping: eu } : {}),
      ...(beFed ? { beFedGrouping: beFed } : {}),
      ...(beFlm ? { beFlmGrouping: beFlm } : {}),
    };
  });
}
