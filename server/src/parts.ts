import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#platform/clock.ts';
import { openLog } from '#platform/log.ts';
import { keptMailer } from '#platform/mail/kept-mailer.ts';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { openPeople, signingKeyOf } from '#stores/people/index.ts';
import type { Parts } from './app.ts';
import type { Config } from './config.ts';

export interface OpenParts extends Parts {
  close(): Promise<void>;
}

/** Opens the stores in the data folder and chooses the adapters the configuration asks for. */
export async function openParts(config: Config): Promise<OpenParts> {
  const log = openLog(config.LOG_LEVEL);
  mkdirSync(config.DATA_DIR, { recursive: true });
  const people = await openPeople({
    databaseUrl: config.DATABASE_URL,
    path: join(config.DATA_DIR, 'people.sqlite'),
  });
  const documents = await sqliteDocumentStore({
    path: join(config.DATA_DIR, 'documents.sqlite'),
    report: (error) => log.error({ err: error }, 'a document worker was replaced'),
  });
  return {
    config,
    clock: systemClock,
    log,
    documents,
    people,
    files: diskFileStore(join(config.DATA_DIR, 'files')),
    mailer: config.SMTP_URL ? smtpMailer(config.SMTP_URL, config.MAIL_FROM) : keptMailer(people.db),
    signingKey: await signingKeyOf(people.db),
    async close() {
      await documents.close();
      await people.close();
    },
  };
}
