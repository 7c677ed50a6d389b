import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/admin/organisations';
import * as users from 'contract/admin/users';
import type { Afterwards } from '#platform/afterwards.ts';
import { answer, answerAs } from '#platform/http.ts';
import { changeEmail, changeUser, endSessions } from './change-user.ts';
import { deactivateUser, type HandOverParts, handOverOf, restoreUser } from './deactivate.ts';
import { importUsers, previewImport } from './import.ts';
import { inviteAgain, type InviteParts, inviteUser } from './invite.ts';
import { changeLimit, touchedBy } from './limits.ts';
import { endModule, restrictColours, setModule } from './modules.ts';
import {
  changeOrganisation,
  createOrganisation,
  oneOrganisation,
  organisationsFound,
  setPreferences,
} from './organisations.ts';
import { usersFound } from './users.ts';

const done = { status: 'success' } as const;

type Parts = InviteParts & HandOverParts & { afterwards: Afterwards };

/** Answers what the admin site asks of organisations and their users (decision 6.7). */
export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  organisationRoutes(app, parts);
  userRoutes(app, parts);
}

function organisationRoutes(app: FastifyInstance, { db, clock }: Parts): void {
  const now = () => clock.now().getTime();
  answer(app, calls.listOrganisations, ({ query }, doer) => organisationsFound(db, doer, query, now()));
  answer(app, calls.getOrganisation, ({ params }, doer) => oneOrganisation(db, doer, params.id, now()));
  answer(app, calls.createOrganisation, async ({ body: { reason, ...body } }, doer) => ({
    id: await createOrganisation(db, doer, body, { reason, now: now() }),
  }));
  answer(app, calls.changeOrganisation, async ({ params, body: { reason, ...changes } }, doer) => {
    await changeOrganisation(db, doer, params.id, changes, { reason, now: now() });
    return done;
  });
  answer(app, calls.setModule, async ({ params, body: { reason, ...days } }, doer) => {
    const { id: organisationId, moduleKey } = params;
    await setModule(db, doer, { organisationId, moduleKey, ...days }, { reason, now: now() });
    return done;
  });
  answer(app, calls.endModule, async ({ params, body: { reason } }, doer) => {
    const { id: organisationId, moduleKey } = params;
    await endModule(db, doer, { organisationId, moduleKey }, { reason, now: now() });
    return done;
  });
  answer(app, calls.setLimit, async ({ params, body: { reason, value } }, doer) => {
    const { id: organisationId, name } = params;
    await changeLimit(db, doer, { organisationId, name, value }, { reason, now: now() });
    return done;
  });
  answer(app, calls.listTouched, ({ params: { id, name }, query: { value } }, doer) =>
    touchedBy(db, doer, { organisationId: id, name, value }, now()),
  );
  answer(app, calls.restrictColours, async ({ params, body: { ofAdmins, reason } }, doer) => {
    await restrictColours(db, doer, { organisationId: params.id, ofAdmins }, { reason, now: now() });
    return done;
  });
  answer(app, calls.setOrganisationPreferences, async ({ params, body }, doer) => {
    await setPreferences(db, doer, params.id, body.preferences, { reason: body.reason, now: now() });
    return done;
  });
}

function userRoutes(app: FastifyInstance, parts: Parts): void {
  const { db, clock, afterwards } = parts;
  const now = () => clock.now().getTime();

  answer(app, users.listUsers, ({ query }, doer) => usersFound(db, doer, query, now()));
  answer(app, users.inviteUser, ({ body: { reason, ...invited } }, doer) =>
    inviteUser(parts, doer, invited, reason),
  );
  answer(app, users.inviteAgain, ({ params, body }, doer) =>
    inviteAgain(parts, doer, params.id, body.reason),
  );
  answer(app, users.changeUser, async ({ params, body: { reason, ...changes } }, doer) => {
    await changeUser(db, doer, params.id, changes, { reason, now: now() });
    return done;
  });
  answer(app, users.changeEmail, ({ params: { id }, body: { email, reason } }, doer) =>
    changeEmail(parts, doer, { id, email }, reason),
  );
  answer(app, users.endUserSessions, async ({ params, body: { reason } }, doer) => {
    await endSessions(db, doer, params.id, { reason, now: now() });
    return done;
  });
  answer(app, users.restoreUser, async ({ params, body: { reason } }, doer) => {
    await restoreUser(db, doer, params.id, { reason, now: now() });
    return done;
  });
  answer(app, users.getHandOver, ({ params: { id }, query: { receiverId } }, doer) =>
    handOverOf(parts, doer, { id, receiverId }, doer.locale),
  );
  answer(app, users.deactivateUser, ({ params: { id }, body: { handOver, reason } }, doer) =>
    deactivateUser(parts, doer, { id, handOver }, reason),
  );
  answer(app, users.previewUserImport, async ({ body }, doer) => ({
    lines: await previewImport(db, doer, body, doer.locale, now()),
  }));
  answerAs(app, 'export', users.importUsers, async ({ body: { reason, ...asked } }, doer) => {
    const { made, mailAll } = await importUsers(parts, doer, asked, doer.locale, reason);
    // Hundreds of mails take longer than anybody waits; who got none shows so and is mailed again by hand.
    afterwards(mailAll(), 'activation mails of an import were not sent');
    return { made };
  });
}
