import type { FastifyInstance } from 'fastify';
import { getHighlight } from 'contract/highlight-word';
import { notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { queryOfKey } from './highlights.ts';

/** Answers what the links of a mail lead to. */
export function mailedRoutes(app: FastifyInstance, { db }: { db: PeopleStore }): void {
  answer(app, getHighlight, async ({ params: { key } }) => {
    const query = await queryOfKey(db, key);
    if (query === undefined) throw notFound();
    return { query };
  });
}
