import type { FastifyInstance } from 'fastify';
import { getPreferences, putPreferences } from 'contract/users';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { changePreferences, readPreferences } from './preferences.ts';

/** Answers the user's preferences (specification §3, User preferences). */
export function settingsRoutes(app: FastifyInstance, { db }: { db: PeopleStore }): void {
  answer(app, getPreferences, async (_input, { actor }) => readPreferences(db, actor));
  answer(app, putPreferences, async ({ body }, { actor }) => changePreferences(db, actor, body));
}
