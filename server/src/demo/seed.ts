import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoDocument } from './demo-document.ts';
import { demoAccounts, demoEmails, seedDemoAccounts } from './accounts.ts';
import { builtInClassifier, type OpenClassifier, scoreAll } from '#domains/contexts/index.ts';
import { rememberNames } from '#domains/names/index.ts';
import type { Clock } from '#platform/clock.ts';
import { argonPasswords } from '#platform/passwords.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What the start prints about the demo. */
export interface DemoState {
  accounts: readonly { email: string; sees: string }[];
  /** Undefined when it was random and printed at an earlier start. */
  password: string | undefined;
}

interface Needs {
  config: { DEMO: boolean; DATA_DIR: string; HOST: string };
  clock: Clock;
  documents: DocumentStore;
  files: FileStore;
  people: { db: PeopleStore };
}

/** The password of the demo accounts where only this machine can reach them. */
const knownPassword = 'vizier-demo';

/**
 * Fills an empty installation with demo documents and accounts when the configuration asks for it.
 * The known password holds only while the server listens on loopback: elsewhere, also for accounts
 * made earlier, a random one takes its place.
 */
export async function seedDemo(needs: Needs): Promise<DemoState | undefined> {
  const { config, clock, documents, people } = needs;
  const loopback = /^(127\.|localhost$|::1$)/.test(config.HOST);
  if (config.DEMO && (await isEmpty(needs))) {
    // Accounts come last: without them the next start knows that the documents may be incomplete.
    const mark = markOf(config.DATA_DIR);
    writeFileSync(mark, '');
    await seedDocuments(needs);
    await seedNames(needs);
    const password = loopback ? knownPassword : randomPassword();
    await seedDemoAccounts(people.db, { password, clock });
    rmSync(mark);
    return { accounts: demoAccounts, password };
  }
  const hash = await demoHash(people.db);
  if (hash === undefined) return undefined;
  const known = await argonPasswords().verify(hash, knownPassword);
  if (!known || loopback) return { accounts: demoAccounts, password: known ? knownPassword : undefined };
  const password = randomPassword();
  await renewPasswords(people.db, password);
  return { accounts: demoAccounts, password };

  async function isEmpty({ people: { db } }: Needs): Promise<boolean> {
    const organisation = await db.selectFrom('organisations').select('id').limit(1).executeTakeFirst();
    if (organisation) return false;
    return existsSync(markOf(config.DATA_DIR)) || (await documents.settled()) === 0;
  }
}

async function demoHash(db: PeopleStore): Promise<string | null | undefined> {
  const email = demoEmails[0]!;
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.passwordHash;
}

async function renewPasswords(db: PeopleStore, password: string): Promise<void> {
  const passwordHash = await argonPasswords().hash(password);
  const users = await db
    .updateTable('users')
    .set({ passwordHash })
    .where('email', 'in', demoEmails)
    .returning('id')
    .execute();
  const ids = users.map(({ id }) => id);
  await db.deleteFrom('sessions').where('userId', 'in', ids).execute();
}

/** Behind the documents: these are as they would be without a list. */
async function seedNames({ clock, people }: Needs): Promise<void> {
  const { demoNames } = await import('./known-names.ts');
  await people.db.transaction().execute(async (inside) => {
    for (const { domain, names } of demoNames(clock.now()))
      await rememberNames(inside, { source: 'demo', domain }, names);
  });
}

const batchSize = 250;

async function seedDocuments({ clock, documents, files }: Needs): Promise<void> {
  // Loaded where a demo is made: once, of all starts.
  const { demoDocuments } = await import('./all-documents.ts');
  const made = demoDocuments(clock.now());
  const classifier = builtInClassifier();
  // While one batch is indexed, the files of the next are written.
  let indexed: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < made.length; start += batchSize) {
    const batch = made.slice(start, start + batchSize);
    await Promise.all(batch.map((each) => keepFiles(each, files)));
    const scored = await asImported(
      batch.map(({ document }) => document),
      classifier,
    );
    await indexed;
    indexed = documents.put(scored);
    // Whoever waits next hears of a failure; until then nobody does.
    indexed.catch(() => undefined);
  }
  await indexed;
  await classifier.close();
}

/**
 * With the percentages of the model in the place of those that were meant, so that they can be explained; some stay
 * unscored, to be seen.
 */
async function asImported(documents: readonly Document[], classifier: OpenClassifier): Promise<Document[]> {
  const scored = await scoreAll(
    documents.filter(({ contexts }) => contexts),
    classifier,
  );
  const byId = new Map(scored.map((document) => [document.id, document]));
  return documents.map((document) => byId.get(document.id) ?? document);
}

async function keepFiles({ document, files: contents }: DemoDocument, files: FileStore): Promise<void> {
  for (const { fileId, bytes } of contents) {
    const file = [document.file, ...document.attachments].find((each) => each?.fileId === fileId)!;
    const content = bytes();
    file.storeKey = await files.put(content);
    file.size = content.byteLength;
  }
}

/** Stands in the data folder while the demo documents are being written. */
function markOf(dataDir: string): string {
  return join(dataDir, 'demo-unfinished');
}

function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}
