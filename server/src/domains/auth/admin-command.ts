import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { dayOf } from 'contract/amsterdam';
import { moduleCodes, moduleKeys, type ModuleKey } from 'contract/modules';
import { Email } from 'contract/users';
import type { Clock } from '#platform/clock.ts';
import { maintenanceLines, switchMaintenance } from '#domains/maintenance/index.ts';
import { allowanceOf, type LimitName, limitNames, setLimit } from '#domains/organisations/index.ts';
import {
  type SettingsParts,
  signOnOptions,
  SignOnRefusal,
  signOnUsage,
  signOnVerbs,
} from '#domains/sign-on/index.ts';
import { argonPasswords } from '#platform/passwords.ts';
import { isUniqueViolation, type PeopleStore } from '#stores/people/index.ts';
import { plainEmail, Roles } from './accounts.ts';
import { keptMailsTo } from './kept-mails.ts';
import { setPassword } from './new-password.ts';
import { createOrganisation, createUser, setActive, subscribe } from './subscriptions.ts';

/** What the command works on and where it writes its lines. */
interface AdminNeeds {
  db: PeopleStore;
  clock: Clock;
  out: (line: string) => void;
  /** What identity providers are set with, and the address of the product. */
  signOn: Pick<SettingsParts, 'sealer' | 'privateHosts'> & { site: string };
}

const usage = `Usage: npm run admin -- <command>

  organisation create NAME
  organisation list
  limit list ORGANISATION
  limit set ORGANISATION LIMIT NUMBER
  limit unset ORGANISATION LIMIT
  module add ORGANISATION MODULE [--from YYYY-MM-DD] [--until YYYY-MM-DD] [--config KEY=VALUE]...
  module remove ORGANISATION MODULE
  module list ORGANISATION
  user create EMAIL --organisation ORGANISATION --first NAME --last NAME [--staff] [--org-admin]
  user list [ORGANISATION]
  user deactivate EMAIL
  user activate EMAIL
  user reset-password EMAIL
  mail show EMAIL
  maintenance on [--nl TEXT] [--en TEXT] [--from "YYYY-MM-DD HH:MM" --until "YYYY-MM-DD HH:MM"]
  maintenance off [the same, to announce the next]
  maintenance show
${signOnUsage}

ORGANISATION is a name or id. LIMIT is one of:
  ${limitNames.join(', ')}
MODULE is one of:
  ${moduleKeys.map((key) => (moduleCodes[key] === key ? key : `${key} (${moduleCodes[key]})`)).join(', ')}`;

/** The command line was understood but cannot be done; the message says why. */
class Refusal extends Error {}
/** The command line is not one of ours. */
class Misuse extends Error {}

const options = {
  from: { type: 'string' },
  until: { type: 'string' },
  config: { type: 'string', multiple: true },
  organisation: { type: 'string' },
  first: { type: 'string' },
  last: { type: 'string' },
  staff: { type: 'boolean' },
  'org-admin': { type: 'boolean' },
  nl: { type: 'string' },
  en: { type: 'string' },
  ...signOnOptions,
} as const;

type Given = ReturnType<typeof parse>['values'];
interface Command {
  /** How many words follow the command, at least and at most. */
  words: [number, number];
  options?: readonly (keyof typeof options)[];
  run(needs: AdminNeeds, words: string[], given: Given): Promise<void>;
}

function parse(argv: readonly string[]) {
  return parseArgs({ args: [...argv], options, allowPositionals: true });
}

/**
 * Manages organisations, modules and accounts from the command line (decision 6.7).
 * @returns the exit code: 0 done, 1 refused, 64 wrong usage
 */
export async function adminCommand(argv: readonly string[], needs: AdminNeeds): Promise<number> {
  try {
    const { positionals, values } = understood(argv);
    const [subject = '', verb = '', ...words] = positionals;
    const command = commands[`${subject} ${verb}`];
    if (!command)
      throw new Misuse(subject ? `Unknown command: ${subject} ${verb}`.trim() : 'Give a command.');
    const [least, most] = command.words;
    if (words.length < least || words.length > most) throw new Misuse('Wrong number of arguments.');
    const stray = Object.keys(values).find((name) => !command.options?.some((known) => known === name));
    if (stray) throw new Misuse(`--${stray} does not belong to ${subject} ${verb}.`);
    await command.run(needs, words, values);
    return 0;
  } catch (error) {
    if (error instanceof Misuse) {
      needs.out(`${error.message}\n\n${usage}`);
      return 64;
    }
    if (!(error instanceof Refusal)) throw error;
    needs.out(error.message);
    return 1;
  }
}

function understood(argv: readonly string[]) {
  try {
    return parse(argv);
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}

const commands: Record<string, Command> = {
  'organisation create': {
    words: [1, 1],
    async run({ db, clock, out }, [name = '']) {
      const trimmed = name.trim();
      if (!trimmed) throw new Refusal('The name is empty.');
      await unlessTaken(
        createOrganisation(db, trimmed, clock.now().getTime()),
        `There is an organisation ${trimmed} already.`,
      );
      out(`Made the organisation ${trimmed}.`);
    },
  },
  'organisation list': {
    words: [0, 0],
    async run({ db, out }) {
      const rows = await db.selectFrom('organisations').select(['id', 'name']).orderBy('name').execute();
      for (const { id, name } of rows) out(`${name}\t${id}`);
      if (rows.length === 0) out('There are no organisations.');
    },
  },
  'limit list': {
    words: [1, 1],
    async run({ db, out }, [organisation = '']) {
      const { id } = await organisationOf(db, organisation);
      for (const [limit, value] of Object.entries(await allowanceOf(db, id))) out(`${limit}\t${value}`);
    },
  },
  'limit set': {
    words: [3, 3],
    async run({ db, out }, [organisation = '', limit = '', value = '']) {
      const { id, name } = await organisationOf(db, organisation);
      const limitName = limitOf(limit);
      try {
        await setLimit(db, id, limitName, /^\d+$/.test(value) ? Number(value) : NaN);
      } catch (error) {
        if (error instanceof RangeError) throw new Refusal(error.message);
        throw error;
      }
      out(`${name} has ${limitName} ${value}.`);
    },
  },
  'limit unset': {
    words: [2, 2],
    async run({ db, out }, [organisation = '', limit = '']) {
      const { id, name } = await organisationOf(db, organisation);
      const limitName = limitOf(limit);
      await setLimit(db, id, limitName, undefined);
      out(`${name} has the usual ${limitName}, ${(await allowanceOf(db, id))[limitName]}.`);
    },
  },
  'module add': {
    words: [2, 2],
    options: ['from', 'until', 'config'],
    async run({ db, clock, out }, [organisation = '', module = ''], given) {
      const { id, name } = await organisationOf(db, organisation);
      const moduleKey = moduleOf(module);
      const startsOn = dayOption(given.from, '--from') ?? dayOf(clock.now().getTime());
      const endsOn = dayOption(given.until, '--until');
      if (endsOn && endsOn < startsOn) throw new Refusal('The last day lies before the first.');
      await subscribe(db, id, { moduleKey, startsOn, endsOn, configuration: configurationOf(given.config) });
      out(`${name} has ${moduleKey} from ${startsOn}${endsOn ? ` until ${endsOn} inclusive` : ''}.`);
    },
  },
  'module remove': {
    words: [2, 2],
    async run({ db, out }, [organisation = '', module = '']) {
      const { id, name } = await organisationOf(db, organisation);
      const moduleKey = moduleOf(module);
      const { numDeletedRows } = await db
        .deleteFrom('organisationModules')
        .where('organisationId', '=', id)
        .where('moduleKey', '=', moduleKey)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Refusal(`${name} does not have ${moduleKey}.`);
      out(`${name} no longer has ${moduleKey}.`);
    },
  },
  'module list': {
    words: [1, 1],
    async run({ db, out }, [organisation = '']) {
      const { id, name } = await organisationOf(db, organisation);
      const rows = await db
        .selectFrom('organisationModules')
        .selectAll()
        .where('organisationId', '=', id)
        .orderBy('moduleKey')
        .execute();
      for (const row of rows) {
        out([row.moduleKey, row.code, row.startsOn, row.endsOn ?? '', row.configuration].join('\t'));
      }
      if (rows.length === 0) out(`${name} has no modules.`);
    },
  },
  'user create': {
    words: [1, 1],
    options: ['organisation', 'first', 'last', 'staff', 'org-admin'],
    async run({ db, clock, out }, [email = ''], given) {
      const { organisation, first, last } = given;
      if (!organisation || !first?.trim() || !last?.trim()) {
        throw new Misuse('--organisation, --first and --last are needed.');
      }
      const address = Email.safeParse(email);
      if (!address.success) throw new Refusal(`${email} is not an e-mail address.`);
      const { id: organisationId, name } = await organisationOf(db, organisation);
      const roles = Roles.parse([
        ...(given['org-admin'] ? ['org-admin'] : []),
        ...(given.staff ? ['staff'] : []),
      ]);
      const password = randomPassword();
      await unlessTaken(
        createUser(
          db,
          {
            email: address.data,
            organisationId,
            firstName: first.trim(),
            lastName: last.trim(),
            roles,
            passwordHash: await argonPasswords().hash(password),
          },
          clock.now().getTime(),
        ),
        `There is an account ${plainEmail(email)} already.`,
      );
      out(`Made the account ${plainEmail(email)} of ${name}.`);
      out(`Password, shown this once: ${password}`);
    },
  },
  'user list': {
    words: [0, 1],
    async run({ db, out }, [organisation]) {
      const { id } = organisation ? await organisationOf(db, organisation) : {};
      let query = db
        .selectFrom('users')
        .innerJoin('organisations', 'organisations.id', 'users.organisationId')
        .select(['users.email', 'users.firstName', 'users.lastName', 'users.roles', 'users.active'])
        .select('organisations.name')
        .orderBy('users.email');
      if (id) query = query.where('users.organisationId', '=', id);
      const rows = await query.execute();
      for (const row of rows) {
        const roles = Roles.parse(JSON.parse(row.roles)).join(', ');
        const state = row.active === 1 ? 'active' : 'inactive';
        out([row.email, `${row.firstName} ${row.lastName}`, row.name, state, roles].join('\t'));
      }
      if (rows.length === 0) out('There are no accounts.');
    },
  },
  'user deactivate': {
    words: [1, 1],
    async run({ db, out }, [email = '']) {
      await setActive(db, await userOf(db, email), false);
      out(`${plainEmail(email)} can no longer log in; every session has ended.`);
    },
  },
  'user activate': {
    words: [1, 1],
    async run({ db, out }, [email = '']) {
      await setActive(db, await userOf(db, email), true);
      out(`${plainEmail(email)} can log in again.`);
    },
  },
  'user reset-password': {
    words: [1, 1],
    async run({ db, out }, [email = '']) {
      const userId = await userOf(db, email);
      const password = randomPassword();
      const passwordHash = await argonPasswords().hash(password);
      await db.transaction().execute((transaction) => setPassword(transaction, userId, passwordHash));
      out(`${plainEmail(email)} has a new password; every session has ended.`);
      out(`Password, shown this once: ${password}`);
    },
  },
  'mail show': {
    words: [1, 1],
    async run({ db, out }, [email = '']) {
      const mails = await keptMailsTo(db, email);
      for (const mail of mails) out(mail);
      if (mails.length === 0) out(`No mail to ${plainEmail(email)} was kept.`);
    },
  },
  'maintenance on': maintenanceSwitch(true),
  'maintenance off': maintenanceSwitch(false),
  'maintenance show': {
    words: [0, 0],
    async run({ db, out }) {
      for (const line of await maintenanceLines(db)) out(line);
    },
  },
};

function maintenanceSwitch(on: boolean): Command {
  return {
    words: [0, 0],
    options: ['from', 'until', 'nl', 'en'],
    async run({ db, clock, out }, _words, given) {
      await switchMaintenance(db, on, given, clock.now().getTime()).catch((error: unknown) => {
        throw error instanceof RangeError ? new Refusal(error.message) : error;
      });
      for (const line of await maintenanceLines(db)) out(line);
    },
  };
}

for (const [verb, run] of Object.entries(signOnVerbs)) {
  commands[`sign-on ${verb}`] = {
    words: [1, 1],
    ...(verb === 'set' ? { options: Object.keys(signOnOptions) as (keyof typeof signOnOptions)[] } : {}),
    async run({ signOn, ...needs }, [organisation = ''], given) {
      const { id } = await organisationOf(needs.db, organisation);
      await run({ ...needs, ...signOn }, id, given).catch((error: unknown) => {
        throw error instanceof SignOnRefusal ? new Refusal(error.message) : error;
      });
    },
  };
}

/** 120 random bits, which nobody has to remember. */
function randomPassword(): string {
  return randomBytes(15).toString('base64url');
}

async function unlessTaken(work: Promise<unknown>, message: string): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal(message);
    throw error;
  }
}

async function organisationOf(db: PeopleStore, given: string): Promise<{ id: string; name: string }> {
  const rows = await db.selectFrom('organisations').select(['id', 'name']).execute();
  const found =
    rows.find(({ id, name }) => id === given || name === given) ??
    rows.find(({ name }) => name.toLowerCase() === given.trim().toLowerCase());
  if (!found) throw new Refusal(`There is no organisation ${given}.`);
  return found;
}

function moduleOf(given: string): ModuleKey {
  const wanted = given.toLowerCase();
  const found = moduleKeys.find(
    (key) => key.toLowerCase() === wanted || moduleCodes[key].toLowerCase() === wanted,
  );
  if (!found) throw new Refusal(`There is no module ${given}; there are: ${moduleKeys.join(', ')}.`);
  return found;
}

function limitOf(given: string): LimitName {
  const found = limitNames.find((name) => name.toLowerCase() === given.toLowerCase());
  if (!found) throw new Refusal(`There is no limit ${given}; there are: ${limitNames.join(', ')}.`);
  return found;
}

async function userOf(db: PeopleStore, email: string): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
  if (!user) throw new Refusal(`There is no account ${plainEmail(email)}.`);
  return user.id;
}

function dayOption(given: string | undefined, name: string): string | undefined {
  if (given === undefined) return undefined;
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(`${given}T00:00:00Z`) : NaN;
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== given) {
    throw new Refusal(`${name} must be a day as YYYY-MM-DD, not ${given}.`);
  }
  return given;
}

/** `key=value` pairs; numbers, true and false are taken as such, the rest as text (decision 6.2). */
function configurationOf(pairs: readonly string[] = []): Record<string, string | number | boolean> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const split = pair.indexOf('=');
      if (split < 1) throw new Refusal(`--config must be KEY=VALUE, not ${pair}.`);
      const value = pair.slice(split + 1);
      const plain = /^(true|false|-?\d+(\.\d+)?)$/.test(value);
      return [pair.slice(0, split), plain ? (JSON.parse(value) as number | boolean) : value];
    }),
  );
}
