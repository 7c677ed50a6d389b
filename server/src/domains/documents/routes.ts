import type { FastifyInstance } from 'fastify';
import { getDocument } from 'contract/documents';
import { answer } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { documentDetail } from './detail.ts';

/** The document page's call. */
export function documentRoutes(app: FastifyInstance, { documents }: { documents: DocumentStore }): void {
  answer(app, getDocument, async ({ params, body }, { actor }) => ({
    data: await documentDetail(documents, actor, params.id, body.highlightWord, body.metadataField),
  }));
}
