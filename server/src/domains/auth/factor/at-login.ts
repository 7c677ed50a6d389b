import type { FactorProof } from 'contract/factor-proof';
import type { Actor, Site } from '#platform/access.ts';
import { factorMissing, setUpMissing } from '#platform/errors.ts';
import { countTry, loginTries } from '../tries.ts';
import type { FactorParts } from './parts.ts';
import { worksOn } from './passkey-site.ts';
import { proveByPasskey } from './passkeys.ts';
import { proveByCode } from './prove.ts';
import { mustSetUp, standingOf } from './standing.ts';

/**
 * Whether somebody whose password was right gave their second factor; false for who has none and needs none. A wrong
 * one is a try like a wrong password (decisions 4.3, 10.12).
 * @throws 401 FACTOR while it is missing or wrong, 401 FACTOR-NEW for who has to set one up, 429 after too many tries
 */
export async function factorAtLogin(
  parts: FactorParts,
  { userId, organisationId, roles, email }: Actor,
  site: Site,
  { code, passkey, address }: FactorProof & { address: string },
): Promise<boolean> {
  const standing = await standingOf(parts.db, { userId, organisationId, roles });
  if (mustSetUp(standing, site)) throw setUpMissing();
  if (!standing.on) return false;
  const passkeys = standing.passkeys && worksOn(parts.passkeySite, site);
  if (code === undefined && passkey === undefined) throw factorMissing('refusals.factorMissing', passkeys);
  const takeBack = await countTry(parts.db, loginTries(email, address), parts.clock.now().getTime());
  const given =
    code === undefined
      ? await proveByPasskey(parts, userId, site, passkey!)
      : await proveByCode(parts, userId, code);
  if (!given) throw factorMissing('refusals.factorWrong', passkeys);
  await takeBack();
  return true;
}
