import type { FastifyInstance } from 'fastify';
import { findSubjects as findSubjectsCall } from 'contract/subjects';
import type { Parts } from '#domains/persons/index.ts';
import { answerAs } from '#platform/http.ts';
import { findSubjects } from './find.ts';

/** Which persons, parties and ministries have a page, by what they are called. */
export function subjectRoutes(app: FastifyInstance, parts: Parts): void {
  answerAs(app, 'documents', findSubjectsCall, async ({ body }, { actor }) => ({
    data: await findSubjects(parts, actor, body),
  }));
}
