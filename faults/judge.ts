import type { PeopleStore } from '../server/src/stores/people/index.ts';
import { type ReceivedMail, readMail } from '../server/test/mail-server.ts';
import type { User, World } from './world.ts';

/** What was seen while processes were killed. */
export interface Witness {
  received: readonly ReceivedMail[];
  /** By delivery, the copies that a kill explains. */
  excused: ReadonlyMap<string, number>;
  /** Leases on sending that ran out without a kill: each explains one more copy of a mail. */
  lost: number;
}

/** Whether anything still waits to be mailed to people who can be reached. */
export async function isDelivered(db: PeopleStore, world: World): Promise<boolean> {
  const present = world.users.filter(({ kind }) => kind === 'present').map(({ id }) => id);
  const [waiting, changes, unsent] = await Promise.all([
    db.selectFrom('waitingMatches').select('userId').where('userId', 'in', present).limit(1).execute(),
    db
      .selectFrom('meetingChanges')
      .select('userId')
      .where('userId', 'in', present)
      .where('toldAt', 'is', null)
      .limit(1)
      .execute(),
    db
      .selectFrom('deliveries')
      .select('id')
      .where('userId', 'in', present)
      .where('state', '=', 'waiting')
      .limit(1)
      .execute(),
  ]);
  return waiting.length + changes.length + unsent.length === 0;
}

/** Compares what was found, kept and received with the model; answers every difference. */
export async function judge(db: PeopleStore, world: World, witness: Witness): Promise<string[]> {
  return [
    ...(await judgeMatches(db, world)),
    ...(await judgeLedger(db, world)),
    ...(await judgeMails(db, world, witness)),
  ];
}

const idOf = (paper: number): string => `faults-${paper}`;

/** Each search found each document with one of its words, once. */
async function judgeMatches(db: PeopleStore, world: World): Promise<string[]> {
  const rows = await db.selectFrom('matches').select(['savedSearchId', 'documentId']).execute();
  const found = new Map<string, number>();
  for (const { savedSearchId, documentId } of rows) {
    const pair = `${savedSearchId} ${documentId}`;
    found.set(pair, (found.get(pair) ?? 0) + 1);
  }
  const faults: string[] = [];
  for (const { searches } of world.users) {
    for (const { id, words } of searches) {
      for (const [paper, versions] of world.papers) {
        const pair = `${id} ${idOf(paper)}`;
        const expected = words.some((word) => versions.at(-1)!.includes(word)) ? 1 : 0;
        const seen = found.get(pair) ?? 0;
        if (seen !== expected) faults.push(`match ${pair}: ${seen} times instead of ${expected}`);
        found.delete(pair);
      }
    }
  }
  for (const pair of found.keys()) faults.push(`match ${pair} belongs to nobody`);
  return faults;
}

/** Versions of a document that bring a word that one of the user's mailing searches had not found in it before. */
function newsFor({ searches }: User, versions: readonly string[][]): number {
  return versions.filter((words, at) =>
    searches.some(
      (search) =>
        search.mails &&
        search.words.some((word) => words.includes(word)) &&
        !search.words.some((word) => versions[at - 1]?.includes(word)),
    ),
  ).length;
}

/** Each document is in a mail to each user it is for: once, and once more at most for every version that is news. */
async function judgeLedger(db: PeopleStore, world: World): Promise<string[]> {
  const rows = await db
    .selectFrom('delivered')
    .select(['userId', 'documentId', 'deliveryId', 'kind'])
    .execute();
  const mailsOf = new Map<string, Set<string | null>>();
  for (const { userId, documentId, deliveryId } of rows) {
    const key = `${userId} ${documentId}`;
    mailsOf.set(key, (mailsOf.get(key) ?? new Set()).add(deliveryId));
  }
  const faults: string[] = [];
  for (const user of world.users.filter(({ kind }) => kind !== 'refused')) {
    for (const [paper, versions] of world.papers) {
      const mails = mailsOf.get(`${user.id} ${idOf(paper)}`) ?? new Set();
      const most = newsFor(user, versions);
      const told = `${idOf(paper)} for ${user.email}`;
      if (user.kind === 'away') {
        if ([...mails].some((mail) => mail !== null)) faults.push(`${told}: mailed during the vacation`);
      } else if (mails.has(null)) faults.push(`${told}: passed over without a vacation`);
      if (mails.size < Math.min(1, most) || mails.size > most) {
        faults.push(`${told}: in ${mails.size} mails instead of ${most === 0 ? 'none' : `1 to ${most}`}`);
      }
    }
  }
  return faults;
}

/** Every mail that was kept arrived, says what the ledger says, and came twice only where a kill explains it. */
async function judgeMails(
  db: PeopleStore,
  world: World,
  { received, excused, lost }: Witness,
): Promise<string[]> {
  const faults: string[] = [];
  const kinds = new Map(world.users.map(({ id, kind }) => [id, kind]));
  const emails = new Map(world.users.map(({ id, email }) => [id, email]));
  const deliveries = await db
    .selectFrom('deliveries')
    .select(['id', 'userId', 'state', 'fault', 'tries'])
    .execute();
  const ledger = Map.groupBy(
    await db.selectFrom('delivered').select(['deliveryId', 'documentId', 'savedSearchIds']).execute(),
    ({ deliveryId }) => deliveryId,
  );
  const copies = Map.groupBy(received, ({ messageId }) => deliveryIn(messageId));
  for (const { id, userId, state, fault, tries } of deliveries) {
    const mails = copies.get(id) ?? [];
    copies.delete(id);
    const name = `mail ${id} to ${emails.get(userId)}`;
    if (kinds.get(userId) !== 'present') {
      if (mails.length > 0) faults.push(`${name} should have reached nobody`);
      continue;
    }
    if (state === 'failed' && fault !== null && tries === 6) continue;
    if (state !== 'sent') faults.push(`${name} is ${state} after ${tries} tries: ${fault}`);
    const acknowledged = mails.filter((mail) => mail.acknowledged).length;
    if (mails.length === 0) faults.push(`${name} never arrived`);
    if (acknowledged > 1 + (excused.get(id) ?? 0) + lost) {
      faults.push(`${name} was accepted ${acknowledged} times, ${excused.get(id) ?? 0} of them before kills`);
    }
    const told = ledger.get(id) ?? [];
    const documents = new Set(told.map(({ documentId }) => documentId));
    const carriers = told.map(({ savedSearchIds }) => (JSON.parse(savedSearchIds) as string[])[0]!);
    const most = Math.max(0, ...[...Map.groupBy(carriers, (one) => one).values()].map((all) => all.length));
    for (const mail of mails) {
      const { papers } = readMail(mail);
      const shown = papers.map((paper) => `faults-${paper}`);
      if (mail.to !== emails.get(userId)) faults.push(`${name} went to ${mail.to}`);
      // Longer mails name only some and link to the rest (decision 4.23).
      const whole = documents.size <= 60 && most <= 20;
      if (shown.some((one) => !documents.has(one)) || (whole && shown.length !== documents.size)) {
        faults.push(`${name} tells of ${shown.join(' ')} instead of ${[...documents].join(' ')}`);
      }
    }
  }
  for (const id of copies.keys()) faults.push(`mail ${id} was sent and is not in the log`);
  return faults;
}

/** The delivery that a Message-ID of ours names. */
export function deliveryIn(messageId: string): string {
  return /^<([^@]+)@/.exec(messageId)?.[1] ?? messageId;
}
