import type { FastifyInstance } from 'fastify';
import { getEmailConfig, putEmailConfig } from 'contract/email-config';
import { getPreferences, putPreferences } from 'contract/users';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { changeEmailConfig, readEmailConfig } from './email-config.ts';
import { changePreferences, readPreferences } from './preferences.ts';

/** Answers the user's preferences and when they are mailed (specification §3, User preferences, Settings). */
export function settingsRoutes(app: FastifyInstance, { db, clock }: { db: PeopleStore; clock: Clock }): void {
  answer(app, getPreferences, async (_input, { actor }) => readPreferences(db, actor));
  answer(app, putPreferences, async ({ body }, { actor }) => changePreferences(db, actor, body));
  answer(app, getEmailConfig, (_input, { actor }) => readEmailConfig(db, actor.userId, clock.now()));
  answer(app, putEmailConfig, ({ body }, { actor }) =>
    changeEmailConfig(db, actor.userId, body, clock.now()),
  );
}
