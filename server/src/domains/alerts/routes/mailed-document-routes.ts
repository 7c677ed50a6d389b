import type { FastifyInstance } from 'fastify';
import { getHighlight, keepHighlight } from 'contract/highlight-word';
import { limits } from 'contract/limits';
import { listMailedDocuments } from 'contract/mailed-documents';
import { notFound } from '#platform/errors.ts';
import type { Clock } from '#platform/clock.ts';
import { answer, answerAs } from '#platform/http.ts';
import { limitRequests } from '#platform/request-limit.ts';
import { highlightPart } from '../mails/marked-query.ts';
import { keepHighlights, queryOfKey } from '../tell/long-queries.ts';
import { mailedDocuments, type Parts } from '../tell/mailed-documents.ts';

/** Answers what the links of a mail lead to, and the queries of any link that are too long to be in it. */
export function mailedDocumentRoutes(app: FastifyInstance, parts: Parts & { clock: Clock }): void {
  const countKept = limitRequests(app, {
    name: 'highlights',
    most: limits.highlightRequests,
    within: limits.highlightWindow,
    keyOf: ({ session }) => session!.actor.userId,
  });
  answer(app, getHighlight, async ({ params: { key } }) => {
    const query = await queryOfKey(parts.db, key);
    if (query === undefined) throw notFound();
    return { query };
  });
  answer(app, keepHighlight, async ({ body: { query } }, { request }) => {
    await countKept(request);
    await keepHighlights(parts.db, [query], parts.clock.now().getTime());
    return { key: highlightPart(query) };
  });
  answerAs(app, 'documents', listMailedDocuments, ({ params, query }, { actor }) =>
    mailedDocuments(parts, actor, { ...params, ...query }),
  );
}
