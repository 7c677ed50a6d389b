import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as calls from 'contract/admin/users';
import {
  createWithPassword,
  importUsers,
  type Invited,
  inviteAgain,
  inviteUser,
  moduleNamed,
  previewImport,
  resetPassword,
} from '#domains/accounts/index.ts';
import { plainEmail } from '#domains/auth/index.ts';
import { argonPasswords } from '#platform/passwords.ts';
import { bodyOf, reasonOf } from './asked.ts';
import { organisationOf, userOf } from './look-up.ts';
import { type AdminNeeds, type Given, Misuse, Refusal, textOf, type Verb } from './subject.ts';

const ofPerson = ['organisation', 'first', 'last', 'language', 'modules', 'staff', 'org-admin'];
const person = '--organisation ORGANISATION --first NAME --last NAME [--language nl|en-gb]';
const marks = '[--modules MODULE,...] [--staff] [--org-admin]';

/** What mails of accounts are made with. */
export const invitingWith = ({ db, clock, mailer, log, config }: AdminNeeds) => ({
  ...{ db, clock, mailer, log },
  settings: {
    site: config.ADMIN_URL ?? config.BASE_URL,
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  },
  productUrl: config.BASE_URL,
});

/** 120 random bits, which nobody has to remember. */
const randomPassword = (): string => randomBytes(15).toString('base64url');

/** How accounts come to be, and their passwords. */
export const userMaking: Readonly<Record<string, Verb>> = {
  create: {
    usage: `EMAIL ${person} ${marks}`,
    words: [1, 1],
    options: ofPerson,
    async run({ db, clock }, [email = ''], given) {
      const { invited, reason, organisation } = await invitedOf(db, email, given);
      const password = randomPassword();
      const passwordHash = await argonPasswords().hash(password);
      const why = { reason, now: clock.now().getTime() };
      const id = await createWithPassword(db, 'command', { ...invited, passwordHash }, why);
      return {
        lines: [
          `Made the account ${plainEmail(email)} of ${organisation}.`,
          `Password, shown this once: ${password}`,
        ],
        data: { id, email: plainEmail(email), password },
      };
    },
  },
  invite: {
    usage: `EMAIL ${person} ${marks}`,
    words: [1, 1],
    options: ofPerson,
    async run(needs, [email = ''], given) {
      const { invited, reason, organisation } = await invitedOf(needs.db, email, given);
      const made = await inviteUser(invitingWith(needs), 'command', invited, reason);
      const mailed = made.mailed
        ? 'An activation mail is on its way.'
        : 'The activation mail was not accepted; send it again with user invite-again.';
      return {
        lines: [`Made the account ${plainEmail(email)} of ${organisation}.`, mailed],
        data: { ...made, email: plainEmail(email) },
      };
    },
  },
  'invite-again': {
    usage: 'EMAIL',
    words: [1, 1],
    async run(needs, [email = ''], given) {
      const { id } = await userOf(needs.db, email);
      const data = await inviteAgain(invitingWith(needs), 'command', id, reasonOf(given));
      if (!data.mailed) throw new Refusal('The activation mail was not accepted.');
      return { lines: [`An activation mail to ${plainEmail(email)} is on its way.`], data };
    },
  },
  import: {
    usage: 'FILE --organisation ORGANISATION [--language nl|en-gb]',
    words: [1, 1],
    options: ['organisation', 'language'],
    async run(needs, [file = ''], given) {
      const { id: organisationId, name } = await namedOrganisation(needs.db, given);
      const csv = await readFile(file, 'utf8').catch((error: unknown) => {
        throw new Refusal(`${file} cannot be read: ${(error as Error).message}`);
      });
      const now = needs.clock.now().getTime();
      const said = { organisationId, csv, locale: textOf(given, 'language') ?? 'nl' };
      const { reason, ...asked } = bodyOf(calls.importUsers, said, given);
      const lines = await previewImport(needs.db, 'command', asked, 'en-gb', now);
      const refused = lines.filter(({ outcome }) => outcome === 'refused');
      if (refused.length > 0)
        throw new Refusal(refused.map(({ line, email, why }) => `Line ${line} ${email}: ${why}`).join('\n'));
      const { made, mailAll } = await importUsers(invitingWith(needs), 'command', asked, 'en-gb', reason);
      await mailAll();
      return { lines: [`Made ${made} accounts of ${name}.`], data: { made, lines } };
    },
  },
  'reset-password': {
    usage: 'EMAIL',
    words: [1, 1],
    async run({ db, clock }, [email = ''], given) {
      const { id } = await userOf(db, email);
      const password = randomPassword();
      const passwordHash = await argonPasswords().hash(password);
      const why = { reason: reasonOf(given), now: clock.now().getTime() };
      await resetPassword(db, 'command', { id, passwordHash }, why);
      return {
        lines: [
          `${plainEmail(email)} has a new password; every session has ended.`,
          `Password, shown this once: ${password}`,
        ],
        data: { email: plainEmail(email), password },
      };
    },
  },
};

async function namedOrganisation(db: AdminNeeds['db'], given: Given) {
  const organisation = textOf(given, 'organisation');
  if (organisation === undefined) throw new Misuse('--organisation is needed.');
  return organisationOf(db, organisation);
}

async function invitedOf(
  db: AdminNeeds['db'],
  email: string,
  given: Given,
): Promise<{ invited: Invited; reason: string | undefined; organisation: string }> {
  const [firstName, lastName] = [textOf(given, 'first'), textOf(given, 'last')];
  if (textOf(given, 'organisation') === undefined || firstName === undefined || lastName === undefined)
    throw new Misuse('--organisation, --first and --last are needed.');
  const { id: organisationId, name } = await namedOrganisation(db, given);
  const said = {
    ...{ organisationId, firstName, lastName, email },
    roles: (['org-admin', 'staff'] as const).filter((mark) => given[mark] === true),
    locale: textOf(given, 'language') ?? 'nl',
    modules: modulesOption(given) ?? null,
  };
  const { reason, ...invited } = bodyOf(calls.inviteUser, said, given);
  return { invited, reason, organisation: name };
}

/** Modules between commas; undefined when they were not given, null for all of them. */
export function modulesOption(given: Given) {
  const written = textOf(given, 'modules');
  if (written === undefined) return undefined;
  if (written.trim() === 'all') return null;
  return written.split(',').map((name) => {
    const key = moduleNamed(name);
    if (!key) throw new Refusal(`There is no module ${name}.`);
    return key;
  });
}
