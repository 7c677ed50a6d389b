import { audit } from '#domains/audit/index.ts';
import {
  activationOf,
  type ActivationParts,
  countActivation,
  createUser,
  plainEmail,
  sendActivation,
  setPassword,
} from '#domains/auth/index.ts';
import { requireSeats } from '#domains/organisations/index.ts';
import { localesOf, mergePreferences } from '#domains/settings/index.ts';
import type { ModuleKey } from 'contract/modules';
import type { Locale } from 'contract/users';
import type { Actor } from '#platform/access.ts';
import { alreadyThere, invalidInput, notYours } from '#platform/errors.ts';
import type { Log } from '#platform/log.ts';
import { canBeMailed } from '#platform/mail/mailer.ts';
import { isUniqueViolation, type PeopleStore } from '#stores/people/index.ts';
import { type Doer, isStaff, requireActive, requireChangeable, requireOrganisation } from './doer.ts';

/** What accounts are made with. */
export interface InviteParts extends ActivationParts {
  log: Pick<Log, 'warn'>;
  /** Where people log in, without a final slash. */
  productUrl: string;
}

/** Who is invited. */
export interface Invited {
  organisationId: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  /** Of the organisation's; null is all of them. */
  modules: readonly ModuleKey[] | null;
  roles: Actor['roles'];
}

/**
 * Makes an account within the seats of an organisation and mails it the link with which it is activated.
 * @returns whether the mail was accepted; it can be sent again
 * @throws EC-02 for an address that cannot be mailed; EC-03 for an organisation that is not the doer's; EC-05 without a
 *   seat; EC-06 when the address has an account, and to an admin of an organisation who marks somebody as staff
 */
export async function inviteUser(
  parts: InviteParts,
  doer: Doer,
  invited: Invited,
  reason?: string,
): Promise<{ id: string; mailed: boolean }> {
  const { db, clock } = parts;
  const now = clock.now().getTime();
  await requireOrganisation(db, doer, invited.organisationId);
  if (invited.roles.includes('staff') && !isStaff(doer)) throw notYours('accounts.staffMark');
  if (!canBeMailed(invited.email)) throw invalidInput('accounts.cannotBeMailed', 'body.email');
  const id = await unlessTaken(() =>
    db.transaction().execute(async (transaction) => {
      await requireSeats(transaction, invited.organisationId);
      const userId = await addUser(transaction, { ...invited, passwordHash: null }, now);
      await audit(transaction, doer, { action: 'user.invite', ...toldOf(invited), reason }, now);
      return userId;
    }),
  );
  await countActivation(db, activationOf.user(id), now);
  return { id, mailed: await mailInvitation(parts, id, invited.locale) };
}

/** What the audit log tells of a new account. */
const toldOf = ({ organisationId, email, firstName, lastName, roles, modules }: Invited) => ({
  target: plainEmail(email),
  organisationId,
  after: { firstName, lastName, roles, modules },
});

/** Adds an account, in a transaction that holds its organisation. */
export async function addUser(
  transaction: PeopleStore,
  { locale, modules, firstName, lastName, ...user }: Invited & { passwordHash: string | null },
  now: number,
): Promise<string> {
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  const userId = await createUser(transaction, { ...user, ...names, modules: modules ?? undefined }, now);
  await mergePreferences(transaction, userId, { locale });
  return userId;
}

/**
 * Makes an account that has a password already.
 * @returns its id
 * @throws as `inviteUser`, but for the mail
 */
export async function createWithPassword(
  db: PeopleStore,
  doer: Doer,
  { passwordHash, ...user }: Invited & { passwordHash: string },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<string> {
  await requireOrganisation(db, doer, user.organisationId);
  return unlessTaken(() =>
    db.transaction().execute(async (transaction) => {
      await requireSeats(transaction, user.organisationId);
      const id = await addUser(transaction, { ...user, passwordHash }, now);
      await audit(transaction, doer, { action: 'user.create', ...toldOf(user), reason }, now);
      return id;
    }),
  );
}

/** Gives a user another password, which ends their sessions and links. @throws EC-03 */
export async function resetPassword(
  db: PeopleStore,
  doer: Doer,
  { id, passwordHash }: { id: string; passwordHash: string },
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  const { email: target, organisationId } = await requireChangeable(db, doer, id);
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, id, passwordHash);
    await audit(transaction, doer, { action: 'user.password', target, organisationId, reason }, now);
  });
}

/**
 * Mails the link once more.
 * @throws EC-03; EC-06 for an account that was activated or deactivated; 429 ACT-WAIT within five minutes (7.22)
 */
export async function inviteAgain(
  parts: InviteParts,
  doer: Doer,
  id: string,
  reason?: string,
): Promise<{ mailed: boolean }> {
  const { db, clock } = parts;
  const now = clock.now().getTime();
  const user = await requireChangeable(db, doer, id);
  requireActive(user);
  if (user.passwordHash !== null || user.lastSeenAt !== null) throw alreadyThere('accounts.notInvited');
  await countActivation(db, activationOf.user(id), now);
  const { email: target, organisationId } = user;
  await db
    .transaction()
    .execute((transaction) =>
      audit(transaction, doer, { action: 'user.inviteAgain', target, organisationId, reason }, now),
    );
  return { mailed: await mailInvitation(parts, id, (await localesOf(db, [id])).get(id)!) };
}

/** Whether the mail was accepted. */
export async function mailInvitation(parts: InviteParts, userId: string, locale: Locale): Promise<boolean> {
  try {
    await sendActivation(parts, userId, locale);
    return true;
  } catch (error) {
    parts.log.warn({ err: error }, 'an activation mail was not accepted');
    return false;
  }
}

/** @throws EC-06 when the address has an account already (decision 5.1) */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw alreadyThere('accounts.emailTaken');
    throw error;
  }
}
