import { type LimitName, limitNames, listTouched, setLimit } from 'contract/admin/organisations';
import { changeLimit, limitsWithUse, touchedBy } from '#domains/accounts/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import { bodyOf, numberIn, reasonOf } from './asked.ts';
import { organisationOf } from './look-up.ts';
import { Refusal, type Subject } from './subject.ts';

/** Limits of organisations (decision R6). */
export const limitSubject: Subject = {
  name: 'limit',
  remarks: `LIMIT is one of:\n  ${limitNames.join(', ')}`,
  verbs: {
    list: {
      usage: 'ORGANISATION',
      words: [1, 1],
      async run({ db, clock }, [organisation = '']) {
        const { id } = await organisationOf(db, organisation);
        const data = await limitsWithUse(db, id, clock.now().getTime());
        const lines = data.map(({ name, value, use }) =>
          [name, value, ...(use ? [use.number] : [])].join('\t'),
        );
        return { lines, data };
      },
    },
    set: {
      usage: 'ORGANISATION LIMIT NUMBER',
      words: [3, 3],
      async run({ db, clock }, [organisation = '', limit = '', written = ''], given) {
        const { id, name } = await organisationOf(db, organisation);
        const limitName = limitOf(limit);
        const { value, reason } = bodyOf(setLimit, { value: numberIn(written) }, given);
        const why = { reason, now: clock.now().getTime() };
        await changeLimit(db, 'command', { organisationId: id, name: limitName, value }, why);
        return { lines: [`${name} has ${limitName} ${value}.`], data: { name: limitName, value } };
      },
    },
    unset: {
      usage: 'ORGANISATION LIMIT',
      words: [2, 2],
      async run({ db, clock }, [organisation = '', limit = ''], given) {
        const { id, name } = await organisationOf(db, organisation);
        const limitName = limitOf(limit);
        const why = { reason: reasonOf(given), now: clock.now().getTime() };
        await changeLimit(db, 'command', { organisationId: id, name: limitName, value: null }, why);
        const value = (await allowanceOf(db, id))[limitName];
        return { lines: [`${name} has the usual ${limitName}, ${value}.`], data: { name: limitName, value } };
      },
    },
    touched: {
      usage: 'ORGANISATION LIMIT NUMBER',
      words: [3, 3],
      async run({ db, clock }, [organisation = '', limit = '', written = '']) {
        const { id } = await organisationOf(db, organisation);
        const { value } = bodyOf({ body: touchedBody }, { value: numberIn(written) }, {});
        const asked = { organisationId: id, name: limitOf(limit), value };
        const data = await touchedBy(db, 'command', asked, clock.now().getTime());
        const lines = data.data.map(({ name, number }) => `${name ?? organisation}\t${number}`);
        return { lines: data.total === 0 ? ['Nobody has more.'] : lines, data };
      },
    },
  },
};

const touchedBody = listTouched.query.pick({ value: true });

function limitOf(given: string): LimitName {
  const found = limitNames.find((name) => name.toLowerCase() === given.toLowerCase());
  if (!found) throw new Refusal(`There is no limit ${given}; there are: ${limitNames.join(', ')}.`);
  return found;
}
