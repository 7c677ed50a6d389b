import type { FastifyRequest } from 'fastify';
import type { Locale } from 'contract/users';
import { readPreferences } from '#domains/settings/index.ts';
import { localeOf } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** The language of the user of a link, who need not be logged in; of the browser when the account is gone. */
export async function localeOfReader(
  db: PeopleStore,
  userId: string,
  request: FastifyRequest,
): Promise<Locale> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'organisationId'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return localeOf(request.headers['accept-language']);
  const { effective } = await readPreferences(db, { userId: user.id, organisationId: user.organisationId });
  return effective.locale;
}
