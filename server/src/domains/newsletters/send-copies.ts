import { faultOf, longestWait, noteAccepted, sendAll, waitAfter } from '#domains/alerts/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Signer } from '#platform/tickets.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { inBatches } from './in-batches.ts';
import { linkPlace } from './issues.ts';
import { paths, unsubscribeToken } from './links.ts';

/** What copies are sent with. */
interface Outbox {
  people: PeopleStore;
  clock: Clock;
  log: Log;
  mailer: Mailer;
  signer: Signer;
  /** Public base URL, without a slash at its end. */
  address: string;
  /** Domain of our Message-IDs and lists. */
  messageHost: string;
}

type Copy = Tables['newsletterCopies'];
type Issue = Tables['newsletterIssues'];

/**
 * Sends the copies that are due, as mails to users are: a copy counts as accepted once the mail server said so; one whose
 * acceptance could not be noted goes again with the same Message-ID, and nothing else does. Answers how many were accepted.
 * @throws as `sendAll`
 */
export function sendCopies(outbox: Outbox, lease: Lease, stopping: AbortSignal): Promise<number> {
  // Read once for all its readers.
  const issues = new Map<string, Promise<Issue>>();
  const issueOf = (id: string): Promise<Issue> => {
    const known = issues.get(id) ?? readIssue(outbox, id);
    issues.set(id, known);
    return known;
  };
  const noteSent = inBatches<string>((ids) =>
    noteAccepted(lease, (db) => note(db, ids, { state: 'accepted', fault: null, email: '' })),
  );
  return sendAll(
    {
      // No connection waits until what it carried before is noted.
      atOnce: 2 * outbox.mailer.atOnce,
      due: (underWay, room) => dueNow(outbox, underWay, room),
      async send(copy) {
        const issue = await issueOf(copy.issueId);
        return sendOne(outbox, copy, issue, {
          accepted: () => noteSent(copy.id),
          failed: (failed) => lease.write((db) => note(db, [copy.id], failed)),
        });
      },
    },
    lease,
    stopping,
  );
}

const readIssue = ({ people }: Outbox, id: string): Promise<Issue> =>
  people.selectFrom('newsletterIssues').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function dueNow({ people, clock }: Outbox, underWay: readonly string[], room: number): Promise<Copy[]> {
  const now = clock.now().getTime();
  return people
    .selectFrom('newsletterCopies')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('nextTryAt', '<=', now), eb('nextTryAt', '>', now + longestWait)]))
    .$if(underWay.length > 0, (due) => due.where('id', 'not in', underWay))
    .orderBy('nextTryAt')
    .orderBy('id')
    .limit(room)
    .execute();
}

/** True when the mail server accepted it; what became of it is noted either way. */
async function sendOne(
  outbox: Outbox,
  copy: Copy,
  issue: Issue,
  noted: { accepted: () => Promise<void>; failed: (failed: Partial<Copy>) => Promise<unknown> },
): Promise<boolean> {
  const { mailer, signer, address, messageHost, clock, log } = outbox;
  const { organisationId, html, text, subject, senderName, replyTo } = issue;
  const reader = { organisation: organisationId, reader: copy.emailHash, issue: issue.id };
  const link = `${address}${paths.unsubscribe}${unsubscribeToken(signer, reader)}`;
  const place = linkPlace(issue.id);
  try {
    await mailer.send({
      to: copy.email,
      subject,
      html: html.replaceAll(place, link),
      text: text.replaceAll(place, link),
      senderName,
      replyTo,
      messageId: `<${copy.id}@${messageHost}>`,
      headers: {
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'List-Id': `<newsletter.${organisationId}.${messageHost}>`,
      },
    });
  } catch (error) {
    const { fault } = faultOf(error, log, copy);
    const tried = { fault, tries: copy.tries + 1 };
    const wait = waitAfter(fault, copy.tries);
    await noted.failed(
      wait === undefined
        ? { ...tried, state: 'refused', email: '' }
        : { ...tried, nextTryAt: clock.now().getTime() + wait },
    );
    return false;
  }
  await noted.accepted();
  return true;
}

/** Notes what became of copies; an address is not kept any longer than it is mailed to. */
function note(db: PeopleStore, ids: readonly string[], noted: Partial<Copy>): Promise<unknown> {
  return (
    db
      .updateTable('newsletterCopies')
      .set(noted)
      .where('id', 'in', ids)
      // Of one whose reader unsubscribed while it was on its way nothing is counted any more.
      .where('state', '=', 'waiting')
      .execute()
  );
}
