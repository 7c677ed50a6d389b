import type { FactorProof, NewPasskey, PasskeyChallenge } from 'contract/factor-proof';
import { mostPasskeys, type Passkey } from 'contract/second-factor';
import { z } from 'zod';
import type { Actor, Site } from '#platform/access.ts';
import { alreadyThere, invalidInput, limitReached, notFound } from '#platform/errors.ts';
import { isUniqueViolation, type PeopleStore } from '#stores/people/index.ts';
import type { FactorParts } from './parts.ts';
import { worksOn } from './passkey-site.ts';
import { issueTicket, readTicket, useTicket } from './tickets.ts';

const Transports = z.array(z.string());
type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';
type Challenge = z.infer<typeof PasskeyChallenge>;

// Two hundred modules that only who uses a passkey needs.
const library = () => import('@simplewebauthn/server');

/** Those of a user, as the settings show them, oldest first. */
export async function passkeysOf(db: PeopleStore, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(mostPasskeys)
    .execute();
  const told = (instant: number) => new Date(instant).toISOString();
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ id, name, createdAt: told(createdAt) },
    lastUsedAt: lastUsedAt === null ? null : told(lastUsedAt),
  }));
}

async function known(db: PeopleStore, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'transports'])
    .where('userId', '=', userId)
    .execute();
  return rows.map(({ id, transports }) => ({
    id,
    transports: Transports.parse(JSON.parse(transports)) as Transport[],
  }));
}

/** What a browser needs to make one. @throws 400 EC-05 where there may be no more, 404 where there can be none */
export async function beginPasskey(parts: FactorParts, actor: Actor): Promise<Challenge> {
  const { db, passkeySite, clock } = parts;
  if (!passkeySite) throw notFound('refusals.noPasskeys');
  const excludeCredentials = await known(db, actor.userId);
  if (excludeCredentials.length >= mostPasskeys)
    throw limitReached('refusals.maximumPasskeys', { maximum: mostPasskeys });
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: passkeySite.name,
    rpID: passkeySite.id,
    userName: actor.email,
    userID: new TextEncoder().encode(actor.userId),
    attestationType: 'none',
    excludeCredentials,
    // The password comes first: neither has the device to know who it is of nor to ask for a PIN.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
  });
  const holder = { userId: actor.userId, purpose: 'new passkey' } as const;
  const ticket = await issueTicket(parts, holder, options.challenge, clock.now().getTime());
  return { ticket, options: { ...options } };
}

/** Keeps a passkey the browser made. @throws 400 for one that was not asked for, 409 for one that is there already */
export async function addPasskey(
  parts: FactorParts,
  userId: string,
  { ticket, name, response }: { ticket: string; name: string; response: z.infer<typeof NewPasskey> },
): Promise<void> {
  const { db, passkeySite, clock } = parts;
  const now = clock.now().getTime();
  const found = await readTicket(parts, ticket, 'new passkey', now);
  if (!passkeySite || found?.userId !== userId)
    throw invalidInput('refusals.factorTicketOver', 'body.ticket');
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: found.secret,
    expectedOrigin: passkeySite.origins.product,
    expectedRPID: passkeySite.id,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!checked?.verified) throw invalidInput('refusals.passkeyWrong', 'body.response');
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  await db
    .transaction()
    .execute(async (transaction) => {
      if (!(await useTicket(transaction, ticket)))
        throw invalidInput('refusals.factorTicketOver', 'body.ticket');
      await transaction
        .insertInto('passkeys')
        .values({
          ...{ id, userId, name, counter, createdAt: now, lastUsedAt: null },
          publicKey: Buffer.from(publicKey).toString('base64url'),
          transports: JSON.stringify(response.response.transports ?? []),
        })
        .execute();
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? alreadyThere('refusals.passkeyThere') : error;
    });
  parts.tell(userId, 'passkeyAdded');
}

/** Takes one away. @throws 404 when the user has none of that name */
export async function removePasskey(db: PeopleStore, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** What a browser needs to use one of somebody's at the login of a site. @throws 404 where none would do */
export async function challengePasskey(parts: FactorParts, userId: string, site: Site): Promise<Challenge> {
  const { db, passkeySite, clock } = parts;
  const allowCredentials = await known(db, userId);
  if (!worksOn(passkeySite, site) || allowCredentials.length === 0) throw notFound('refusals.noPasskeys');
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: passkeySite.id,
    allowCredentials,
    userVerification: 'discouraged',
  });
  const holder = { userId, purpose: `passkey ${site}` } as const;
  const ticket = await issueTicket(parts, holder, options.challenge, clock.now().getTime());
  return { ticket, options: { ...options } };
}

/** Whether somebody used one of their passkeys for the challenge of the ticket, which is used up by it. */
export async function proveByPasskey(
  parts: FactorParts,
  userId: string,
  site: Site,
  { ticket, response }: NonNullable<FactorProof['passkey']>,
): Promise<boolean> {
  const { db, passkeySite, clock } = parts;
  const now = clock.now().getTime();
  const found = await readTicket(parts, ticket, `passkey ${site}`, now);
  if (!worksOn(passkeySite, site) || found?.userId !== userId) return false;
  if (!(await useTicket(db, ticket))) return false;
  const passkey = await db
    .selectFrom('passkeys')
    .select(['id', 'publicKey', 'counter'])
    .where('userId', '=', userId)
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: found.secret,
    expectedOrigin: passkeySite.origins[site],
    expectedRPID: passkeySite.id,
    credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!checked?.verified) return false;
  // Once more where it is kept: of one and its copy, used at once, both have looked well. Who counts nothing says 0.
  const { newCounter } = checked.authenticationInfo;
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: newCounter, lastUsedAt: now })
    .where('id', '=', passkey.id)
    .where('counter', newCounter === 0 ? '=' : '<', newCounter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
