import type { FastifyInstance } from 'fastify';
import { getHighlight } from 'contract/highlight-word';
import { listMailedDocuments } from 'contract/mailed-documents';
import { notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import { queryOfKey } from './highlights.ts';
import { mailedDocuments, type Parts } from './mailed-documents.ts';

/** Answers what the links of a mail lead to. */
export function mailedRoutes(app: FastifyInstance, parts: Parts): void {
  answer(app, getHighlight, async ({ params: { key } }) => {
    const query = await queryOfKey(parts.db, key);
    if (query === undefined) throw notFound();
    return { query };
  });
  answer(app, listMailedDocuments, ({ params: { id }, query: { search, from, size } }, { actor }) =>
    mailedDocuments(parts, actor, { id, search, from, size }),
  );
}
