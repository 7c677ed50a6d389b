import type { FastifyInstance } from 'fastify';
import { servedAt } from 'contract/addresses';
import { type DomainId, domainIds } from 'contract/dashboards';
import { getDocument } from 'contract/documents';
import { getFileOfDocuments, getRelated } from 'contract/related-documents';
import { answerAs, answerAtEach, type Handler } from '#platform/http.ts';
import { documentDetail, type DetailNeeds } from './detail.ts';
import { fileOfDocuments } from './dossier.ts';
import { relatedTo } from './related.ts';

/** The document page's calls: the document itself, what is related to it and the dossier it is in. */
export function documentRoutes(app: FastifyInstance, needs: DetailNeeds): void {
  const { documents } = needs;
  const detail =
    (served: readonly DomainId[]): Handler<typeof getDocument.common> =>
    async ({ params, body }, call) => ({
      data: await documentDetail(needs, call, params.id, body, served),
    });
  const related =
    (served: readonly DomainId[]): Handler<typeof getRelated.common> =>
    async ({ body }, { actor }) => ({
      data: await relatedTo(documents, actor, body.id, body.size, served),
    });

  answerAs(app, 'documents', getDocument.common, detail(domainIds));
  answerAs(app, 'documents', getDocument.eu, detail(servedAt('eu')));
  answerAs(app, 'documents', getFileOfDocuments, async ({ params, body }, { actor }) => ({
    data: await fileOfDocuments(documents, actor, params.id, body.size),
  }));
  answerAtEach(app, 'documents', getRelated, related);
}
