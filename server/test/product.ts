import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayOf } from 'contract/amsterdam';
import { moduleKeys, type ModuleKey } from 'contract/modules';
import { putTreesInUse } from 'contract/sources';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createOrganisation, createUser, subscribe } from '#domains/auth/index.ts';
import { startSession } from '#domains/auth/sessions.ts';
import type { Actor } from '#platform/access.ts';
import { builtInClassifier } from '#domains/contexts/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import { byTree } from '#stores/documents/by-tree.ts';
import { aliasedDocuments, lastSuccesses } from '#domains/sources/index.ts';
import { openLog } from '#platform/log.ts';
import { keptMailer } from '#domains/kept-mails/index.ts';
import { openMetrics } from '#platform/metrics.ts';
import type { Network } from '#platform/outbound/post.ts';
import { openWork } from '#platform/work.ts';
import { argonPasswords } from '#platform/passwords.ts';
import { buildApp } from '#src/app.ts';
import { type Config, readConfig } from '#src/config.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { openSearchDocumentStore } from '#stores/documents/opensearch/opensearch-document-store.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import { openPeople, type People, signingKeyOf } from '#stores/people/index.ts';

import './declared-refusals.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { openTestPeople } from './people.ts';

/** The whole product in the test's own process: real app, real stores, a clock that moves by hand. */
export interface TestProduct {
  app: FastifyInstance;
  config: Config;
  clock: FakeClock;
  documents: DocumentStore;
  files: FileStore;
  people: People;
  /** Makes an organisation with one user and logs in. */
  subscriber(options?: SubscriberOptions): Promise<Subscriber>;
  /** Somebody else in the organisation of a subscriber, with a session. */
  colleague(of: Subscriber, options?: ColleagueOptions): Promise<Subscriber>;
  close(): Promise<void>;
}

interface SubscriberOptions {
  /** All of them when left out. */
  modules?: readonly ModuleKey[];
  roles?: Actor['roles'];
}

interface ColleagueOptions {
  firstName?: string;
  lastName?: string;
  /** Of those of the organisation; all of them when left out. */
  modules?: readonly ModuleKey[] | undefined;
}

export interface Subscriber {
  email: string;
  password: string;
  /** Of a session of the product and of one of the admin site; of staff both with their second factor. */
  token: string;
  adminToken: string;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

const password = 'correct horse battery';
// One hash for every test user: hashing is tested where it belongs and costs time.
const passwordHash = argonPasswords().hash(password);

/**
 * Opens a product on a fresh data folder; on PostgreSQL instead of SQLite where the tests are given one, and on the
 * servers that the settings name. Webhooks are in a network of the test's own, if told.
 */
export async function openProduct(
  now = '2026-11-20T09:30:00Z',
  log = openLog('silent'),
  settings: Record<string, string> = {},
  network?: Network,
): Promise<TestProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  const clock = fakeClock(now);
  const config = readConfig({ DATA_DIR: folder, SOURCES: 'none', LOG_LEVEL: 'silent', ...settings });
  const { DATABASE_URL: databaseUrl, OPENSEARCH_URL: url, OPENSEARCH_PREFIX: prefix } = config;
  const people = await (databaseUrl ? openPeople({ databaseUrl, path: '' }) : openTestPeople(folder));
  const store = await (url
    ? openSearchDocumentStore({ url, prefix })
    : inThreadDocumentStore(join(folder, 'documents.sqlite')));
  const documents = aliasedDocuments(byTree(store), people.db);
  const files = diskFileStore(join(folder, 'files'));
  const metrics = openMetrics({ lastSuccesses: () => lastSuccesses(people.db), ofProcess: false });
  const model = builtInClassifier();
  const app = await buildApp({
    config,
    model,
    clock,
    log,
    documents,
    files,
    people,
    mailer: keptMailer(people.db, clock),
    metrics,
    // What a test asks is answered however busy its machine is.
    work: openWork({ metrics, patience: 60_000 }),
    signingKey: await signingKeyOf(people.db),
    ...(network ? { network } : {}),
  });
  await app.ready();
  return {
    app,
    config,
    clock,
    documents,
    files,
    people,
    subscriber: (options) => subscriberOf({ app, people, clock }, options),
    colleague: (of, options) => colleagueOf({ app, people, clock }, of, options),
    async close() {
      await app.close();
      await model.close();
      // What was published of it is the process's.
      putTreesInUse({});
      await documents.close();
      await people.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Parts = Pick<TestProduct, 'app' | 'people' | 'clock'>;

async function subscriberOf(
  parts: Parts,
  { modules = moduleKeys, roles = [] }: SubscriberOptions = {},
): Promise<Subscriber> {
  const { people, clock } = parts;
  const now = clock.now().getTime();
  const organisationId = await createOrganisation(people.db, `Organisation ${randomUUID()}`, now);
  // Tests ask in a moment what people ask in an hour.
  await setLimit(people.db, organisationId, 'searchesPerMinute', 1_000_000);
  for (const moduleKey of modules) {
    await subscribe(people.db, organisationId, { moduleKey, startsOn: addDays(dayOf(now), -30) });
  }
  return newcomer(parts, { organisationId, firstName: 'Test', lastName: 'User', roles });
}

async function colleagueOf(
  parts: Parts,
  { email }: Subscriber,
  { firstName = 'Noor', lastName = 'van Dam', modules }: ColleagueOptions = {},
): Promise<Subscriber> {
  const { db } = parts.people;
  const { organisationId } = await db
    .selectFrom('users')
    .select('organisationId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const colleague = await newcomer(parts, { organisationId, firstName, lastName, roles: [] });
  if (modules) {
    await db
      .updateTable('users')
      .set({ modules: JSON.stringify(modules) })
      .where('email', '=', colleague.email)
      .execute();
  }
  return colleague;
}

/** Makes a user with sessions as the login begins them, which costs time and is tested where it belongs. */
async function newcomer(
  { app, people: { db }, clock }: Parts,
  about: Pick<Parameters<typeof createUser>[1], 'organisationId' | 'firstName' | 'lastName' | 'roles'>,
): Promise<Subscriber> {
  const email = `user-${randomUUID()}@example.org`;
  const user = { ...about, email, passwordHash: await passwordHash };
  const now = clock.now().getTime();
  const userId = await createUser(db, user, now);
  const here = { address: '127.0.0.1', userAgent: '' };
  const factorAt = about.roles.includes('staff') ? now : null;
  const { token } = await startSession(db, userId, here, { site: 'product', factorAt }, now);
  const admin = await startSession(db, userId, here, { site: 'admin', factorAt }, now);
  const own = { 'x-auth': token };
  return {
    email,
    password,
    token,
    adminToken: admin.token,
    get: (path, headers) =>
      app.inject({ method: 'GET', url: `/api${path}`, headers: { ...own, ...headers } }),
    post: (path, body, headers) =>
      app.inject({ method: 'POST', url: `/api${path}`, payload: body, headers: { ...own, ...headers } }),
  };
}
