import { limits } from 'contract/limits';
import type { Recipients } from 'contract/newsletter-issues';
import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidInput } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { requireAddressList } from './address-lists.ts';
import type { Parts } from './parts.ts';
import { confirmedReplyAddress } from './reply-address.ts';

const day = 24 * 60 * 60_000;
/** Refusals in a row after which nothing goes to an address any more (decision 4.21). */
const mostRefusals = 3;

export const isPaused = (refusals: number): boolean => refusals >= mostRefusals;

/** Readers on any of these lists of an organisation who did not unsubscribe, each once. */
export async function readersOn(
  db: PeopleStore,
  organisationId: string,
  addressListIds: readonly string[],
): Promise<{ email: string; emailHash: string; refusals: number }[]> {
  // PostgreSQL has no empty list.
  if (addressListIds.length === 0) return [];
  return db
    .selectFrom('newsletterReaders')
    .select(['email', 'emailHash', 'refusals'])
    .where('organisationId', '=', organisationId)
    .where('id', 'in', (eb) =>
      eb.selectFrom('addressListReaders').select('readerId').where('addressListId', 'in', addressListIds),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('unsubscribedReaders')
            .select('emailHash')
            .whereRef('unsubscribedReaders.organisationId', '=', 'newsletterReaders.organisationId')
            .whereRef('unsubscribedReaders.emailHash', '=', 'newsletterReaders.emailHash'),
        ),
      ),
    )
    .execute();
}

/** What sending would come to. @throws EC-02 and EC-03 as sending does for a time and for a list */
export async function recipientsOf(
  { db, clock }: Parts,
  { organisationId }: Actor,
  asked: { addressListIds: readonly string[]; sendAt?: string | undefined },
): Promise<Recipients> {
  const leaves = leavesAt(asked.sendAt, clock.now().getTime());
  for (const id of asked.addressListIds) await requireAddressList(db, organisationId, id);
  const readers = await readersOn(db, organisationId, asked.addressListIds);
  const allowance = await allowanceOf(db, organisationId);
  const paused = readers.filter(({ refusals }) => isPaused(refusals)).length;
  return {
    readers: readers.length - paused,
    paused,
    maxReaders: allowance.newsletterReaders,
    replyTo: (await confirmedReplyAddress(db, organisationId)) ?? null,
    issues: await issuesInMonth(db, organisationId, leaves),
    maxIssues: allowance.newsletterIssues,
  };
}

/**
 * When an issue leaves that is asked for now: at its time, and not before it could be stopped.
 * @throws EC-02 for a time that has passed or is too far ahead
 */
export function leavesAt(sendAt: string | undefined, now: number): number {
  const chosen = sendAt === undefined ? now : Date.parse(sendAt);
  if (chosen < now) throw invalidInput('refusals.sendAtPast', 'body.sendAt');
  if (chosen > now + limits.issueDaysAhead * day)
    throw invalidInput('refusals.sendAtTooFar', 'body.sendAt', { days: limits.issueDaysAhead });
  return Math.max(chosen, now + limits.issueGrace);
}

/** Issues of an organisation that left or will in the calendar month of an instant, in Amsterdam. */
export async function issuesInMonth(
  db: PeopleStore,
  organisationId: string,
  instant: number,
): Promise<number> {
  const first = `${dayOf(instant).slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const { count } = await db
    .selectFrom('newsletterIssues')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organisationId', '=', organisationId)
    .where('state', 'in', ['waiting', 'sending', 'sent'])
    .where('sendAt', '>=', startOfDay(first))
    .where('sendAt', '<', startOfDay(next))
    .executeTakeFirstOrThrow();
  return Number(count);
}
