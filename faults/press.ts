import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from 'contract/amsterdam';
import { newsletterBytes, NewsletterSettings } from 'contract/newsletter';
import { actorOf, createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import { createAddressList } from '../server/src/domains/newsletters/address-lists.ts';
import { importReaders } from '../server/src/domains/newsletters/import-readers.ts';
import { sendIssue } from '../server/src/domains/newsletters/issues.ts';
import { copyIdOf, emailHashOf } from '../server/src/domains/newsletters/links.ts';
import { unsubscribe } from '../server/src/domains/newsletters/unsubscribe.ts';
import { setLimit } from '../server/src/domains/organisations/index.ts';
import type { Clock } from '../server/src/platform/clock.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';
import { deliveryIn, type Witness } from './judge.ts';
import type { Random } from './random.ts';

/** An issue, and who has to get it by the model. */
interface Issued {
  id: string;
  must: Set<string>;
  /** Who came on the list or left it while it was on its way: they get it once or not. */
  may: Set<string>;
}

/** An organisation that sends newsletters while everything is killed, and what is known of its readers. */
interface Press {
  organisationId: string;
  issues: Issued[];
  /** Addresses that every mail server refuses. */
  refused: readonly string[];
  /** Another issue is sent off; sometimes a reader comes or unsubscribes. */
  next(parts: { db: PeopleStore; clock: Clock }): Promise<void>;
}

export const readersHost = 'readers.example';
const address = 'https://faults.example';

/** Makes an organisation with an address list, of which two readers can never be reached. */
export async function makePress(
  { db, clock }: { db: PeopleStore; clock: Clock },
  random: Random,
): Promise<Press> {
  const now = clock.now().getTime();
  const organisationId = await createOrganisation(db, `Press ${randomUUID()}`, now);
  for (const name of ['newsletterReaders', 'newsletterIssues'] as const)
    await setLimit(db, organisationId, name, 100_000);
  const startsOn = addDays(dayOf(now), -30);
  for (const moduleKey of ['listManager', 'newsletter'] as const)
    await subscribe(db, organisationId, { moduleKey, startsOn });
  const names = { firstName: 'Pien', lastName: 'Pers', roles: [], passwordHash: null };
  const userId = await createUser(db, { email: 'press@faults.example', organisationId, ...names }, now);
  const actor = (await actorOf(db, userId, clock.now()))!;
  const list = await createAddressList({ db, clock, address }, actor, 'Lezers');
  await db
    .insertInto('replyAddresses')
    .values({
      ...{ organisationId, email: 'answers@faults.example', confirmedAt: now },
      ...{ askedEmail: null, askedBy: null, askedAt: null },
    })
    .execute();

  const readers = new Set<string>();
  const issues: Issued[] = [];
  let made = 0;
  const add = async (parts: { db: PeopleStore; clock: Clock }, kind: 'reader' | 'refused') => {
    const email = `${kind}-${(made += 1)}@${readersHost}`;
    await importReaders({ ...parts, address }, actor, { id: list.id, text: email, note: 'Faults' });
    readers.add(email);
    return email;
  };
  for (let count = 0; count < 8; count++) await add({ db, clock }, 'reader');
  const refused = [await add({ db, clock }, 'refused'), await add({ db, clock }, 'refused')];

  /** Issues that may still leave, or be on their way to somebody. */
  const underWay = async (people: PeopleStore) => {
    const rows = await people
      .selectFrom('newsletterIssues')
      .select('id')
      .where('state', 'in', ['waiting', 'sending'])
      .execute();
    const ids = new Set(rows.map(({ id }) => id));
    return issues.filter(({ id }) => ids.has(id));
  };
  const leave = async (parts: { db: PeopleStore; clock: Clock }, email: string) => {
    readers.delete(email);
    for (const { must, may } of await underWay(parts.db)) if (must.delete(email)) may.add(email);
    const reader = emailHashOf(organisationId, email);
    const target = { organisation: organisationId, reader, issue: issues.at(-1)!.id };
    await unsubscribe(parts.db, target, parts.clock.now().getTime());
  };

  return {
    organisationId,
    issues,
    refused,
    async next(parts) {
      const text = `Nieuwsbrief ${issues.length + 1}`;
      const issue = await sendIssue(
        {
          ...parts,
          ...{ address, productName: 'Faults' },
          // Only what becomes of a rendered newsletter is looked at here.
          render: async (_actor, { foot }) => ({
            ...{ subject: text, text: `${text}\n${foot!.unsubscribe.href}\n` },
            html: `<p>${text}</p><a href="${foot!.unsubscribe.href}">${'.'.repeat(random.below(newsletterBytes))}</a>`,
            ...{ bytes: 0, shortened: false, leftOut: 0 },
          }),
        },
        actor,
        {
          listId: `list-${issues.length}`,
          locale: 'nl',
          settings: NewsletterSettings.parse({}),
          addressListIds: [list.id],
        },
      );
      issues.push({ id: issue.id, must: new Set(readers), may: new Set() });
      if (random.chance(0.3)) {
        const before = await underWay(parts.db);
        const email = await add(parts, 'reader');
        for (const { may } of before) may.add(email);
      }
      const [first] = [...readers].filter((email) => !refused.includes(email));
      if (first !== undefined && random.chance(0.15)) await leave(parts, first);
    },
  };
}

/** Whether every issue is done. */
export async function isPublished(db: PeopleStore): Promise<boolean> {
  const open = await db
    .selectFrom('newsletterIssues')
    .select('id')
    .where('state', 'in', ['waiting', 'sending'])
    .limit(1)
    .execute();
  return open.length === 0;
}

/** Every reader got every issue that was for them once, by a link of their own, and the numbers say so. */
export async function judgePress(
  db: PeopleStore,
  { organisationId, issues, refused }: Press,
  { received, excused, lost }: Witness,
): Promise<string[]> {
  const faults: string[] = [];
  const arrived = Map.groupBy(received, ({ messageId }) => deliveryIn(messageId));
  for (const { id, must, may } of issues) {
    const issue = await db
      .selectFrom('newsletterIssues')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const copies = await db.selectFrom('newsletterCopies').selectAll().where('issueId', '=', id).execute();
    const kept = new Map(copies.map((copy) => [copy.id, copy]));
    const count = (state: string) => copies.filter((copy) => copy.state === state).length;
    if (issue.state !== 'sent') faults.push(`issue ${id} is ${issue.state}`);
    if (issue.accepted !== count('accepted') || issue.refused !== count('refused'))
      faults.push(`issue ${id} says ${issue.accepted} and ${issue.refused}, not what became of its copies`);
    for (const email of [...must, ...may]) {
      const emailHash = emailHashOf(organisationId, email);
      const name = copyIdOf(id, emailHash);
      const copy = kept.get(name);
      const mails = arrived.get(name) ?? [];
      arrived.delete(name);
      const told = `issue ${id} to ${email}`;
      const acknowledged = mails.filter((mail) => mail.acknowledged).length;
      if (acknowledged > 1 + (excused.get(name) ?? 0) + lost)
        faults.push(
          `${told} was accepted ${acknowledged} times, ${excused.get(name) ?? 0} of them before kills`,
        );
      if (mails.some(({ to }) => to !== email)) faults.push(`${told} went to somebody else`);
      for (const { raw } of mails) {
        const link = linkIn(raw);
        if (link.reader !== emailHash || link.issue !== id)
          faults.push(`${told} has the link of somebody else`);
      }
      if (refused.includes(email)) {
        if (mails.length > 0) faults.push(`${told} should have reached nobody`);
      } else if (must.has(email)) {
        // Six tries may all have met a bad mail server.
        if (copy?.state === 'refused' && copy.tries === 6) continue;
        if (copy?.state !== 'accepted') faults.push(`${told} is ${copy?.state} after ${copy?.tries} tries`);
        if (mails.length === 0) faults.push(`${told} never arrived`);
      }
    }
  }
  for (const name of arrived.keys()) faults.push(`copy ${name} was for nobody`);
  return faults;
}

/** Whose link to unsubscribe a mail has. */
function linkIn(raw: string): { reader?: string; issue?: string } {
  const [, token = ''] = /readers\/unsubscribe\/([\w-]+)\./.exec(raw.replaceAll('=\r\n', '')) ?? [];
  return JSON.parse(Buffer.from(token, 'base64url').toString() || '{}') as {
    reader?: string;
    issue?: string;
  };
}
