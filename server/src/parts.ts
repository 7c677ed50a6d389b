import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { followContent } from '#domains/content/index.ts';
import { followNames, pagesOfNames } from '#domains/names/index.ts';
import { aliasedDocuments, lastSuccesses } from '#domains/sources/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { type Leases, openLeases } from '#stores/people/leases.ts';
import { type Log, openLog } from '#platform/log.ts';
import { keptMailer } from '#domains/kept-mails/index.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type Metrics, openMetrics } from '#platform/metrics.ts';
import type { Network } from '#platform/outbound/post.ts';
import { introduceAs } from '#platform/outbound/user-agent.ts';
import { openWork, type Work } from '#platform/work.ts';
import { renewStore } from '#stores/documents/sqlite/copies.ts';
import type { DocumentStore, Renewal } from '#stores/documents/document-store.ts';
import { isRenewable, openRenewing } from '#stores/documents/sqlite/renewing.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import { holdFiles } from '#stores/hold.ts';
import { openPeople, type People, type PeopleStore, signingKeyOf } from '#stores/people/index.ts';
import { NoRoomError, StoreUnavailableError } from '#platform/unavailable.ts';
import { byTree } from '#stores/documents/by-tree.ts';
import { measured } from './measured-documents.ts';
import { openDocuments, reportTo, storePaths } from './configured-stores.ts';
import type { Config } from './config.ts';

/** What the product is made of. */
export interface Parts {
  config: Config;
  clock: Clock;
  log: Log;
  documents: DocumentStore;
  /** How far the embedded documents are made into a store of this version while they are in use; only where they are. */
  renewal?: () => Renewal | undefined;
  files: FileStore;
  people: People;
  mailer: Mailer;
  metrics: Metrics;
  work: Work;
  /** Signs cursors and tickets; kept in the people's store so that every process has the same. */
  signingKey: Uint8Array;
  /** Where webhooks and push services are; the public internet when left out. */
  network?: Network;
}

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
  const renewing =
    alone && config.OPENSEARCH_URL === undefined && isRenewable(paths.documents)
      ? await openRenewing({
          path: paths.documents,
          namesOf: () => pagesOfNames(people.db),
          report: reportTo(log),
          tell: tellTo(log),
        })
      : undefined;
  const opened = renewing?.documents ?? (await openDocuments(config, log));
  const documents = aliasedDocuments(byTree(measured(opened, engine, metrics)), people.db);
  const mail = await openMailer(config, people.db);
  const names = await followNames({ people: people.db, documents, log });
  const content = await followContent({ db: people.db, log });
  return {
    config,
    clock: systemClock,
    log,
    documents,
    ...(renewing && { renewal: renewing.renewal }),
    people,
    metrics,
    work: openWork({ metrics }),
    leases: openLeases(people, config.LEASE_SECONDS * 1_000),
    files: diskFileStore(join(config.DATA_DIR, 'files')),
    mailer: mail.mailer,
    signingKey: await signingKeyOf(people.db),
    async close() {
      mail.close();
      await names.stop();
      await content.stop();
      await documents.close();
      await people.close();
      for (const one of held) one.release();
    },
  };
}

/** Milliseconds between two lines about a renewal. */
const tellAgain = 10_000;

/** Says in the log how far a renewal is. */
function tellTo(log: Log): (renewal: Renewal | undefined) => void {
  let told = 0;
  return (renewal) => {
    if (!renewal) return log.info('the document store is one of this version now, or stays the old one');
    if (Date.now() - told < tellAgain) return;
    told = Date.now();
    log.info(
      `making a document store of this version beside the old one: up to number ${renewal.upTo} of ${renewal.of}`,
    );
  };
}

/** What sends mails, or keeps them where the configuration names no mail server. */
export async function openMailer(
  config: Config,
  db: PeopleStore,
): Promise<{ mailer: Mailer; close: () => void }> {
  const smtp = await openSmtp(config);
  return { mailer: smtp ?? keptMailer(db), close: () => smtp?.close() };
}

/** The mail server the configuration names, if any; its client is loaded only where it is used. */
async function openSmtp({ SMTP_URL, MAIL_FROM, SMTP_CONNECTIONS }: Config) {
  if (SMTP_URL === undefined) return undefined;
  const { smtpMailer } = await import('#platform/mail/smtp-mailer.ts');
  return smtpMailer(SMTP_URL, MAIL_FROM, { connections: SMTP_CONNECTIONS });
}

/** Finds out whether the stores can be written to; one that is away may come later. @throws NoRoomError */
export async function hasRoom({ people, documents, files }: Parts): Promise<void> {
  for (const store of [people, documents, files]) {
    await store.check().catch((error: unknown) => {
      if (error instanceof NoRoomError || !(error instanceof StoreUnavailableError)) throw error;
    });
  }
}
