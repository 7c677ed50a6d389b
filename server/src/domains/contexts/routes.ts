import type { FastifyInstance } from 'fastify';
import { explainContext } from 'contract/context-calls';
import { domainIds } from 'contract/dashboards';
import { readableDocument } from '#domains/documents/index.ts';
import { answerAs } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { BuiltInClassifier } from './built-in.ts';
import { whyContext } from './why.ts';

interface Needs {
  documents: DocumentStore;
  model: BuiltInClassifier;
}

/** Why documents have their percentages for policy areas. */
export function contextRoutes(app: FastifyInstance, { documents, model }: Needs): void {
  answerAs(app, 'documents', explainContext, async ({ params }, { actor }) => ({
    data: await whyContext(
      await readableDocument(documents, actor, params.id, domainIds),
      params.code,
      model,
    ),
  }));
}
