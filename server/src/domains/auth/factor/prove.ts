import type { Sealer } from '#platform/sealed.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { FactorParts } from './parts.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { stepOf, withoutGaps } from './totp.ts';

/** What the secret of somebody's app is sealed about. */
export const ofApp = (userId: string): string => `app ${userId}`;

/**
 * Whether a code is of somebody's app or one of their recovery codes; either is taken once. Who used a recovery code
 * is mailed. The caller counts the try.
 */
export async function proveByCode(parts: FactorParts, userId: string, code: string): Promise<boolean> {
  const digits = withoutGaps(code);
  if (/^\d{6}$/.test(digits)) return takeStep(parts, userId, digits, parts.clock.now().getTime());
  if (!(await useRecoveryCode(parts.db, userId, code))) return false;
  parts.tell(userId, 'recoveryUsed');
  return true;
}

/** Takes a code of the app: its half minute, and those before it, are over then (RFC 6238 §5.2). */
async function takeStep(
  { db, sealer }: { db: PeopleStore; sealer: Sealer },
  userId: string,
  digits: string,
  now: number,
): Promise<boolean> {
  const app = await db
    .selectFrom('secondFactors')
    .select('secret')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!app) return false;
  const step = stepOf(sealer.open(app.secret, ofApp(userId)), digits, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('secret', '=', app.secret)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
