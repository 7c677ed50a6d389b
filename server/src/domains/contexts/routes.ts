import type { FastifyInstance } from 'fastify';
import { explainContext } from 'contract/context-calls';
import { domainIds } from 'contract/dashboards';
import { readableDocument } from '#domains/documents/index.ts';
import { answerAs } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { builtInClassifier } from './built-in.ts';
import { whyContext } from './why.ts';

/** Why documents have their percentages for policy areas. */
export function contextRoutes(app: FastifyInstance, { documents }: { documents: DocumentStore }): void {
  const model = builtInClassifier();
  app.addHook('onClose', () => model.close());
  answerAs(app, 'documents', explainContext, async ({ params }, { actor }) => ({
    data: await whyContext(
      await readableDocument(documents, actor, params.id, domainIds),
      params.code,
      model,
    ),
  }));
}
