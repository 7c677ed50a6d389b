import { startSession } from '#domains/auth/sessions.ts';
import type { Subscriber, TestProduct } from './product.ts';

/** The token of a new session of the admin site, with its second factor: one of before may have ended with the time. */
export async function adminTokenOf(
  { people: { db }, clock }: Pick<TestProduct, 'people' | 'clock'>,
  { email }: Pick<Subscriber, 'email'>,
): Promise<string> {
  const now = clock.now().getTime();
  const users = db.selectFrom('users').select('id').where('email', '=', email);
  const { id } = await users.executeTakeFirstOrThrow();
  const here = { address: '127.0.0.1', userAgent: '' };
  const { token } = await startSession(db, id, here, { site: 'admin', factorAt: now }, now);
  return token;
}
