import * as calls from 'contract/admin/users';
import {
  changeEmail,
  changeUser,
  deactivateUser,
  endSessions,
  handOverOf,
  restoreUser,
} from '#domains/accounts/index.ts';
import { plainEmail, resetFactor, Roles, tellOfFactor } from '#domains/auth/index.ts';
import { MailFault } from '#platform/mail/mailer.ts';
import { bodyOf, reasonOf } from './asked.ts';
import { userOf } from './look-up.ts';
import { type Given, Misuse, textOf, type Verb } from './subject.ts';
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
      const said = {
        firstName: textOf(given, 'first'),
        lastName: textOf(given, 'last'),
        locale: textOf(given, 'language'),
        modules: modulesOption(given),
        roles: marksOf(Roles.parse(JSON.parse(user.roles)), given),
      };
      if (Object.values(said).every((change) => change === undefined))
        throw new Misuse('Say what is to change.');
      const { reason, ...changes } = bodyOf(calls.changeUser, said, given);
      await changeUser(db, 'command', user.id, changes, { reason, now: clock.now().getTime() });
      return { lines: [`Changed ${user.email}.`], data: { email: user.email } };
    },
  },
  email: {
    usage: 'EMAIL NEW-EMAIL',
    words: [2, 2],
    async run(needs, [email = '', into = ''], given) {
      const { id } = await userOf(needs.db, email);
      const { reason, ...asked } = bodyOf(calls.changeEmail, { email: into }, given);
      const data = await changeEmail(invitingWith(needs), 'command', { id, ...asked }, reason);
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
    usage: 'EMAIL [--to EMAIL [--only lists|searches]]',
    words: [1, 1],
    options: ['to', 'only'],
    async run({ db, clock, config }, [email = ''], given) {
      const { id } = await userOf(db, email);
      const to = textOf(given, 'to');
      const only = textOf(given, 'only');
      if (only !== undefined && (to === undefined || !['lists', 'searches'].includes(only)))
        throw new Misuse('--only is lists or searches, and goes with --to.');
      const handOver =
        to === undefined
          ? null
          : {
              receiverId: (await userOf(db, to)).id,
              lists: only !== 'searches',
              searches: only !== 'lists',
            };
      const { reason, ...asked } = bodyOf(calls.deactivateUser, { handOver }, given);
      const mailWords = {
        productName: config.PRODUCT_NAME,
        address: config.BASE_URL,
        supportEmail: config.SUPPORT_EMAIL,
      };
      const parts = { db, clock, mailWords };
      const data = await deactivateUser(parts, 'command', { id, ...asked }, reason);
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
  'hand-over': {
    usage: 'EMAIL [--to EMAIL]',
    words: [1, 1],
    options: ['to'],
    async run({ db, clock }, [email = ''], given) {
      const { id } = await userOf(db, email);
      const to = textOf(given, 'to');
      const receiverId = to === undefined ? undefined : (await userOf(db, to)).id;
      const data = await handOverOf({ db, clock }, 'command', { id, receiverId }, 'en-gb');
      const { lists, searches, colleagues, receiver } = data;
      return {
        lines: [
          `${plainEmail(email)} has ${lists} lists and ${searches} saved searches.`,
          ...(receiver
            ? [
                receiver.listsRefused ?? 'The lists can be handed over.',
                receiver.searchesRefused ??
                  `The searches can be; ${receiver.alreadyThere} are there already.`,
              ]
            : colleagues.map(({ name }) => name)),
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

/** The marks with those that were given and without those that were taken; undefined when none was said. */
function marksOf(before: Roles, given: Given): Roles | undefined {
  const marks = ['org-admin', 'staff'] as const;
  if (!marks.some((mark) => given[mark] === true || given[`no-${mark}`] === true)) return undefined;
  return marks.filter(
    (mark) => given[mark] === true || (before.includes(mark) && given[`no-${mark}`] !== true),
  );
}

type Roles = ReturnType<typeof Roles.parse>;
