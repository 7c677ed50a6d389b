import type { FactorSetUp } from 'contract/factor-proof';
import { type Actor, requireAdmin, type Site } from '#platform/access.ts';
import { alreadyThere, factorMissing, invalidInput } from '#platform/errors.ts';
import type { OpenSession } from '#platform/session-cookie.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { actorOf } from '../accounts.ts';
import { type Credentials, type PasswordChecks, rightful } from '../credentials.ts';
import { beginSession } from '../begin-session.ts';
import { type Client, endSessionsOf, markFactor, type StartedSession } from '../sessions.ts';
import { countTry, loginTries } from '../tries.ts';
import type { FactorParts } from './parts.ts';
import { ofApp } from './prove.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { mustSetUp, standingOf } from './standing.ts';
import { endTickets, issueTicket, type Purpose, readTicket, useTicket } from './tickets.ts';
import { newSecret, shownSecret, stepOf, withoutGaps } from './totp.ts';

interface Finish {
  ticket: string;
  code: string;
  address: string;
}

const over = () => invalidInput('refusals.factorTicketOver', 'body.ticket');

/** Makes a secret for somebody's app; nothing holds until a code of it comes back with the ticket. */
export async function offerSecret(
  parts: FactorParts,
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
  purpose: Purpose,
): Promise<FactorSetUp> {
  const secret = newSecret();
  const ticket = await issueTicket(parts, { userId, purpose }, secret, parts.clock.now().getTime());
  return { ticket, ...shownSecret(secret, { issuer: parts.productName, label: email }) };
}

/**
 * Begins setting a second factor up at the login of a site, for who has none and has to (decision 10.12).
 * @throws as a login; 401 FACTOR for who has one, 409 for who need none
 */
export async function beginAtLogin(
  parts: PasswordChecks & FactorParts,
  site: Site,
  credentials: Credentials,
): Promise<FactorSetUp> {
  const actor = await rightful(parts, credentials, site);
  if (site === 'admin') requireAdmin(actor, 'organisation');
  const standing = await standingOf(parts.db, actor);
  if (standing.on) throw factorMissing('refusals.factorMissing', false);
  if (!mustSetUp(standing, site)) throw alreadyThere('refusals.factorNotDemanded');
  return offerSecret(parts, actor, `set-up ${site}`);
}

/**
 * Ends it with a code of the app: the second factor is on, sessions begun without it are over, and one begins.
 * @throws 400 for a ticket that is used or over and for a wrong code, 429 after too many of those
 */
export async function finishAtLogin(
  parts: FactorParts,
  site: Site,
  given: Finish & Client,
): Promise<StartedSession & { actor: Actor; recoveryCodes: string[] }> {
  const { db, clock } = parts;
  const found = await readTicket(parts, given.ticket, `set-up ${site}`, clock.now().getTime());
  const actor = found && (await actorOf(db, found.userId, clock.now()));
  if (!actor) throw over();
  const now = clock.now().getTime();
  const step = await confirmed(parts, actor, found.secret, given);
  const begun = await db.transaction().execute(async (transaction) => {
    const app = { secret: found.secret, step, now };
    const recoveryCodes = await turnOn(parts, transaction, actor.userId, given.ticket, app, false);
    await endSessionsOf(transaction, actor.userId);
    const session = await beginSession(transaction, actor, { site, byFactor: true }, given, now);
    return { ...session, recoveryCodes };
  });
  parts.tell(actor.userId, 'on');
  return begun;
}

/**
 * Ends it for who is logged in, whose session goes on as one with the second factor while every other ends. Who had one
 * has it in another app from now on and keeps their recovery codes.
 * @throws as `finishAtLogin`
 */
export async function finishOwn(
  parts: FactorParts,
  { actor, token }: OpenSession,
  given: Finish,
): Promise<string[]> {
  const { db, clock } = parts;
  const now = clock.now().getTime();
  const found = await readTicket(parts, given.ticket, 'set-up own', now);
  if (found?.userId !== actor.userId) throw over();
  const step = await confirmed(parts, actor, found.secret, given);
  const recoveryCodes = await db.transaction().execute(async (transaction) => {
    const app = { secret: found.secret, step, now };
    const codes = await turnOn(parts, transaction, actor.userId, given.ticket, app, true);
    await endSessionsOf(transaction, actor.userId, token);
    await markFactor(transaction, token, now);
    return codes;
  });
  parts.tell(actor.userId, recoveryCodes.length > 0 ? 'on' : 'moved');
  return recoveryCodes;
}

/** The half minute of a code of the app, counted as a try. */
async function confirmed(
  { db, clock }: FactorParts,
  { email }: Pick<Actor, 'email'>,
  secret: string,
  { code, address }: Finish,
): Promise<number> {
  const now = clock.now().getTime();
  const takeBack = await countTry(db, loginTries(email, address), now);
  const step = stepOf(secret, withoutGaps(code), now);
  if (step === undefined) throw invalidInput('refusals.factorWrong', 'body.code');
  await takeBack();
  return step;
}

/** Keeps the secret in the place of one that may be there; answers recovery codes where there was none. */
async function turnOn(
  { sealer }: FactorParts,
  transaction: PeopleStore,
  userId: string,
  ticket: string,
  { secret, step, now }: { secret: string; step: number; now: number },
  mayMove: boolean,
): Promise<string[]> {
  if (!(await useTicket(transaction, ticket))) throw over();
  await endTickets(transaction, userId);
  const kept = { secret: sealer.seal(secret, ofApp(userId)), lastStep: step };
  const { numInsertedOrUpdatedRows: inserted } = await transaction
    .insertInto('secondFactors')
    .values({ userId, ...kept, createdAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirst();
  if (inserted === 1n) return renewRecoveryCodes(transaction, userId);
  if (!mayMove) throw over();
  await transaction.updateTable('secondFactors').set(kept).where('userId', '=', userId).execute();
  return [];
}
