import { join } from 'node:path';
import type { ModuleKey } from 'contract/modules';
import { createUser } from '../../server/src/domains/auth/index.ts';
import { openPeople } from '../../server/src/stores/people/index.ts';
import { accounts } from './pages/login-page.ts';
import type { Product } from './product.ts';

/** Adds a login to a running product: a colleague of the demo user, with these modules alone and the same password. */
export async function addReader(
  { dataDir }: Product,
  email: string,
  modules: readonly ModuleKey[],
): Promise<void> {
  const people = await openPeople({ databaseUrl: undefined, path: join(dataDir, 'people.sqlite') });
  try {
    const { organisationId, passwordHash } = await people.db
      .selectFrom('users')
      .select(['organisationId', 'passwordHash'])
      .where('email', '=', accounts.everything)
      .executeTakeFirstOrThrow();
    const names = { firstName: 'Rik', lastName: 'Smit', roles: [] };
    await createUser(people.db, { email, organisationId, passwordHash, modules, ...names }, Date.now());
  } finally {
    await people.close();
  }
}
