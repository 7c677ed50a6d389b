import { changeOrganisation, createOrganisation } from '#domains/accounts/index.ts';
import { setFactorRule } from '#domains/auth/index.ts';
import { dayOption, organisationOf } from './look-up.ts';
import { Misuse, reasonOf, Refusal, type Subject, textOf } from './subject.ts';

/** Organisations: made, named, listed. */
export const organisationSubject: Subject = {
  name: 'organisation',
  options: { since: { type: 'string' }, name: { type: 'string' }, notes: { type: 'string' } },
  verbs: {
    create: {
      usage: 'NAME [--since YYYY-MM-DD]',
      words: [1, 1],
      options: ['since'],
      async run({ db, clock }, [name = ''], given) {
        const trimmed = name.trim();
        if (!trimmed) throw new Refusal('The name is empty.');
        const customerSince = dayOption(textOf(given, 'since'), '--since');
        const why = { reason: reasonOf(given), now: clock.now().getTime() };
        const id = await createOrganisation(db, 'command', { name: trimmed, customerSince }, why);
        return { lines: [`Made the organisation ${trimmed}.`], data: { id, name: trimmed } };
      },
    },
    change: {
      usage: 'ORGANISATION [--name NAME] [--since YYYY-MM-DD] [--notes TEXT]',
      words: [1, 1],
      options: ['name', 'since', 'notes'],
      async run({ db, clock }, [organisation = ''], given) {
        const { id, name } = await organisationOf(db, organisation);
        const changes = {
          name: textOf(given, 'name'),
          notes: textOf(given, 'notes'),
          customerSince: dayOption(textOf(given, 'since'), '--since'),
        };
        const why = { reason: reasonOf(given), now: clock.now().getTime() };
        await changeOrganisation(db, 'command', id, changes, why);
        return { lines: [`Changed ${changes.name ?? name}.`], data: { id } };
      },
    },
    'second-factor': {
      usage: 'ORGANISATION on|off',
      words: [2, 2],
      async run({ db, clock }, [organisation = '', asked = ''], given) {
        if (asked !== 'on' && asked !== 'off') throw new Misuse('Say on or off.');
        const { id: organisationId, name } = await organisationOf(db, organisation);
        const required = asked === 'on';
        const why = { reason: reasonOf(given), now: clock.now().getTime() };
        const data = await setFactorRule(db, 'command', { organisationId, required }, why);
        const rule = required
          ? 'asks a second factor of every user'
          : 'leaves the second factor to its users';
        return { lines: [`${name} ${rule}; ${data.withFactor} of ${data.users} have one.`], data };
      },
    },
    list: {
      usage: '',
      words: [0, 0],
      async run({ db }) {
        const data = await db
          .selectFrom('organisations')
          .select(['id', 'name', 'customerSince'])
          .orderBy('name')
          .execute();
        const lines = data.map(({ id, name }) => `${name}\t${id}`);
        return { lines: lines.length === 0 ? ['There are no organisations.'] : lines, data };
      },
    },
  },
};
