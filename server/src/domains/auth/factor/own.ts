import type { FactorSetUp, PasskeyChallenge } from 'contract/factor-proof';
import type { SecondFactor } from 'contract/second-factor';
import type { z } from 'zod';
import type { Actor } from '#platform/access.ts';
import { invalidInput, notFound, notYours } from '#platform/errors.ts';
import type { PasswordChecks } from '../credentials.ts';
import { countTry, loginTries } from '../tries.ts';
import { beginPasskey as offerPasskey, passkeysOf } from './passkeys.ts';
import type { FactorParts } from './parts.ts';
import { proveByCode } from './prove.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts';
import { offerSecret } from './set-up.ts';
import { standingOf } from './standing.ts';
import { takeAway } from './take-away.ts';

type Parts = PasswordChecks & FactorParts;
interface Confirmation {
  password: string;
  code?: string | undefined;
  address: string;
}

/** How the second factor of who is logged in stands (decision 10.12). */
export async function ownFactor({ db, passkeySite }: FactorParts, actor: Actor): Promise<SecondFactor> {
  const { on, requiredBy } = await standingOf(db, actor);
  return {
    ...{ on, requiredBy },
    recoveryCodes: await recoveryCodesLeft(db, actor.userId),
    passkeys: await passkeysOf(db, actor.userId),
    passkeysPossible: passkeySite !== undefined,
  };
}

/** A secret for the app of who knows their password and, with a second factor that is on, that. @throws as `confirm` */
export async function beginOwn(parts: Parts, actor: Actor, given: Confirmation): Promise<FactorSetUp> {
  const { on } = await standingOf(parts.db, actor);
  await confirm(parts, actor, given, on);
  return offerSecret(parts, actor, 'set-up own');
}

/** Turns it off. @throws as `confirm`; 403 where staff or the organisation demand it, 404 where there is none */
export async function endOwn(parts: Parts, actor: Actor, given: Confirmation): Promise<void> {
  const { on, requiredBy } = await standingOf(parts.db, actor);
  if (!on) throw notFound('refusals.noFactor');
  if (requiredBy !== null) throw notYours('refusals.factorDemanded');
  await confirm(parts, actor, given, true);
  await parts.db.transaction().execute((transaction) => takeAway(transaction, actor.userId));
  parts.tell(actor.userId, 'off');
}

/** Ten new recovery codes. @throws as `confirm`; 404 without a second factor */
export async function renewOwnCodes(parts: Parts, actor: Actor, given: Confirmation): Promise<string[]> {
  const { on } = await standingOf(parts.db, actor);
  if (!on) throw notFound('refusals.noFactor');
  await confirm(parts, actor, given, true);
  const codes = await parts.db
    .transaction()
    .execute((transaction) => renewRecoveryCodes(transaction, actor.userId));
  parts.tell(actor.userId, 'codesRenewed');
  return codes;
}

/** Begins adding a passkey to a second factor that is on. @throws as `confirm`; 404 without a second factor */
export async function beginOwnPasskey(
  parts: Parts,
  actor: Actor,
  given: Confirmation,
): Promise<z.infer<typeof PasskeyChallenge>> {
  const { on } = await standingOf(parts.db, actor);
  if (!on) throw notFound('refusals.noFactor');
  await confirm(parts, actor, given, true);
  return offerPasskey(parts, actor);
}

/**
 * Makes sure that it is the user who sits there: wrong passwords and codes are tries as at the login (decision 4.3).
 * @throws 400 for a wrong password or code, 429 after too many
 */
async function confirm(
  parts: Parts,
  { userId, email }: Actor,
  { password, code, address }: Confirmation,
  withCode: boolean,
): Promise<void> {
  const { db, clock, passwords } = parts;
  const takeBack = await countTry(db, loginTries(email, address), clock.now().getTime());
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await passwords.verify(passwordHash, password)))
    throw invalidInput('mail.wrongPassword', 'body.password');
  if (withCode && (code === undefined || !(await proveByCode(parts, userId, code))))
    throw invalidInput('refusals.factorWrong', 'body.code');
  await takeBack();
}
