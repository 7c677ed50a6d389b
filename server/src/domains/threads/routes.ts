import type { FastifyInstance } from 'fastify';
import { getNamedProcedures, getThread, getThreadItems } from 'contract/threads';
import type { DossierParts } from '#domains/dossiers/index.ts';
import { answerAs } from '#platform/http.ts';
import { namedProcedures } from './named-procedures.ts';
import { threadItems, threadOf } from './thread.ts';

/** One thread from the Union to the Netherlands and Belgium, and back from a national dossier (UX-3, 27). */
export function threadRoutes(app: FastifyInstance, parts: DossierParts): void {
  answerAs(app, 'documents', getThread, async ({ params }, { actor }) => ({
    data: await threadOf(parts, actor, params.number),
  }));
  answerAs(app, 'documents', getThreadItems, ({ params, body }, { actor }) =>
    threadItems(parts, actor, { ...params, ...body }),
  );
  answerAs(app, 'documents', getNamedProcedures, async ({ params }, { actor }) => ({
    data: await namedProcedures(parts.documents, actor, params),
  }));
}
