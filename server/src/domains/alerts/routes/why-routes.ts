import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/admin/why';
import { answerAs } from '#platform/http.ts';
import type { WhyParts } from '../why/facts.ts';
import { documentsMeant } from '../why/find-documents.ts';
import { whyOf } from '../why/why.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';

/** Why a user was mailed of a document or not, and which document is meant; for staff (decision 6.7). */
export function whyRoutes(
  app: FastifyInstance,
  { documents, ...parts }: WhyParts & { documents: DocumentStore; address: string },
): void {
  answerAs(app, 'documents', calls.getWhy, ({ params, query }, { locale }) =>
    whyOf({ ...parts, documents }, { userId: params.id, documentId: query.document, locale }),
  );
  answerAs(app, 'search', calls.findDocuments, async ({ query }) => ({
    data: await documentsMeant(documents, query.text),
  }));
}
