import { randomBytes } from 'node:crypto';
import { addDays, dayOf } from 'contract/amsterdam';
import type { ModuleKey } from 'contract/modules';
import { createOrganisation, createUser, subscribe } from '../server/src/domains/auth/index.ts';
import { setLimit } from '../server/src/domains/organisations/index.ts';
import { argonPasswords } from '../server/src/platform/passwords.ts';
import type { PeopleStore } from '../server/src/stores/people/index.ts';

/** An account for one run, on the NL dashboard unless told otherwise. */
export async function seedBenchUser(
  db: PeopleStore,
  modules: readonly ModuleKey[] = ['nlDashboard'],
): Promise<{ email: string; password: string }> {
  const now = Date.now();
  const password = randomBytes(16).toString('base64url');
  const email = `bench-${now}@vizier.example`;
  const organisationId = await createOrganisation(db, `Bench ${now}`, now);
  // It asks more than a person could.
  await setLimit(db, organisationId, 'searchesPerMinute', 1_000_000);
  for (const moduleKey of modules) {
    await subscribe(db, organisationId, { moduleKey, startsOn: addDays(dayOf(now), -1) });
  }
  const passwordHash = await argonPasswords().hash(password);
  await createUser(
    db,
    { email, organisationId, firstName: 'Bench', lastName: 'Bench', roles: [], passwordHash },
    now,
  );
  return { email, password };
}
