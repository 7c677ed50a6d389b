// The process that is measured: the product's own planner and sender on the stores that were filled for it. Does each
// when told, and tells what it took.
import { planDirect, planSlots } from '../server/src/domains/alerts/tell/plan-digests.ts';
import { sendDue } from '../server/src/domains/alerts/tell/outbox.ts';
import { wordingOf } from '../server/src/domains/alerts/tell/wording.ts';
import { isLease, openLeases } from '../server/src/stores/people/leases.ts';
import { openLog } from '../server/src/platform/log.ts';
import { smtpMailer } from '../server/src/platform/mail/smtp-mailer.ts';
import { openPeople, signingKeyOf } from '../server/src/stores/people/index.ts';
import { sqliteDocumentStore } from '../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import { doTasks } from './task-process.ts';

/** What the process works on. */
export interface DigestOrders {
  documents: string;
  people: { path: string; databaseUrl?: string };
  smtp: string;
  /** Which mails are planned. */
  rate: 'daily' | 'realTime';
  /** The instant at which everything happens, epoch milliseconds. */
  now: number;
}

const orders = JSON.parse(process.env['BENCH_DIGESTS']!) as DigestOrders;
const documents = await sqliteDocumentStore({ path: orders.documents });
const people = await openPeople(orders.people);
const log = openLog('warn');
const clock = { now: () => new Date(orders.now) };
const settings = {
  PRODUCT_NAME: 'Vizier',
  BASE_URL: 'https://vizier.example',
  SUPPORT_EMAIL: 'hulp@vizier.example',
};
const wording = wordingOf(settings, await signingKeyOf(people.db));
const mailer = smtpMailer(orders.smtp, { address: 'vizier@vizier.example' });
const claimed = await openLeases(people).claim('deliveries');
if (!isLease(claimed)) throw new Error('nobody else delivers here');
const lease = claimed;

const tasks = {
  async plan() {
    const plan = orders.rate === 'daily' ? planSlots : planDirect;
    if (!(await plan({ people: people.db, documents, clock, wording, log }, lease)))
      throw new Error('a mail could not be planned');
  },
  async send() {
    const outbox = {
      people: people.db,
      documents,
      wording,
      clock,
      log,
      mailer,
      supportEmail: settings.SUPPORT_EMAIL,
      messageHost: 'vizier.example',
    };
    await sendDue(outbox, lease, new AbortController().signal);
  },
};

doTasks(tasks, async () => {
  mailer.close();
  await lease.release();
  await people.close();
  await documents.close();
});
