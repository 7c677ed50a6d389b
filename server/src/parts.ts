import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { followNames, pagesOfNames } from '#domains/names/index.ts';
import { aliasedDocuments, lastSuccesses } from '#domains/sources/index.ts';
import { systemClock } from '#platform/clock.ts';
import { type Leases, openLeases } from '#stores/people/leases.ts';
import { type Log, openLog } from '#platform/log.ts';
import { keptMailer } from '#domains/kept-mails/index.ts';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';
import { openMetrics } from '#platform/metrics.ts';
import { introduceAs } from '#platform/outbound/user-agent.ts';
import { openWork } from '#platform/work.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { renewStore } from '#stores/documents/sqlite/copies.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { holdFiles } from '#stores/hold.ts';
import { openPeople, signingKeyOf } from '#stores/people/index.ts';
import { NoRoomError, StoreUnavailableError } from '#platform/unavailable.ts';
import type { Parts } from './app.ts';
import { measured } from './measured-documents.ts';
import type { Config } from './config.ts';

/** Where the embedded stores of a data folder are. */
export const storePaths = (folder: string) => ({
  people: join(folder, 'people.sqlite'),
  documents: join(folder, 'documents.sqlite'),
});

interface OpenParts extends Parts {
  leases: Leases;
  close(): Promise<void>;
}

/**
 * Opens the stores in the data folder and chooses the adapters the configuration asks for. With `alone` no other
 * process may have its embedded stores so: a second product would do everything by the clock once more.
 * @throws InUseError, NoRoomError, StoreUnavailableError
 */
export async function openParts(config: Config, { alone = false } = {}): Promise<OpenParts> {
  const log = openLog(config.LOG_LEVEL);
  introduceAs(config.PRODUCT_NAME);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const paths = storePaths(config.DATA_DIR);
  const held = [
    ...(alone && config.DATABASE_URL === undefined ? [holdFiles(paths.people)] : []),
    ...(alone && config.OPENSEARCH_URL === undefined ? [holdFiles(paths.documents)] : []),
  ];
  const people = await openPeople({ databaseUrl: config.DATABASE_URL, path: paths.people });
  // Only who has the files alone may replace them.
  if (alone && config.OPENSEARCH_URL === undefined) {
    await renewStore(paths.documents, () => pagesOfNames(people.db), {
      report: (seq, highest) =>
        log.info(`making a store of this version out of the documents: up to number ${seq} of ${highest}`),
    });
  }
  const metrics = openMetrics({ lastSuccesses: () => lastSuccesses(people.db), ofProcess: true });
  const engine = config.OPENSEARCH_URL ? 'opensearch' : 'sqlite';
  const documents = aliasedDocuments(measured(await openDocuments(config, log), engine, metrics), people.db);
  const smtp = config.SMTP_URL
    ? smtpMailer(config.SMTP_URL, config.MAIL_FROM, { connections: config.SMTP_CONNECTIONS })
    : undefined;
  const names = await followNames({ people: people.db, documents, log });
  return {
    config,
    clock: systemClock,
    log,
    documents,
    people,
    metrics,
    work: openWork({ metrics }),
    leases: openLeases(people, config.LEASE_SECONDS * 1_000),
    files: diskFileStore(join(config.DATA_DIR, 'files')),
    mailer: smtp ?? keptMailer(people.db),
    signingKey: await signingKeyOf(people.db),
    async close() {
      smtp?.close();
      await names.stop();
      await documents.close();
      await people.close();
      for (const one of held) one.release();
    },
  };
}

/** The engine the configuration asks for; its client is loaded only where it is used. */
export async function openDocuments(config: Config, log: Log): Promise<DocumentStore> {
  const report = (error: Error) =>
    log.error({ err: error }, 'the document store goes on, but something is amiss');
  const { OPENSEARCH_URL: url, OPENSEARCH_PREFIX: prefix } = config;
  if (url === undefined) return sqliteDocumentStore({ path: storePaths(config.DATA_DIR).documents, report });
  const { openSearchDocumentStore } =
    await import('#stores/documents/opensearch/opensearch-document-store.ts');
  return openSearchDocumentStore({ url, prefix, report });
}

/** Finds out whether the stores can be written to; one that is away may come later. @throws NoRoomError */
export async function hasRoom({ people, documents, files }: Parts): Promise<void> {
  for (const store of [people, documents, files]) {
    await store.check().catch((error: unknown) => {
      if (error instanceof NoRoomError || !(error instanceof StoreUnavailableError)) throw error;
    });
  }
}
