import type { FastifyInstance } from 'fastify';
import { type AdminSession, adminLogin, adminLogout, getAdminSession } from 'contract/admin/session';
import { beginAdminFactor, challengeAdminPasskey, finishAdminFactor } from 'contract/admin/second-factor';
import { findPeople } from 'contract/admin/people';
import { audit } from '#domains/audit/index.ts';
import type { Actor } from '#platform/access.ts';
import { answer, answerAs, type Call, clientOf } from '#platform/http.ts';
import { type PasswordChecks, rightful } from './credentials.ts';
import type { FactorParts } from './factor/parts.ts';
import { challengePasskey } from './factor/passkeys.ts';
import { beginAtLogin, finishAtLogin } from './factor/set-up.ts';
import { peopleNamed } from './find-people.ts';
import { logInToAdmin } from './login.ts';
import { endSession, type StartedSession } from './sessions.ts';

/** Answers login and logout of the admin site, and who somebody means there (decision 6.7). */
export function adminSessionRoutes(app: FastifyInstance, parts: PasswordChecks & FactorParts): void {
  const { db, clock } = parts;

  /** Tells the browser of a session that has begun; the one it had before ends. */
  async function begun({ token, sessionId, actor }: StartedSession & { actor: Actor }, call: Call) {
    const former = app.adminCookie.read(call.request);
    if (former !== undefined) await endSession(db, former);
    app.adminCookie.set(call.reply, token);
    return told(actor, sessionId);
  }

  answerAs(app, 'login', adminLogin, async ({ body }, call) => {
    app.adminCookie.refuseForeign(call.request);
    return begun(await logInToAdmin(parts, { ...body, ...clientOf(call) }), call);
  });

  answerAs(app, 'login', beginAdminFactor, ({ body }, { address }) =>
    beginAtLogin(parts, 'admin', { ...body, address }),
  );

  answer(app, finishAdminFactor, async ({ body }, call) => {
    app.adminCookie.refuseForeign(call.request);
    const { recoveryCodes, ...session } = await finishAtLogin(parts, 'admin', {
      ...body,
      ...clientOf(call),
    });
    return { ...(await begun(session, call)), recoveryCodes };
  });

  answerAs(app, 'login', challengeAdminPasskey, async ({ body }, { address }) => {
    const { userId } = await rightful(parts, { ...body, address }, 'admin');
    return challengePasskey(parts, userId, 'admin');
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
