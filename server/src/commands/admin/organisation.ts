import * as calls from 'contract/admin/organisations';
import {
  changeOrganisation,
  createOrganisation,
  oneOrganisation,
  restrictColours,
  setPreferences,
} from '#domains/accounts/index.ts';
import { setFactorRule } from '#domains/auth/index.ts';
import { bodyOf, dayOption, reasonOf } from './asked.ts';
import { organisationOf } from './look-up.ts';
import { Misuse, Refusal, type Subject, textOf } from './subject.ts';

const preferenceNames = Object.keys(calls.OrganisationPreferences.shape);

/** Organisations: made, named, set and shown. */
export const organisationSubject: Subject = {
  name: 'organisation',
  options: { since: { type: 'string' }, name: { type: 'string' }, notes: { type: 'string' } },
  remarks: `PREFERENCE is one of:\n  ${preferenceNames.join(', ')}\nOne that is set to nothing, as in locale=, is the product's again.`,
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
    show: {
      usage: 'ORGANISATION',
      words: [1, 1],
      async run({ db, clock }, [organisation = '']) {
        const { id } = await organisationOf(db, organisation);
        const data = await oneOrganisation(db, 'command', id, clock.now().getTime());
        const colours = { null: 'no newsletter', true: 'of its admins', false: 'of everyone' };
        const lines = [
          `name\t${data.name}`,
          `id\t${id}`,
          `since\t${data.customerSince ?? ''}`,
          `colours\t${colours[`${data.coloursOfAdmins}`]}`,
          ...preferenceLines(data.preferences),
          `notes\t${data.notes ?? ''}`,
        ];
        return { lines, data };
      },
    },
    preferences: {
      usage: 'ORGANISATION [PREFERENCE=VALUE]...',
      words: [1, 1 + preferenceNames.length],
      async run({ db, clock }, [organisation = '', ...pairs], given) {
        const { id } = await organisationOf(db, organisation);
        const now = clock.now().getTime();
        const { preferences: before } = await oneOrganisation(db, 'command', id, now);
        const said = Object.fromEntries(
          Object.entries({ ...before, ...preferencesIn(pairs) }).filter(([, value]) => value !== undefined),
        );
        const { preferences, reason } = bodyOf(
          calls.setOrganisationPreferences,
          { preferences: said },
          given,
        );
        if (pairs.length > 0) await setPreferences(db, 'command', id, preferences, { reason, now });
        const lines = preferenceLines(preferences);
        return { lines: lines.length === 0 ? ['It chose nothing itself.'] : lines, data: preferences };
      },
    },
    colours: {
      usage: 'ORGANISATION admins|everyone',
      words: [2, 2],
      async run({ db, clock }, [organisation = '', who = ''], given) {
        const { id, name } = await organisationOf(db, organisation);
        if (who !== 'admins' && who !== 'everyone') throw new Misuse(`Say admins or everyone, not ${who}.`);
        const ofAdmins = who === 'admins';
        const why = { reason: reasonOf(given), now: clock.now().getTime() };
        await restrictColours(db, 'command', { organisationId: id, ofAdmins }, why);
        const change = ofAdmins ? 'Only its admins change' : 'Everyone changes';
        return { lines: [`${change} how newsletters of ${name} look.`], data: { ofAdmins } };
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

/** `name=value` pairs; what the values may be is for the call to refuse. */
function preferencesIn(pairs: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', written = ''] = /^(\w+)=(.*)$/.exec(pair) ?? [];
      if (!preferenceNames.includes(name)) throw new Refusal(`There is no preference ${pair}.`);
      if (written === '') return [name, undefined];
      if (name === 'contexts') return [name, written.split(',')];
      return [name, /^(true|false|\d+)$/.test(written) ? JSON.parse(written) : written];
    }),
  );
}

const preferenceLines = (preferences: object): string[] =>
  Object.entries(preferences).map(([name, value]) => `${name}\t${String(value)}`);
