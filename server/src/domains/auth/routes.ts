import type { FastifyInstance } from 'fastify';
import { changePassword, endAllSessions, endOwnSession, listOwnSessions } from 'contract/own-account';
import { beginFactorAtLogin, challengePasskey, finishFactorAtLogin } from 'contract/second-factor';
import { getSession, login, logout, register, requestPasswordReset, resetPassword } from 'contract/users';
import type { Actor } from '#platform/access.ts';
import type { Afterwards } from '#platform/afterwards.ts';
import { answer, answerAs, type Call, clientOf } from '#platform/http.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Signer } from '#platform/tickets.ts';
import { plainEmail } from './accounts.ts';
import { invitedAt, sendActivation } from './activation.ts';
import { type PasswordChecks, rightful } from './credentials.ts';
import type { FactorParts } from './factor/parts.ts';
import { challengePasskey as challenge } from './factor/passkeys.ts';
import { beginAtLogin, finishAtLogin } from './factor/set-up.ts';
import { logIn } from './login.ts';
import { endOwnSession as endOne, ownSessions } from './own-sessions.ts';
import { changePassword as change } from './password-change.ts';
import { requestReset, resetPassword as setNewPassword } from './password-reset.ts';
import { endSession, endSessionsOf, type StartedSession, sweepEnded } from './sessions.ts';
import { activationOf, countActivation, countTry, resetTries } from './tries.ts';

interface Needs {
  parts: PasswordChecks & FactorParts;
  afterwards: Afterwards;
  mailer: Mailer;
  signer: Signer;
  config: { BASE_URL: string; ADMIN_URL: string | undefined; PRODUCT_NAME: string; SUPPORT_EMAIL: string };
}

type Begun = StartedSession & { actor: Actor };

const sweepInterval = 60 * 60_000;

/** Answers login, logout, the sessions and password of who is logged in, and the two steps of a forgotten one. */
export function authRoutes(app: FastifyInstance, { parts, afterwards, mailer, signer, config }: Needs): void {
  const { db, clock } = parts;
  const settings = {
    site: config.ADMIN_URL ?? config.BASE_URL,
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  };
  const sweep = () => afterwards(sweepEnded(db, clock.now().getTime()), 'ended sessions were not removed');
  const timer = setInterval(sweep, sweepInterval).unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => clearInterval(timer));

  const summaryOf = ({ modules, firstName, lastName, roles, organisation, userId }: Actor) => ({
    activeModules: [...modules],
    firstName,
    lastName,
    roles: [...roles],
    organisation,
    browserKey: signer.keyFor(`browser:${userId}`),
  });

  /** Tells the browser of a session that has begun; the one it had before ends. */
  async function begun({ token, sessionId, actor }: Begun, { request, reply }: Call) {
    const former = app.sessionCookie.read(request);
    if (former !== undefined) await endSession(db, former);
    app.sessionCookie.set(reply, token);
    return { status: 'success' as const, data: { token }, sessionId, ...summaryOf(actor) };
  }

  answerAs(app, 'login', login, async ({ body }, call) => {
    // Nobody is to be logged in as somebody else by a page they look at.
    app.sessionCookie.refuseForeign(call.request);
    return begun(await logIn(parts, { ...body, ...clientOf(call) }), call);
  });

  answerAs(app, 'login', beginFactorAtLogin, ({ body }, { address }) =>
    beginAtLogin(parts, 'product', { ...body, address }),
  );

  answer(app, finishFactorAtLogin, async ({ body }, call) => {
    app.sessionCookie.refuseForeign(call.request);
    const { recoveryCodes, ...session } = await finishAtLogin(parts, 'product', {
      ...body,
      ...clientOf(call),
    });
    return { ...(await begun(session, call)), email: session.actor.email, recoveryCodes };
  });

  answerAs(app, 'login', challengePasskey, async ({ body }, { address }) => {
    const { userId } = await rightful(parts, { ...body, address }, 'product');
    return challenge(parts, userId, 'product');
  });

  answer(app, logout, async (_input, { session, reply }) => {
    await endSession(db, session.token);
    app.sessionCookie.clear(reply);
    return { status: 'success' as const };
  });

  answer(app, getSession, async (_input, { actor, session: { sessionId } }) => ({
    sessionId,
    ...summaryOf(actor),
    email: actor.email,
  }));

  answer(app, listOwnSessions, (_input, { session, address }) =>
    ownSessions(db, session, address, clock.now().getTime()),
  );

  answer(app, endOwnSession, async ({ body }, { actor }) => {
    await endOne(db, actor.userId, body.id);
    return { status: 'success' as const };
  });

  answer(app, endAllSessions, async (_input, { actor, reply }) => {
    await endSessionsOf(db, actor.userId);
    app.sessionCookie.clear(reply);
    return { status: 'success' as const };
  });

  answerAs(app, 'login', changePassword, async ({ body }, { session, address }) => {
    await change(parts, session, { ...body, address });
    return { status: 'success' as const };
  });

  answer(app, requestPasswordReset, async ({ body }, { locale, address }) => {
    await countTry(db, resetTries(address), clock.now().getTime());
    // Answered before the account is looked up: known and unknown addresses take the same time.
    afterwards(
      requestReset({ db, clock, mailer, settings }, body.email, locale),
      'a password link was not mailed',
    );
    return { status: 'success' as const };
  });

  answer(app, register, async ({ body: { email } }, { locale, address }) => {
    const now = clock.now().getTime();
    await countTry(db, resetTries(address), now);
    await countActivation(db, activationOf.address(plainEmail(email)), now);
    const mailInvited = async () => {
      const userId = await invitedAt(db, email);
      if (userId !== undefined) await sendActivation({ db, clock, mailer, settings }, userId, locale);
    };
    // Answered before, as above.
    afterwards(mailInvited(), 'an activation link was not mailed');
    return { status: 'success' as const };
  });

  answerAs(app, 'login', resetPassword, async ({ body }, { address }) => {
    await setNewPassword(parts, { ...body, address });
    return { status: 'success' as const };
  });
}
