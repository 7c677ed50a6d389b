import type { FastifyInstance } from 'fastify';
import { limits } from 'contract/limits';
import {
  getPerson,
  getPersonMeetings,
  getPersonPapers,
  getPersonSaid,
  getPersonsOfDocument,
  getPersonVotes,
} from 'contract/persons';
import type { Clock } from '#platform/clock.ts';
import { answerAs } from '#platform/http.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { askedOf } from './asked.ts';
import { papersWithFate } from './fate.ts';
import { headOfPerson } from './head.ts';
import { personLists } from './list.ts';
import { meetingsOf } from './meetings.ts';
import { personsOfDocument } from './named.ts';
import { saidBy } from './said.ts';
import { votesOf } from './votes.ts';

/** The page of a person, each part a call of its own, and whom the names of a document stand for. */
export function personRoutes(
  app: FastifyInstance,
  { db, documents, clock }: { db: PeopleStore; documents: DocumentStore; clock: Clock },
): void {
  const parts = { documents, clock, persons: personLists(db) };
  answerAs(app, 'documents', getPerson, async ({ params, body }, call) => ({
    data: await headOfPerson(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPersonSaid, async ({ params, body }, call) => ({
    data: await saidBy(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPersonPapers, async ({ params, body }, call) => ({
    data: await papersWithFate(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPersonMeetings, async ({ params }, call) => ({
    data: await meetingsOf(await askedOf(parts, call, params.id, limits.personMonths)),
  }));
  answerAs(app, 'documents', getPersonVotes, async ({ params, body }, call) => ({
    data: await votesOf(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPersonsOfDocument, async ({ params }, { actor }) => ({
    data: await personsOfDocument(parts, actor, params.id),
  }));
}
