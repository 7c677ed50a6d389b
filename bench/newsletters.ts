import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { standardColours } from 'contract/colours';
import { limits } from 'contract/limits';
import { newsletterBytes, NewsletterSettings } from 'contract/newsletter';
import { withSchema } from '../faults/schema.ts';
import { actorOf, createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import { type ExportEntry, renderNewsletter } from '../server/src/domains/exports/index.ts';
import { createAddressList } from '../server/src/domains/newsletters/address-lists.ts';
import { importReaders } from '../server/src/domains/newsletters/import-readers.ts';
import { sendIssue } from '../server/src/domains/newsletters/issues.ts';
import { setLimit } from '../server/src/domains/organisations/index.ts';
import { openPeople, type PeopleStore } from '../server/src/stores/people/index.ts';
import type { Received } from './digests-mail-server.ts';
import { ms, printTable } from './figures.ts';
import type { NewsletterOrders } from './newsletters-process.ts';
import type { Figures } from './server.ts';
import { answerOf, asked, ended, startMails, startTasks, type Took } from './task-process.ts';

interface Options {
  readers: number;
  /** Milliseconds the mail server takes to accept a mail. */
  transaction: number;
  /** A PostgreSQL to keep the people in as well. */
  databaseUrl: string | undefined;
}

const start = Date.parse('2026-11-20T06:00:00Z');
const address = 'https://vizier.example';
const head = [
  'people in',
  'readers',
  'kB a mail',
  'import s',
  'leave s',
  'send s',
  'send CPU s',
  'peak RSS MB',
  'held ms',
  'late ms',
];

/** Measures what it costs to send an issue, as long as issues may be, to the readers of an organisation. */
export async function benchNewsletters(options: Options): Promise<void> {
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ` +
      `load ${loadavg()[0]!.toFixed(1)}\n`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'newsletters-'));
  const path = join(folder, 'people.sqlite');
  try {
    const rows = [await measure('SQLite', options, { path })];
    if (options.databaseUrl !== undefined) {
      const schema = `bench_${randomBytes(6).toString('hex')}`;
      await withSchema(options.databaseUrl, schema, async (databaseUrl) => {
        rows.push(await measure('PostgreSQL', options, { path, databaseUrl }));
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
  { readers, transaction }: Options,
  stores: NewsletterOrders['people'],
): Promise<string[]> {
  const people = await openPeople(stores);
  const imported = await seed(people.db, readers);
  const mailServer = startMails(transaction);
  const { url: smtp } = (await answerOf(mailServer)) as { url: string };
  const orders: NewsletterOrders = { people: stores, smtp, address, now: start + limits.issueGrace };
  const product = startTasks('./newsletters-process.ts', 'BENCH_NEWSLETTERS', orders);
  try {
    await answerOf(product);
    const figures = () => asked<Figures>(product, 'figures');
    // What the loop did while the process started is no part of it.
    await figures();
    const { took: left } = await asked<{ took: Took }>(product, 'leave');
    const { took: sent } = await asked<{ took: Took }>(product, 'send');
    const { computedMax, delayMax } = await figures();
    const { received } = await asked<{ received: Received }>(mailServer, 'received');
    const issue = await people.db.selectFrom('newsletterIssues').selectAll().executeTakeFirstOrThrow();
    if (received.mails !== readers || received.distinct !== readers || issue.accepted !== readers)
      throw new Error(`${received.mails} mails arrived for ${readers} readers, ${issue.accepted} were noted`);
    return [
      name,
      String(readers),
      (received.bytes / received.mails / 1_000).toFixed(0),
      imported.toFixed(1),
      left.seconds.toFixed(1),
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

/** An issue that waits for so many readers; answers the seconds their import took. */
async function seed(db: PeopleStore, readers: number): Promise<number> {
  const clock = { now: () => new Date(start) };
  const organisationId = await createOrganisation(db, 'Bench', start);
  await setLimit(db, organisationId, 'newsletterReaders', readers);
  await subscribe(db, organisationId, { moduleKey: 'newsletter', startsOn: '2026-01-01' });
  const names = { firstName: 'Bench', lastName: 'Bench', roles: [], passwordHash: null };
  const userId = await createUser(db, { email: 'bench@vizier.example', organisationId, ...names }, start);
  const actor = (await actorOf(db, userId, clock.now()))!;
  await db
    .insertInto('replyAddresses')
    .values({
      ...{ organisationId, email: 'bench@vizier.example', confirmedAt: start },
      ...{ askedEmail: null, askedBy: null, askedAt: null },
    })
    .execute();
  const parts = { db, clock, address };
  const list = await createAddressList(parts, actor, 'Bench');
  const lines = Array.from(
    { length: readers },
    (_, index) => `reader-${index}@readers.example;Lezer ${index}`,
  );
  const began = performance.now();
  const { added } = await importReaders(parts, actor, { id: list.id, text: lines.join('\n'), note: 'Bench' });
  const seconds = (performance.now() - began) / 1_000;
  if (added !== readers) throw new Error(`${added} of ${readers} readers were added`);
  await sendIssue(
    {
      ...{ ...parts, productName: 'Vizier' },
      render: async (_actor, { foot }) => wholeIssue(foot!),
    },
    actor,
    { listId: 'bench', locale: 'nl', settings: NewsletterSettings.parse({}), addressListIds: [list.id] },
  );
  return seconds;
}

/** As many items with notes as fit without being shortened. */
function wholeIssue(foot: NonNullable<Parameters<typeof renderNewsletter>[0]['foot']>) {
  const entry = (index: number): ExportEntry => ({
    ...{ kind: 'item', title: `Motie over netcongestie en warmtepompen, ${index}`, type: 'Motie' },
    ...{ source: 'Tweede Kamer', date: '20-11-2026', remark: undefined },
    note: 'De minister verlaagt het tarief voor bedrijven die buiten de piek draaien. '.repeat(4),
    sourceUrl: `https://bron.example/moties/${index}`,
  });
  const render = (items: number) =>
    renderNewsletter({
      ...{ locale: 'nl', productName: 'Vizier', organisation: 'Bench', title: 'Week 48' },
      ...{ colours: standardColours, day: '2026-11-20', foot },
      settings: NewsletterSettings.parse({}),
      entries: Array.from({ length: items }, (_, index) => entry(index)),
    });
  let items = 10;
  while (!render(items + 1).shortened && render(items + 1).bytes < newsletterBytes) items += 1;
  return render(items);
}
