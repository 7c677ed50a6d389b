import type { FastifyInstance } from 'fastify';
import { dashboards } from 'contract/dashboards';
import { getParties, getParty, getPartyPapers, getPartySaid, getPartyVotes } from 'contract/parties';
import { papersWithFate, type Parts, partiesOf } from '#domains/persons/index.ts';
import { mayReadDomain } from '#platform/access.ts';
import { outsideSubscription } from '#platform/errors.ts';
import { answerAs } from '#platform/http.ts';
import { type AskedParty, askedOf } from './asked.ts';
import { headOfParty } from './head.ts';
import { papersOf } from './papers.ts';
import { saidFor } from './said.ts';
import { votesOf } from './votes.ts';

const papersOfParty = async (asked: AskedParty) => papersWithFate(asked, await papersOf(asked));

/** The page of a party, each part a call of its own, and which parties the lists have. */
export function partyRoutes(app: FastifyInstance, parts: Parts): void {
  answerAs(app, 'documents', getParties, async ({ params: { domain } }, { actor }) => {
    if (!mayReadDomain(actor, domain)) throw outsideSubscription(dashboards[domain].module);
    return { data: partiesOf(await parts.persons(), domain).all.map(({ row }) => row) };
  });
  answerAs(app, 'documents', getParty, async ({ params, body }, call) => ({
    data: await headOfParty(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPartySaid, async ({ params, body }, call) => ({
    data: await saidFor(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPartyPapers, async ({ params, body }, call) => ({
    data: await papersOfParty(await askedOf(parts, call, params.id, body.months)),
  }));
  answerAs(app, 'documents', getPartyVotes, async ({ params, body }, call) => ({
    data: await votesOf(await askedOf(parts, call, params.id, body.months)),
  }));
}
