import * as calls from 'contract/admin/organisations';
import { changeOrganisation, createOrganisation } from '#domains/accounts/index.ts';
import { bodyOf, dayOption } from './asked.ts';
import { organisationOf } from './look-up.ts';
import { type Subject, textOf } from './subject.ts';

/** Organisations: made, named, listed. */
export const organisationSubject: Subject = {
  name: 'organisation',
  options: { since: { type: 'string' }, name: { type: 'string' }, notes: { type: 'string' } },
  verbs: {
    create: {
      usage: 'NAME [--since YYYY-MM-DD|none]',
      words: [1, 1],
      options: ['since'],
      async run({ db, clock }, [name = ''], given) {
        const said = { name, customerSince: dayOption(given, 'since', 'none') };
        const { reason, ...made } = bodyOf(calls.createOrganisation, said, given);
        const why = { reason, now: clock.now().getTime() };
        const id = await createOrganisation(db, 'command', made, why);
        return { lines: [`Made the organisation ${made.name}.`], data: { id, name: made.name } };
      },
    },
    change: {
      usage: 'ORGANISATION [--name NAME] [--since YYYY-MM-DD|none] [--notes TEXT]',
      words: [1, 1],
      options: ['name', 'since', 'notes'],
      async run({ db, clock }, [organisation = ''], given) {
        const { id, name } = await organisationOf(db, organisation);
        const said = {
          name: textOf(given, 'name'),
          notes: textOf(given, 'notes'),
          customerSince: dayOption(given, 'since', 'none'),
        };
        const { reason, ...changes } = bodyOf(calls.changeOrganisation, said, given);
        const why = { reason, now: clock.now().getTime() };
        await changeOrganisation(db, 'command', id, changes, why);
        return { lines: [`Changed ${changes.name ?? name}.`], data: { id } };
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
