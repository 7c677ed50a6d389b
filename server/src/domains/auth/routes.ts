import type { FastifyInstance } from 'fastify';
import { changePassword, endAllSessions, endOwnSession, listOwnSessions } from 'contract/own-account';
import { getSession, login, logout, register, requestPasswordReset, resetPassword } from 'contract/users';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer, answerAs } from '#platform/http.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { argonPasswords, type Passwords } from '#platform/passwords.ts';
import type { Signer } from '#platform/tickets.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { plainEmail } from './accounts.ts';
import { invitedAt, sendActivation } from './activation.ts';
import { logIn } from './login.ts';
import { endOwnSession as endOne, ownSessions } from './own-sessions.ts';
import { changePassword as change } from './password-change.ts';
import { requestReset, resetPassword as setNewPassword } from './password-reset.ts';
import { endSession, endSessionsOf, sweepEnded } from './sessions.ts';
import { countActivation, countTry, resetTries } from './tries.ts';

interface Needs {
  db: PeopleStore;
  clock: Clock;
  mailer: Mailer;
  signer: Signer;
  config: { BASE_URL: string; ADMIN_URL: string | undefined; PRODUCT_NAME: string; SUPPORT_EMAIL: string };
  /** Replaced only to count the work. */
  passwords?: Passwords;
}

const sweepInterval = 60 * 60_000;

/** Answers login, logout, the sessions and password of who is logged in, and the two steps of a forgotten one. */
export function authRoutes(
  app: FastifyInstance,
  { db, clock, mailer, signer, config, passwords }: Needs,
): void {
  const checks = { db, clock, passwords: passwords ?? argonPasswords() };
  const settings = {
    site: config.ADMIN_URL ?? config.BASE_URL,
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  };
  const underWay = new Set<Promise<void>>();

  /** Lets work go on after the answer; closing waits for it. */
  function afterwards(work: Promise<void>, failure: string): void {
    const settled: Promise<void> = work
      .catch((error: unknown) => app.log.error({ err: error }, failure))
      .finally(() => underWay.delete(settled));
    underWay.add(settled);
  }

  const sweep = () => afterwards(sweepEnded(db, clock.now().getTime()), 'ended sessions were not removed');
  const timer = setInterval(sweep, sweepInterval).unref();
  app.addHook('onReady', async () => sweep());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.all(underWay);
  });

  const summaryOf = ({ modules, firstName, lastName, roles, organisation, userId }: Actor) => ({
    activeModules: [...modules],
    firstName,
    lastName,
    roles: [...roles],
    organisation,
    browserKey: signer.keyFor(`browser:${userId}`),
  });

  answerAs(app, 'login', login, async ({ body }, { address, request, reply }) => {
    // Nobody is to be logged in as somebody else by a page they look at.
    app.sessionCookie.refuseForeign(request);
    const userAgent = request.headers['user-agent'] ?? '';
    const { token, sessionId, actor } = await logIn(checks, { ...body, address, userAgent });
    const former = app.sessionCookie.read(request);
    if (former !== undefined) await endSession(db, former);
    app.sessionCookie.set(reply, token);
    return { status: 'success' as const, data: { token }, sessionId, ...summaryOf(actor) };
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
    await change(checks, session, { ...body, address });
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
    await countActivation(db, plainEmail(email), now);
    const mailInvited = async () => {
      const userId = await invitedAt(db, email);
      if (userId !== undefined) await sendActivation({ db, clock, mailer, settings }, userId, locale);
    };
    // Answered before, as above.
    afterwards(mailInvited(), 'an activation link was not mailed');
    return { status: 'success' as const };
  });

  answerAs(app, 'login', resetPassword, async ({ body }, { address }) => {
    await setNewPassword(checks, { ...body, address });
    return { status: 'success' as const };
  });
}
