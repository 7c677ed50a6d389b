import { type ImportLine, mostImported } from 'contract/admin/users';
import { moduleCodes, moduleKeys, type ModuleKey } from 'contract/modules';
import type { Locale } from 'contract/users';
import { audit } from '#domains/audit/index.ts';
import { activationOf, countActivation, plainEmail } from '#domains/auth/index.ts';
import { allowanceOf, requireSeats, seatsTaken } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidInput } from '#platform/errors.ts';
import { canBeMailed } from '#platform/mail/mailer.ts';
import { say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Doer, requireOrganisation } from './doer.ts';
import { type ImportedUser, readUsers } from './import-lines.ts';
import { addUser, type InviteParts, mailInvitation, unlessTaken } from './invite.ts';
import { modulesWithDays } from './modules.ts';

/** What becomes of a line; `user` is there where an account is made. */
type Judged = ImportLine & {
  user?: {
    email: string;
    firstName: string;
    lastName: string;
    roles: Actor['roles'];
    modules: ModuleKey[] | null;
  };
};

interface Asked {
  organisationId: string;
  csv: string;
}

/**
 * What an import would do, line by line (decision 6.7); nothing is done.
 * @throws EC-02 for a text without the heading or with too many lines; EC-03 for an organisation that is not the doer's
 */
export async function previewImport(
  db: PeopleStore,
  doer: Doer,
  { organisationId, csv }: Asked,
  locale: Locale,
  now: number,
): Promise<ImportLine[]> {
  await requireOrganisation(db, doer, organisationId);
  const judged = await judge(db, organisationId, read(csv), locale, now);
  return judged.map(({ user: _user, ...line }) => line);
}

/**
 * Makes the accounts of an import in one transaction; who is there already stays as they are. The mails leave one after
 * the other, after the answer.
 * @returns how many were made, and what is left to do: the mails
 * @throws as the preview; EC-02 when a line is refused or nobody is new
 */
export async function importUsers(
  parts: InviteParts,
  doer: Doer,
  { organisationId, csv, locale }: Asked & { locale: Locale },
  said: Locale,
  reason?: string,
): Promise<{ made: number; mailAll: () => Promise<void> }> {
  const { db, clock } = parts;
  const now = clock.now().getTime();
  const { name } = await requireOrganisation(db, doer, organisationId);
  const lines = read(csv);
  const made = await unlessTaken(() =>
    db.transaction().execute(async (transaction) => {
      await requireSeats(transaction, organisationId, 0);
      const judged = await judge(transaction, organisationId, lines, said, now);
      if (judged.some(({ outcome }) => outcome === 'refused'))
        throw invalidInput('accounts.import.refused', 'body.csv');
      const users = judged.flatMap(({ user }) => user ?? []);
      if (users.length === 0) throw invalidInput('accounts.import.nothing', 'body.csv');
      const ids: string[] = [];
      for (const user of users)
        ids.push(await addUser(transaction, { ...user, organisationId, locale, passwordHash: null }, now));
      const after = { users: users.map(({ email }) => email) };
      await audit(
        transaction,
        doer,
        { action: 'user.import', target: name, organisationId, after, reason },
        now,
      );
      return ids;
    }),
  );
  return {
    made: made.length,
    async mailAll() {
      for (const id of made) {
        await countActivation(db, activationOf.user(id), now);
        await mailInvitation(parts, id, locale);
      }
    },
  };
}

function read(csv: string): ImportedUser[] {
  const lines = readUsers(csv);
  if (lines === undefined) throw invalidInput('accounts.import.noHeading', 'body.csv');
  if (lines.length > mostImported)
    throw invalidInput('accounts.import.tooMany', 'body.csv', { maximum: mostImported });
  return lines;
}

async function judge(
  db: PeopleStore,
  organisationId: string,
  lines: readonly ImportedUser[],
  locale: Locale,
  now: number,
): Promise<Judged[]> {
  const there = new Map(
    (lines.length === 0
      ? []
      : await db
          .selectFrom('users')
          .select(['email', 'organisationId', 'active'])
          .where(
            'email',
            'in',
            lines.map(({ email }) => plainEmail(email)),
          )
          .execute()
    ).map((row) => [row.email, row]),
  );
  const modules = (await modulesWithDays(db, organisationId, now)).map(({ moduleKey }) => moduleKey);
  const { seats } = await allowanceOf(db, organisationId);
  let free = seats - (await seatsTaken(db, organisationId));
  const seen = new Map<string, number>();
  return lines.map((given): Judged => {
    const email = plainEmail(given.email);
    const told = { line: given.line, email, name: `${given.firstName} ${given.lastName}`.trim() };
    const refused = (why: string, values?: Record<string, string | number>): Judged => ({
      ...told,
      outcome: 'refused',
      why: say(locale, `accounts.${why}`, values),
    });
    if (email === '') return refused('import.noAddress');
    if (!canBeMailed(email)) return refused('cannotBeMailed');
    const before = seen.get(email);
    if (before !== undefined) return refused('import.twice', { line: before });
    seen.set(email, given.line);
    const known = there.get(email);
    if (known && known.organisationId !== organisationId) return refused('import.elsewhere');
    if (known)
      return known.active === 1 ? { ...told, outcome: 'exists', why: null } : refused('import.stopped');
    const roles = rolesNamed(given.role);
    if (roles === undefined) return refused('import.role', { role: given.role });
    const own = given.modules.map((text) => ({ text, key: moduleNamed(text) }));
    const unknown = own.find(({ key }) => key === undefined || !modules.includes(key));
    if (unknown) return refused('import.module', { module: unknown.text });
    if (free <= 0) return refused('import.noSeat', { maximum: seats });
    free -= 1;
    const { firstName, lastName } = given;
    const keys = own.flatMap(({ key }) => key ?? []);
    const user = { email, firstName, lastName, roles, modules: keys.length === 0 ? null : keys };
    return { ...told, outcome: 'new', why: null, user };
  });
}

/** The marks of a role as people write it; undefined for no role. Nobody becomes staff by a file. */
function rolesNamed(role: string): Actor['roles'] | undefined {
  const written = role.toLowerCase();
  if (['', 'gebruiker', 'user'].includes(written)) return [];
  return ['beheerder', 'admin', 'org-admin'].includes(written) ? ['org-admin'] : undefined;
}

/** A module by its key or its code, in any case. */
export function moduleNamed(text: string): ModuleKey | undefined {
  const wanted = text.trim().toLowerCase();
  return moduleKeys.find((key) => key.toLowerCase() === wanted || moduleCodes[key].toLowerCase() === wanted);
}
