import type { FastifyInstance } from 'fastify';
import { getSession, login, logout, requestPasswordReset, resetPassword } from 'contract/users';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { argonPasswords, type Passwords } from '#platform/passwords.ts';
import type { Signer } from '#platform/tickets.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { logIn } from './login.ts';
import { requestReset, resetPassword as setNewPassword } from './password-reset.ts';
import { endSession, sweepEnded } from './sessions.ts';

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

/** Answers login, logout, session and the two steps of a forgotten password. */
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

  answer(app, login, async ({ body }, { address }) => {
    const { token, actor } = await logIn(checks, { ...body, address });
    return { status: 'success' as const, data: { token }, ...summaryOf(actor) };
  });

  answer(app, logout, async (_input, { token }) => {
    await endSession(db, token);
    return { status: 'success' as const };
  });

  answer(app, getSession, async (_input, { actor }) => ({ ...summaryOf(actor), email: actor.email }));

  answer(app, requestPasswordReset, async ({ body }, { locale }) => {
    // Answered before the account is looked up: known and unknown addresses take the same time.
    afterwards(
      requestReset({ db, clock, mailer, settings }, body.email, locale),
      'a password link was not mailed',
    );
    return { status: 'success' as const };
  });

  answer(app, resetPassword, async ({ body }) => {
    await setNewPassword(checks, body);
    return { status: 'success' as const };
  });
}
