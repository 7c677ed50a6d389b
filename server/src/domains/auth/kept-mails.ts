import type { PeopleStore } from '#stores/people/index.ts';
import { plainEmail } from './accounts.ts';

/** Mails shown at once. */
const most = 5;

/** The last mails kept for an address as text, newest first, with links that open its account. */
export async function keptMailsTo(db: PeopleStore, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select(['subject', 'text', 'createdAt'])
    .where('recipient', '=', plainEmail(email))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(
    ({ subject, text, createdAt }) => `${new Date(createdAt).toISOString()}  ${subject}\n\n${text}\n`,
  );
}
