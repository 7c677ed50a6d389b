import type { FastifyInstance } from 'fastify';
import { getFreshness, getLateSources } from 'contract/freshness';
import { scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { freshnessOf, lateSources } from './freshness.ts';

/** How fresh the sources are: all of it for staff, what is late for readers (decision 9.9). */
export function sourceRoutes(
  app: FastifyInstance,
  { people, clock }: { people: PeopleStore; clock: Clock },
): void {
  const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());
  answer(app, getFreshness, async () => ({
    data: (await freshnessOf(people, clock.now().getTime())).map(
      ({ lastAttempt, lastSuccess, lastNews, faults, ...rest }) => ({
        ...rest,
        lastAttempt: iso(lastAttempt),
        lastSuccess: iso(lastSuccess),
        lastNews: iso(lastNews),
        faults: faults.map(({ at, ...fault }) => ({ at: new Date(at).toISOString(), ...fault })),
      }),
    ),
  }));
  answer(app, getLateSources, async (_request, { actor }) => ({
    data: await lateSources(people, scopeOf(actor).domains, clock.now().getTime()),
  }));
}
