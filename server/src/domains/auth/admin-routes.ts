import type { FastifyInstance } from 'fastify';
import { type AdminSession, adminLogin, adminLogout, getAdminSession } from 'contract/admin/session';
import { findPeople } from 'contract/admin/people';
import { audit } from '#domains/audit/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer, answerAs } from '#platform/http.ts';
import { argonPasswords, type Passwords } from '#platform/passwords.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { peopleNamed } from './find-people.ts';
import { logInToAdmin } from './login.ts';
import { endSession } from './sessions.ts';

interface Needs {
  db: PeopleStore;
  clock: Clock;
  /** Replaced only to count the work. */
  passwords?: Passwords;
}

/** Answers login and logout of the admin site, and who somebody means there (decision 6.7). */
export function adminSessionRoutes(app: FastifyInstance, { db, clock, passwords }: Needs): void {
  const checks = { db, clock, passwords: passwords ?? argonPasswords() };

  answerAs(app, 'login', adminLogin, async ({ body }, { address, request, reply }) => {
    app.adminCookie.refuseForeign(request);
    const userAgent = request.headers['user-agent'] ?? '';
    const { token, sessionId, actor } = await logInToAdmin(checks, { ...body, address, userAgent });
    const former = app.adminCookie.read(request);
    if (former !== undefined) await endSession(db, former);
    app.adminCookie.set(reply, token);
    return told(actor, sessionId);
  });

  answer(app, adminLogout, async (_input, call) => {
    await db.transaction().execute(async (transaction) => {
      const { email: target, organisationId } = call.actor;
      await endSession(transaction, call.session.token);
      await audit(
        transaction,
        call,
        { action: 'session.end', target, organisationId },
        clock.now().getTime(),
      );
    });
    app.adminCookie.clear(call.reply);
    return { status: 'success' as const };
  });

  answer(app, findPeople, async ({ query }, { actor }) => ({
    data: await peopleNamed(db, actor, query.text),
  }));

  answer(app, getAdminSession, async (_input, { actor, session: { sessionId } }) => told(actor, sessionId));
}

function told(actor: Actor, sessionId: string): AdminSession {
  const { email, firstName, lastName, organisationId: id, organisation: name } = actor;
  const kind = actor.roles.includes('staff') ? 'staff' : 'organisation';
  return { sessionId, email, firstName, lastName, kind, organisation: { id, name } };
}
