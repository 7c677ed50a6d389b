import type { PeopleStore } from '#stores/people/index.ts';

/** Erases the mails that were kept for an address. */
export async function forgetMailsTo(db: PeopleStore, email: string): Promise<void> {
  await db.deleteFrom('mails').where('recipient', '=', email).execute();
}
