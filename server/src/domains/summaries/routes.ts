import type { FastifyInstance } from 'fastify';
import { domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { SummaryKind } from 'contract/summaries';
import * as calls from 'contract/summary-calls';
import { readableDocument } from '#domains/documents/index.ts';
import type { Clock } from '#platform/clock.ts';
import { answerAs, type Call } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { judgeSummary, requestSummary, type SummarySettings, summaryState } from './state.ts';

interface Needs {
  documents: DocumentStore;
  db: PeopleStore;
  clock: Clock;
  settings: SummarySettings;
}

/** The summaries of a document: how it stands with them, asking for one, and judging it. */
export function summaryRoutes(app: FastifyInstance, { documents, db, clock, settings }: Needs): void {
  const readable = ({ actor }: Call, id: DocumentId) => readableDocument(documents, actor, id, domainIds);
  const asking = ({ actor, locale }: Call, kind: SummaryKind) => ({
    userId: actor.userId,
    kind,
    locale,
    now: clock.now().getTime(),
  });

  answerAs(app, 'documents', calls.getSummary, async ({ params, query }, call) => {
    const document = await readable(call, params.id);
    const { kind, locale = call.locale } = query;
    return { data: await summaryState(db, settings, document, { ...asking(call, kind), locale }) };
  });
  answerAs(app, 'documents', calls.requestSummary, async ({ params, body: { kind, again } }, call) => {
    const document = await readable(call, params.id);
    return { data: await requestSummary(db, settings, document, { ...asking(call, kind), again }) };
  });
  answerAs(app, 'documents', calls.judgeSummary, async ({ params, body: { kind, judgement } }, call) => {
    const document = await readable(call, params.id);
    return { data: await judgeSummary(db, settings, document, { ...asking(call, kind), judgement }) };
  });
}
