import type { DeliveriesResponse, Delivery, MailAddress } from 'contract/deliveries';
import type { Notices } from 'contract/notices';
import { alreadyThere, notFound } from '#platform/errors.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { bodyLife } from './forget.ts';
import { refusalOf, refusedAddress } from './mail-addresses.ts';

/** Columns of the log; bodies stay where they are. */
const columns = [
  'id',
  'userId',
  'kind',
  'subject',
  'state',
  'tries',
  'nextTryAt',
  'fault',
  'plannedAt',
  'sentAt',
] as const;
type LogRow = Pick<Tables['deliveries'], (typeof columns)[number]> & { hasBody: unknown };

const logOf = (db: PeopleStore) =>
  db
    .selectFrom('deliveries')
    .select(columns)
    .select((eb) => eb('html', '!=', '').as('hasBody'));

/** A user's mails, newest first, from the one before a given one on. */
export async function deliveriesOf(
  db: PeopleStore,
  userId: string,
  { before, size }: { before?: string | undefined; size: number },
): Promise<DeliveriesResponse> {
  let log = logOf(db).where('userId', '=', userId);
  if (before !== undefined) {
    const from = await log.where('id', '=', before).executeTakeFirst();
    if (!from) throw notFound();
    log = log.where((eb) => eb(eb.refTuple('plannedAt', 'id'), '<', eb.tuple(from.plannedAt, from.id)));
  }
  const rows = await log
    .orderBy('plannedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return { data: await deliveriesWith(db, rows.slice(0, size)), more: rows.length > size };
}

/**
 * Lets a mail of a user be tried from the start, with the Message-ID it has, in the caller's transaction; users
 * themselves those that failed alone.
 * @throws EC-03 when it is not there; EC-06 when its words were let go of, or it has not failed
 */
export async function sendOnceMore(
  transaction: PeopleStore,
  { id, userId, now, failedOnly }: { id: string; userId: string; now: number; failedOnly: boolean },
): Promise<Delivery> {
  const find = logOf(transaction).where('id', '=', id).where('userId', '=', userId);
  const row = await find.executeTakeFirst();
  if (!row) throw notFound();
  if (!row.hasBody || (failedOnly && row.state !== 'failed'))
    throw alreadyThere('refusals.mailCannotBeSentAgain');
  await transaction
    .updateTable('deliveries')
    .set({ state: 'waiting', tries: 0, nextTryAt: now, fault: null, sentAt: null, failureSeenAt: null })
    .where('id', '=', id)
    .execute();
  const [delivery] = await deliveriesWith(transaction, [await find.executeTakeFirstOrThrow()]);
  return delivery!;
}

/** Whether an address takes mail. */
export async function addressOf(db: PeopleStore, userId: string, email: string): Promise<MailAddress> {
  const refusal = await refusalOf(db, userId, email);
  return refusal ? refusedAddress(refusal) : { email, bounces: 0, paused: false };
}

/** The mails of these rows, with what each told of. */
async function deliveriesWith(db: PeopleStore, rows: readonly LogRow[]): Promise<Delivery[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const searches = await db
    .selectFrom('deliverySearches')
    .leftJoin('savedSearches', 'savedSearches.id', 'deliverySearches.savedSearchId')
    .select(['deliveryId', 'savedSearchId', 'documents', 'title'])
    .where('deliveryId', 'in', ids)
    .orderBy('savedSearches.createdAt')
    .orderBy('savedSearchId')
    .execute();
  const agendaSearches = await db
    .selectFrom('agendaDeliveries')
    .leftJoin('agendaSearches', (join) =>
      join.onRef('agendaSearches.id', '=', 'agendaDeliveries.searchId').on('removedAt', 'is', null),
    )
    .select(['deliveryId', 'searchId', 'meetings', 'title'])
    .where('deliveryId', 'in', ids)
    .orderBy('agendaSearches.createdAt')
    .orderBy('searchId')
    .execute();
  const counts = await db
    .selectFrom('delivered')
    .select(['deliveryId', ({ fn }) => fn.count<number>('documentId').distinct().as('documents')])
    .where('deliveryId', 'in', ids)
    .groupBy('deliveryId')
    .execute();
  const documents = new Map(counts.map((one) => [one.deliveryId, one.documents]));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    state: row.state,
    plannedAt: new Date(row.plannedAt).toISOString(),
    ...(row.sentAt === null ? {} : { sentAt: new Date(row.sentAt).toISOString() }),
    ...(row.state === 'waiting' ? { nextTryAt: new Date(row.nextTryAt).toISOString() } : {}),
    tries: row.tries,
    ...(row.fault === null ? {} : { fault: row.fault }),
    documents: documents.get(row.id) ?? 0,
    searches: searches
      .filter(({ deliveryId }) => deliveryId === row.id)
      .map(({ savedSearchId, title, documents: count }) => ({
        id: savedSearchId,
        ...(title === null ? {} : { title }),
        documents: count,
      })),
    agendaSearches: agendaSearches
      .filter(({ deliveryId }) => deliveryId === row.id)
      .map(({ searchId, title, meetings }) => ({
        id: searchId,
        ...(title === null ? {} : { title }),
        meetings,
      })),
    canBeSentAgain: Boolean(row.hasBody),
  }));
}

/** The user's mails that failed for good, can still be sent again, and were not put away (decision 4.21). */
export async function failuresOf(
  db: PeopleStore,
  userId: string,
  now: number,
): Promise<Notices['failed'] | undefined> {
  const failed = db
    .selectFrom('deliveries')
    .where('userId', '=', userId)
    .where('state', '=', 'failed')
    .where('failureSeenAt', 'is', null)
    .where('plannedAt', '>=', now - bodyLife);
  const newest = await failed
    .select(['kind', 'subject', 'plannedAt'])
    .orderBy('plannedAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return undefined;
  const { count } = await failed
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    mails: count,
    kind: newest.kind,
    subject: newest.subject,
    plannedAt: new Date(newest.plannedAt).toISOString(),
  };
}

/** The user has seen what failed up to now. */
export async function seeFailures(db: PeopleStore, userId: string, now: number): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ failureSeenAt: now })
    .where('userId', '=', userId)
    .where('state', '=', 'failed')
    .where('failureSeenAt', 'is', null)
    .execute();
}
