import { addDays, dayOf } from 'contract/amsterdam';
import { moduleKeys, type ModuleKey } from 'contract/modules';
import { createOrganisation, createUser, subscribe } from '#domains/auth/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { argonPasswords } from '#platform/passwords.ts';
import type { PeopleStore } from '#stores/people/index.ts';

interface DemoUser {
  email: string;
  firstName: string;
  lastName: string;
  roles: Actor['roles'];
  /** What the person who starts the product is told about the account. */
  sees: string;
  modules?: readonly ModuleKey[];
}

const organisations: { name: string; modules: readonly ModuleKey[]; users: readonly DemoUser[] }[] = [
  {
    name: 'Vizier Demo',
    modules: moduleKeys,
    users: [
      {
        email: 'demo@vizier.example',
        firstName: 'Dana',
        lastName: 'de Wit',
        roles: ['org-admin', 'staff'],
        sees: 'everything; with a second factor the admin site and the kept mails',
      },
      {
        email: 'geen@vizier.example',
        firstName: 'Gijs',
        lastName: 'van Houten',
        roles: [],
        sees: 'no dashboard: is refused',
        modules: ['agenda', 'listManager'],
      },
    ],
  },
  {
    name: 'Lokaal Belang',
    modules: ['nlLrDashboard'],
    users: [
      {
        email: 'lokaal@vizier.example',
        firstName: 'Loes',
        lastName: 'Bakker',
        roles: [],
        sees: 'provinces and municipalities only',
      },
    ],
  },
];

/** E-mail addresses of the demonstration accounts. */
export const demoEmails = organisations.flatMap(({ users }) => users.map(({ email }) => email));

/** The demonstration accounts with what each may see, for the start to print. */
export const demoAccounts = organisations.flatMap(({ users }) =>
  users.map(({ email, sees }) => ({ email, sees })),
);

/**
 * Makes two organisations and three users with different modules, all with the given password.
 * What exists already is left as it is, so every start may do this again.
 */
export async function seedDemoAccounts(
  db: PeopleStore,
  { password, clock }: { password: string; clock: Clock },
): Promise<void> {
  const now = clock.now().getTime();
  // A day back, so that the modules are active whatever the clocks of several machines say.
  const startsOn = addDays(dayOf(now), -1);
  const passwords = argonPasswords();
  for (const { name, modules, users } of organisations) {
    const known = await db
      .selectFrom('organisations')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst();
    const organisationId = known?.id ?? (await createOrganisation(db, name, now));
    if (!known) for (const moduleKey of modules) await subscribe(db, organisationId, { moduleKey, startsOn });
    for (const user of users) {
      const exists = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', user.email)
        .executeTakeFirst();
      if (exists) continue;
      const { sees: _sees, ...account } = user;
      await createUser(db, { ...account, organisationId, passwordHash: await passwords.hash(password) }, now);
    }
  }
}
