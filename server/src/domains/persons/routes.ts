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
import { answerAs } from '#platform/http.ts';
import { type Asked, askedOf, type Parts } from './asked.ts';
import { papersWithFate } from './fate.ts';
import { headOfPerson } from './head.ts';
import { meetingsOf } from './meetings.ts';
import { personsOfDocument } from './named.ts';
import { papersOf } from './papers.ts';
import { saidBy } from './said.ts';
import { votesOf } from './votes.ts';

const papersOfPerson = async (asked: Asked) => papersWithFate(asked, await papersOf(asked));

/** The page of a person, each part a call of its own, and whom the names of a document stand for. */
export function personRoutes(app: FastifyInstance, parts: Parts): void {
  answerAs(app, 'documents', getPerson, async ({ params, body }, call) => ({
    data: await headOfPerson(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPersonSaid, async ({ params, body }, call) => ({
    data: await saidBy(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPersonPapers, async ({ params, body }, call) => ({
    data: await papersOfPerson(await askedOf(parts, call, params.id, body.months)),
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
