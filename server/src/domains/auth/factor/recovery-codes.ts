import { randomInt } from 'node:crypto';
import { tokenHashOf } from '#platform/tokens.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { withoutGaps } from './totp.ts';

/** Codes of one account (decision 10.12). */
const number = 10;
/** Crockford's base32: without letters that are read as digits or as each other. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 3;
const groupLength = 5;

/** As somebody types it, in the form in which it was hashed. */
function plain(code: string): string {
  return withoutGaps(code).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

function newCode(): string {
  const letter = () => letters[randomInt(letters.length)]!;
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Makes new recovery codes, as they are to be shown this once; the former ones end. To be called in a transaction. */
export async function renewRecoveryCodes(transaction: PeopleStore, userId: string): Promise<string[]> {
  const codes = Array.from({ length: number }, newCode);
  await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: tokenHashOf(plain(code)) })))
    .execute();
  return codes;
}

/** Uses a recovery code up; false when it is none of the user's that is left. */
export async function useRecoveryCode(db: PeopleStore, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', tokenHashOf(plain(code)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many of a user's are left. */
export async function recoveryCodesLeft(db: PeopleStore, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
