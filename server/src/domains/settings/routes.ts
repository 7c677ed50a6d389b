import type { FastifyInstance } from 'fastify';
import { getEmailConfig, putEmailConfig } from 'contract/email-config';
import * as colours from 'contract/newsletter-colours';
import { getPreferences, putPreferences } from 'contract/users';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { changeEmailConfig, readEmailConfig } from './email-config.ts';
import {
  changeOwnColours,
  changeSharedColours,
  readColours,
  undoSharedColours,
} from './newsletter-colours.ts';
import { changePreferences, readPreferences } from './preferences.ts';

/** Answers what users set for themselves and for their organisation (specification §3, User preferences, Settings). */
export function settingsRoutes(app: FastifyInstance, { db, clock }: { db: PeopleStore; clock: Clock }): void {
  answer(app, getPreferences, async (_input, { actor }) => readPreferences(db, actor));
  answer(app, putPreferences, async ({ body }, { actor }) => changePreferences(db, actor, body));
  answer(app, getEmailConfig, (_input, { actor }) => readEmailConfig(db, actor.userId, clock.now()));
  answer(app, putEmailConfig, ({ body }, { actor }) =>
    changeEmailConfig(db, actor.userId, body, clock.now()),
  );

  answer(app, colours.getNewsletterColours, (_input, { actor }) => readColours(db, actor, clock.now()));
  answer(app, colours.putNewsletterColours, async ({ body }, { actor }) => {
    await changeOwnColours(db, actor, body.colours);
    return readColours(db, actor, clock.now());
  });
  answer(app, colours.putOrganizationColours, async ({ body }, { actor }) => {
    await changeSharedColours(db, actor, body.colours, clock.now());
    return readColours(db, actor, clock.now());
  });
  answer(app, colours.undoOrganizationColours, async ({ body }, { actor }) => {
    await undoSharedColours(db, actor, body.number, clock.now());
    return readColours(db, actor, clock.now());
  });
}
