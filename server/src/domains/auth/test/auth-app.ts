import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterwardsOf } from '#platform/afterwards.ts';
import type { Clock } from '#platform/clock.ts';
import { answerErrors } from '#platform/error-answers.ts';
import { keptMailer } from '#domains/kept-mails/index.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { mailRoutes } from '#domains/kept-mails/routes.ts';
import { argonPasswords, type Passwords } from '#platform/passwords.ts';
import { openMetrics } from '#platform/metrics.ts';
import { openSealer } from '#platform/sealed.ts';
import { sessionCookies } from '#platform/session-cookie.ts';
import { openSigner } from '#platform/tickets.ts';
import { openWork } from '#platform/work.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { watchMaintenance } from '../../maintenance/index.ts';
import { noticeRoutes } from '../../notices/routes.ts';
import { settingsRoutes } from '../../settings/routes.ts';
import { openFactor } from '../factor/open.ts';
import type { FactorParts } from '../factor/parts.ts';
import { factorRoutes } from '../factor/routes.ts';
import { authRoutes } from '../routes.ts';
import { authenticateWith, markFactor } from '../sessions.ts';
import { createOrganisation, createUser, type NewUser } from '../subscriptions.ts';

/** The real calls of accounts, preferences and kept mails, with passwords whose checks are counted. */
export interface AuthApp {
  app: FastifyInstance;
  /** What second factors are looked at with. */
  factor: FactorParts;
  /** Checks of a password since the start. */
  checks(): number;
  logIn(email: string, password: string, address?: string): Promise<Answered>;
  /** A token of somebody who gave their second factor, without which nobody is staff. */
  provenToken(email: string): Promise<string>;
  /** Calls with a token. */
  get(path: string, token: string): Promise<Answered>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: object,
    headers: Record<string, string>,
  ): Promise<Answered>;
}

interface Answered {
  status: number;
  headers: Record<string, unknown>;
  body: {
    data: { token: string };
    activeModules: { moduleKey: string; moduleStatus: { isActive: boolean } }[];
    errors: { code: string; message: string; field?: string }[];
    [name: string]: unknown;
  };
}

export function authApp(db: PeopleStore, clock: Clock, mailer: Mailer = keptMailer(db, clock)): AuthApp {
  const config = {
    BASE_URL: 'https://vizier.example',
    ADMIN_URL: undefined,
    PRODUCT_NAME: 'Vizier',
    SUPPORT_EMAIL: 'support@vizier.example',
  };
  const app = fastify({ trustProxy: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', undefined);
  const metrics = openMetrics({ lastSuccesses: async () => [], ofProcess: false });
  app.decorate('work', openWork({ metrics, patience: 60_000 }));
  app.decorate('maintenance', watchMaintenance({ db, clock }));
  app.decorateRequest('session', undefined);
  sessionCookies(app, config.BASE_URL);
  app.decorate('authenticate', authenticateWith({ db, clock }));
  answerErrors(app);
  let checks = 0;
  const argon = argonPasswords();
  const passwords: Passwords = {
    hash: (password) => argon.hash(password),
    verify(hash, password) {
      checks += 1;
      return argon.verify(hash, password);
    },
  };
  const signer = openSigner(Buffer.alloc(32, 1));
  const afterwards = afterwardsOf(app);
  const factor = openFactor({ db, clock, signer, mailer, afterwards, config });
  const parts = { passwords, ...factor };
  authRoutes(app, { parts, afterwards, mailer, signer, config });
  factorRoutes(app, parts);
  settingsRoutes(app, { db, clock });
  noticeRoutes(app, { db, clock });
  mailRoutes(app, { db });
  const answered = (response: { statusCode: number; headers: object; body: string }): Answered => ({
    status: response.statusCode,
    headers: { ...response.headers },
    body: JSON.parse(response.body) as Answered['body'],
  });
  const logIn: AuthApp['logIn'] = async (email, password, address = randomUUID()) =>
    answered(
      await app.inject({
        method: 'POST',
        url: '/users/login',
        headers: { 'x-forwarded-for': address },
        payload: { email, password },
      }),
    );
  return {
    app,
    factor,
    checks: () => checks,
    logIn,
    async provenToken(email) {
      const { token } = (await logIn(email, testPassword)).body.data;
      await markFactor(db, token, clock.now().getTime());
      return token;
    },
    get: async (url, token) => answered(await app.inject({ url, headers: { 'x-auth': token } })),
    send: async (method, url, payload, headers) =>
      answered(await app.inject({ method, url, payload, headers })),
  };
}

/** An account with the password `password of tests` in an organisation of its own, unless others say so. */
export async function makeUser(db: PeopleStore, others: Partial<NewUser> = {}) {
  const email = `${randomUUID()}@tests.example`;
  const organisationId = others.organisationId ?? (await createOrganisation(db, randomUUID(), 0));
  const user: NewUser = {
    email,
    organisationId,
    firstName: 'Tess',
    lastName: 'Tester',
    roles: [],
    passwordHash: await testHash,
    ...others,
  };
  return { ...user, userId: await createUser(db, user, 0) };
}

export const testPassword = 'password of tests';
const testHash = argonPasswords().hash(testPassword);

/** What the admin command sets identity providers with. */
export const testSignOn = {
  sealer: openSealer(openSigner(Buffer.alloc(32, 1)), 'sign-on'),
  privateHosts: ['127.0.0.1'],
  site: 'https://vizier.example',
};
