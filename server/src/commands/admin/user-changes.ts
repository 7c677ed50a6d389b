import { Email, Locale } from 'contract/users';
import {
  changeEmail,
  changeUser,
  deactivateUser,
  endSessions,
  restoreUser,
} from '#domains/accounts/index.ts';
import { plainEmail, resetFactor, Roles, tellOfFactor } from '#domains/auth/index.ts';
import { MailFault } from '#platform/mail/mailer.ts';
import { userOf } from './look-up.ts';
import { type Given, Misuse, reasonOf, Refusal, textOf, type Verb } from './subject.ts';
import { invitingWith, modulesOption } from './user-making.ts';

/** What becomes of an account. */
export const userChanges: Readonly<Record<string, Verb>> = {
  change: {
    usage:
      'EMAIL [--first NAME] [--last NAME] [--language nl|en-gb] [--modules MODULE,...|all] [--[no-]staff] [--[no-]org-admin]',
    words: [1, 1],
    options: ['first', 'last', 'language', 'modules', 'staff', 'org-admin', 'no-staff', 'no-org-admin'],
    async run({ db, clock }, [email = ''], given) {
      const user = await userOf(db, email);
      const changes = {
        firstName: textOf(given, 'first'),
        lastName: textOf(given, 'last'),
        locale: languageOption(given),
        modules: modulesOption(given),
        roles: marksOf(Roles.parse(JSON.parse(user.roles)), given),
      };
      if (Object.values(changes).every((change) => change === undefined))
        throw new Misuse('Say what is to change.');
      const why = { reason: reasonOf(given), now: clock.now().getTime() };
      await changeUser(db, 'command', user.id, changes, why);
      return { lines: [`Changed ${user.email}.`], data: { email: user.email } };
    },
  },
  email: {
    usage: 'EMAIL NEW-EMAIL',
    words: [2, 2],
    async run(needs, [email = '', into = ''], given) {
      const { id } = await userOf(needs.db, email);
      const address = Email.safeParse(into);
      if (!address.success) throw new Refusal(`${into} is not an e-mail address.`);
      const asked = { id, email: address.data };
      const data = await changeEmail(invitingWith(needs), 'command', asked, reasonOf(given));
      const told = data.mailed ? 'Both addresses were told.' : 'Not both addresses could be told.';
      return { lines: [`${plainEmail(email)} is now ${plainEmail(into)}. ${told}`], data };
    },
  },
  'end-sessions': {
    usage: 'EMAIL',
    words: [1, 1],
    async run({ db, clock }, [email = ''], given) {
      const { id } = await userOf(db, email);
      await endSessions(db, 'command', id, { reason: reasonOf(given), now: clock.now().getTime() });
      return {
        lines: [`Every session of ${plainEmail(email)} has ended.`],
        data: { email: plainEmail(email) },
      };
    },
  },
  'reset-factor': {
    usage: 'EMAIL',
    words: [1, 1],
    async run({ db, clock, mailer, config }, [email = ''], given) {
      const { id, email: target } = await userOf(db, email);
      await resetFactor(db, 'command', id, { reason: reasonOf(given), now: clock.now().getTime() });
      const unsent = await tellOfFactor({ db, mailer, settings: config }, id, 'reset').then(
        () => undefined,
        (error: unknown) => {
          if (!(error instanceof MailFault)) throw error;
          return `The mail that says so could not be sent: ${error.message}`;
        },
      );
      return {
        lines: [
          `${target} has no second factor; every session has ended.`,
          ...(unsent === undefined ? [] : [unsent]),
        ],
        data: { email: target, mailed: unsent === undefined },
      };
    },
  },
  deactivate: {
    usage: 'EMAIL [--to EMAIL]',
    words: [1, 1],
    options: ['to'],
    async run({ db, clock, config }, [email = ''], given) {
      const { id } = await userOf(db, email);
      const to = textOf(given, 'to');
      const handOver =
        to === undefined ? null : { receiverId: (await userOf(db, to)).id, lists: true, searches: true };
      const mailWords = {
        productName: config.PRODUCT_NAME,
        address: config.BASE_URL,
        supportEmail: config.SUPPORT_EMAIL,
      };
      const parts = { db, clock, mailWords };
      const data = await deactivateUser(parts, 'command', { id, handOver }, reasonOf(given));
      const handed =
        to === undefined
          ? []
          : [`${plainEmail(to)} has ${data.lists} lists and ${data.searches} saved searches of it.`];
      return {
        lines: [
          `${plainEmail(email)} can no longer log in; every session has ended.`,
          ...handed,
          `The rest is erased on ${data.erasedAt.slice(0, 10)}.`,
        ],
        data,
      };
    },
  },
  activate: {
    usage: 'EMAIL',
    words: [1, 1],
    async run({ db, clock }, [email = ''], given) {
      const { id } = await userOf(db, email);
      await restoreUser(db, 'command', id, { reason: reasonOf(given), now: clock.now().getTime() });
      return { lines: [`${plainEmail(email)} can log in again.`], data: { email: plainEmail(email) } };
    },
  },
};

function languageOption(given: Given): Locale | undefined {
  const written = textOf(given, 'language');
  if (written === undefined) return undefined;
  const language = Locale.safeParse(written);
  if (!language.success) throw new Refusal(`--language is nl or en-gb, not ${written}.`);
  return language.data;
}

/** The marks with those that were given and without those that were taken; undefined when none was said. */
function marksOf(before: Roles, given: Given): Roles | undefined {
  const marks = ['org-admin', 'staff'] as const;
  if (!marks.some((mark) => given[mark] === true || given[`no-${mark}`] === true)) return undefined;
  return marks.filter(
    (mark) => given[mark] === true || (before.includes(mark) && given[`no-${mark}`] !== true),
  );
}

type Roles = ReturnType<typeof Roles.parse>;
