import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { withSchema } from '../faults/schema.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { openPeople } from '../server/src/stores/people/index.ts';
import { fill } from './build.ts';
import type { Received } from './digests-mail-server.ts';
import type { DigestOrders } from './digests-process.ts';
import { seedDigests, type Waiting } from './digests-seed.ts';
import { ms, printTable } from './figures.ts';
import type { Figures } from './server.ts';
import { answerOf, asked, ended, startMails, startTasks, type Took } from './task-process.ts';

interface Options {
  docs: number;
  /** Users, measured one after the other: with fifty lines each, or two where they are mailed directly. */
  users: readonly number[];
  /** Direct mails instead of daily ones. */
  direct: boolean;
  /** Milliseconds the mail server takes to accept a mail. */
  transaction: number;
  /** A PostgreSQL to keep the people in as well. */
  databaseUrl: string | undefined;
}

/** Half a minute after seven in Amsterdam, when most daily mails leave. */
const now = Date.parse('2026-11-20T06:00:30Z');
const kinds: Record<'daily' | 'direct', { waiting: Waiting; foundAt: number }> = {
  daily: {
    waiting: { rate: 'daily', searches: 5, lines: 10 },
    foundAt: Date.parse('2026-11-19T12:00:00Z'),
  },
  // Longer ago than any window in which direct mails gather.
  direct: { waiting: { rate: 'realTime', searches: 1, lines: 2 }, foundAt: now - 5 * 60_000 },
};
const head = [
  'people in',
  'users',
  'lines',
  'mails',
  'kB a mail',
  'plan s',
  'plan CPU s',
  'send s',
  'send CPU s',
  'peak RSS MB',
  'held ms',
  'late ms',
];

/** Measures what it costs to plan the mails of a moment for many users and to hand them over to a mail server. */
export async function benchDigests(options: Options): Promise<void> {
  const { docs, users, databaseUrl } = options;
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ` +
      `load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'digests-'));
  const documents = join(folder, 'documents.sqlite');
  try {
    const store = await sqliteDocumentStore({ path: documents });
    await fill(store, docs);
    await store.close();
    const rows: string[][] = [];
    for (const count of users) {
      const path = join(folder, `people-${count}.sqlite`);
      rows.push(await measure('SQLite', count, options, { documents, people: { path } }));
      if (databaseUrl === undefined) continue;
      const schema = `bench_${randomBytes(6).toString('hex')}`;
      await withSchema(databaseUrl, schema, async (url) => {
        const stores = { documents, people: { path, databaseUrl: url } };
        rows.push(await measure('PostgreSQL', count, options, stores));
      });
    }
    printTable(head, rows);
    console.log(`\nload ${loadavg()[0]!.toFixed(1)} at the end`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(
  name: string,
  users: number,
  { direct, transaction }: Options,
  stores: Pick<DigestOrders, 'documents' | 'people'>,
): Promise<string[]> {
  const people = await openPeople(stores.people);
  const documents = await sqliteDocumentStore({ path: stores.documents });
  const { waiting, foundAt } = kinds[direct ? 'direct' : 'daily'];
  const linesOfUser = waiting.searches * waiting.lines;
  await seedDigests({ db: people.db, documents }, users, waiting, foundAt);
  await documents.close();
  const mailServer = startMails(transaction);
  const { url: smtp } = (await answerOf(mailServer)) as { url: string };
  const orders: DigestOrders = { ...stores, smtp, now, rate: waiting.rate };
  const product = startTasks('./digests-process.ts', 'BENCH_DIGESTS', orders);
  try {
    await answerOf(product);
    const figures = () => asked<Figures>(product, 'figures');
    // What the loop did while the process started is no part of it.
    await figures();
    const { took: planned } = await asked<{ took: Took }>(product, 'plan');
    const { took: sent } = await asked<{ took: Took }>(product, 'send');
    const { computedMax, delayMax } = await figures();
    const { received } = await asked<{ received: Received }>(mailServer, 'received');
    const lines = await people.db
      .selectFrom('delivered')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('deliveryId', 'is not', null)
      .executeTakeFirstOrThrow();
    if (received.mails !== users || received.distinct !== users || lines.count !== users * linesOfUser) {
      throw new Error(`${received.mails} mails with ${lines.count} lines arrived for ${users} users`);
    }
    return [
      name,
      String(users),
      String(lines.count),
      `${received.mails} / ${received.connections}`,
      (received.bytes / received.mails / 1_000).toFixed(0),
      planned.seconds.toFixed(1),
      planned.cpu.toFixed(1),
      sent.seconds.toFixed(1),
      sent.cpu.toFixed(1),
      String(Math.round(sent.peak / 2 ** 20)),
      ms(computedMax),
      ms(delayMax),
    ];
  } finally {
    await ended(product, () => product.send('stop'));
    await ended(mailServer, () => mailServer.disconnect());
    await people.close();
  }
}
