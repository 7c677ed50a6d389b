import type { FastifyInstance } from 'fastify';
import { getMinistry, getMinistryPapers } from 'contract/ministries';
import type { Parts } from '#domains/persons/index.ts';
import { answerAs } from '#platform/http.ts';
import { askedOf } from './asked.ts';
import { headOfMinistry } from './head.ts';
import { toldOf } from './told.ts';

/** The page of a ministry, each part a call of its own. */
export function ministryRoutes(app: FastifyInstance, parts: Parts): void {
  answerAs(app, 'documents', getMinistry, async ({ params, body }, call) => ({
    data: await headOfMinistry(await askedOf(parts, call, { ...params, ...body })),
  }));
  answerAs(app, 'documents', getMinistryPapers, async ({ params, body }, call) => ({
    data: await toldOf(await askedOf(parts, call, { ...params, ...body })),
  }));
}
