// The process that is measured: the product's own leaving and sending of an issue, on the stores that were filled for it.
import { closeDone, leaveDue } from '../server/src/domains/newsletters/leave.ts';
import { sendCopies } from '../server/src/domains/newsletters/send-copies.ts';
import { openLog } from '../server/src/platform/log.ts';
import { smtpMailer } from '../server/src/platform/mail/smtp-mailer.ts';
import { openSigner } from '../server/src/platform/tickets.ts';
import { isLease, openLeases } from '../server/src/stores/people/leases.ts';
import { openPeople, signingKeyOf } from '../server/src/stores/people/index.ts';
import { doTasks } from './task-process.ts';

/** What the process works on. */
export interface NewsletterOrders {
  people: { path: string; databaseUrl?: string };
  smtp: string;
  address: string;
  /** The instant at which everything happens, epoch milliseconds. */
  now: number;
}

const {
  people: stores,
  smtp,
  address,
  now,
} = JSON.parse(process.env['BENCH_NEWSLETTERS']!) as NewsletterOrders;
const people = await openPeople(stores);
const mailer = smtpMailer(smtp, { address: 'vizier@vizier.example' });
const lease = await openLeases(people).claim('newsletters');
if (!isLease(lease)) throw new Error('nobody else sends here');
const outbox = {
  ...{ people: people.db, clock: { now: () => new Date(now) }, log: openLog('warn'), mailer, address },
  signer: openSigner(await signingKeyOf(people.db)),
  messageHost: 'vizier.example',
};

const words = { address, productName: 'Vizier', supportEmail: 'hulp@vizier.example' };

doTasks(
  {
    leave: () => leaveDue({ ...outbox, words }, lease),
    async send() {
      await sendCopies(outbox, lease, new AbortController().signal);
      await closeDone(outbox, lease);
    },
  },
  async () => {
    mailer.close();
    await lease.release();
    await people.close();
  },
);
