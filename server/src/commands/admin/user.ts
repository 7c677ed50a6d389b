import type { AdminUser } from 'contract/admin/users';
import { usersFound } from '#domains/accounts/index.ts';
import { organisationOf } from './look-up.ts';
import type { AdminNeeds, Subject } from './subject.ts';
import { userChanges } from './user-changes.ts';
import { userMaking } from './user-making.ts';

/** Accounts: made, changed, deactivated and let in again. */
export const userSubject: Subject = {
  name: 'user',
  options: {
    organisation: { type: 'string' },
    first: { type: 'string' },
    last: { type: 'string' },
    language: { type: 'string' },
    modules: { type: 'string' },
    staff: { type: 'boolean' },
    'org-admin': { type: 'boolean' },
    'no-staff': { type: 'boolean' },
    'no-org-admin': { type: 'boolean' },
    to: { type: 'string' },
    only: { type: 'string' },
  },
  verbs: {
    ...userMaking,
    ...userChanges,
    list: {
      usage: '[ORGANISATION]',
      words: [0, 1],
      async run({ db, clock }, [organisation]) {
        const organisationId = organisation ? (await organisationOf(db, organisation)).id : undefined;
        const data = await everyUser({ db, clock }, organisationId);
        const lines = data.map((user) =>
          [
            user.email,
            `${user.firstName} ${user.lastName}`,
            user.organisation.name,
            user.state,
            user.roles.join(', '),
          ].join('\t'),
        );
        return { lines: lines.length === 0 ? ['There are no accounts.'] : lines, data };
      },
    },
  },
};

async function everyUser(
  { db, clock }: Pick<AdminNeeds, 'db' | 'clock'>,
  organisationId: string | undefined,
): Promise<AdminUser[]> {
  const users: AdminUser[] = [];
  for (;;) {
    const offset = users.length;
    const page = await usersFound(db, 'command', { organisationId, offset }, clock.now().getTime());
    users.push(...page.data);
    if (page.data.length === 0 || users.length >= page.total) return users;
  }
}
