import type { FastifyInstance } from 'fastify';
import { getDossierFiles } from 'contract/dossier-files';
import { getDossier, getDossierRows, seenPage } from 'contract/dossiers';
import { answerAs } from '#platform/http.ts';
import { type DossierParts, dossierOf, dossierRows, seeDossier } from './dossier.ts';
import { dossierFiles } from './files.ts';

/** The page of a dossier: what stands above and beside, its rows, and that all of it was seen (UX-3, 26). */
export function dossierRoutes(app: FastifyInstance, parts: DossierParts): void {
  answerAs(app, 'documents', getDossier, async ({ params, body }, { actor }) => ({
    data: await dossierOf(parts, actor, { ...params, ...body }),
  }));
  answerAs(app, 'documents', getDossierRows, ({ params, body }, { actor }) =>
    dossierRows(parts, actor, { ...params, ...body }),
  );
  answerAs(app, 'documents', getDossierFiles, ({ params, body }, { actor }) =>
    dossierFiles(parts.documents, actor, { ...params, ...body }),
  );
  answerAs(app, 'documents', seenPage, async ({ params, body }, { actor }) => {
    await seeDossier(parts, actor, { ...params, ...body });
    return { seen: true as const };
  });
}
