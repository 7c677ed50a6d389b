import { dayOf } from 'contract/amsterdam';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import { hostOf, type Mailer, type Sender } from '#platform/mail/mailer.ts';
import { openSigner } from '#platform/tickets.ts';
import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { forgetIssues } from './forget-issues.ts';
import { closeDone, leaveDue } from './leave.ts';
import { sendCopies } from './send-copies.ts';

interface NewsletterTaskOptions {
  people: PeopleStore;
  leases: Leases;
  log: Log;
  clock: Clock;
  mailer: Mailer;
  signingKey: Uint8Array;
  settings: { BASE_URL: string; PRODUCT_NAME: string; SUPPORT_EMAIL: string; MAIL_FROM: Sender };
  /** Milliseconds between two looks. */
  pause?: number;
}

/**
 * Lets issues leave when their time has come and sends them until stopped, each by one process at a time. They have an
 * outbox of their own, so that thousands of copies hold up no alert.
 */
export function startNewsletters(options: NewsletterTaskOptions): Background {
  const { people, leases, log, clock, mailer, signingKey, settings, pause = 5_000 } = options;
  const outbox = {
    ...{ people, clock, log, mailer, signer: openSigner(signingKey) },
    address: settings.BASE_URL,
    messageHost: hostOf(settings.MAIL_FROM),
  };
  const { BASE_URL: address, PRODUCT_NAME: productName, SUPPORT_EMAIL: supportEmail } = settings;
  const words = { address, productName, supportEmail };
  let forgottenOn: string | undefined;
  const leaving = startJob('newsletters', { leases, log, pause }, async (lease) => {
    await leaveDue({ people, clock, words }, lease);
    await closeDone(outbox, lease);
    const now = clock.now().getTime();
    if (dayOf(now) === forgottenOn) return;
    forgottenOn = dayOf(now);
    await forgetIssues(people, now);
  });
  const sending = startJob('newsletter outbox', { leases, log, pause }, async (lease, stopping) => {
    const sent = await sendCopies(outbox, lease, stopping);
    if (sent > 0) log.info({ sent }, 'copies of newsletters were sent');
  });
  return {
    async stop() {
      await Promise.all([leaving.stop(), sending.stop()]);
    },
  };
}
