import { setModule as setModuleCall } from 'contract/admin/organisations';
import { dayOf } from 'contract/amsterdam';
import { moduleCodes, moduleKeys, type ModuleKey } from 'contract/modules';
import { endModule, moduleNamed, modulesWithDays, setModule } from '#domains/accounts/index.ts';
import { bodyOf, dayOption, reasonOf } from './asked.ts';
import { organisationOf } from './look-up.ts';
import { Refusal, type Subject, textsOf } from './subject.ts';

/** Modules of organisations, with their days and settings (decisions 6.2, 6.4). */
export const moduleSubject: Subject = {
  name: 'module',
  options: {
    from: { type: 'string' },
    until: { type: 'string' },
    config: { type: 'string', multiple: true },
  },
  remarks: `MODULE is one of:\n  ${moduleKeys
    .map((key) => (moduleCodes[key] === key ? key : `${key} (${moduleCodes[key]})`))
    .join(', ')}`,
  verbs: {
    add: {
      usage: 'ORGANISATION MODULE [--from YYYY-MM-DD] [--until YYYY-MM-DD] [--config KEY=VALUE]...',
      words: [2, 2],
      options: ['from', 'until', 'config'],
      async run({ db, clock }, [organisation = '', module = ''], given) {
        const { id, name } = await organisationOf(db, organisation);
        const moduleKey = moduleOf(module);
        const now = clock.now().getTime();
        const said = {
          startsOn: dayOption(given, 'from') ?? dayOf(now),
          endsOn: dayOption(given, 'until') ?? null,
          configuration: configurationOf(textsOf(given, 'config')),
        };
        const { reason, ...days } = bodyOf(setModuleCall, said, given);
        const { startsOn, endsOn } = days;
        await setModule(db, 'command', { organisationId: id, moduleKey, ...days }, { reason, now });
        return {
          lines: [`${name} has ${moduleKey} from ${startsOn}${endsOn ? ` until ${endsOn} inclusive` : ''}.`],
          data: { moduleKey, ...days },
        };
      },
    },
    remove: {
      usage: 'ORGANISATION MODULE',
      words: [2, 2],
      async run({ db, clock }, [organisation = '', module = ''], given) {
        const { id, name } = await organisationOf(db, organisation);
        const moduleKey = moduleOf(module);
        const why = { reason: reasonOf(given), now: clock.now().getTime() };
        await endModule(db, 'command', { organisationId: id, moduleKey }, why);
        return { lines: [`${name} no longer has ${moduleKey}.`], data: { moduleKey } };
      },
    },
    list: {
      usage: 'ORGANISATION',
      words: [1, 1],
      async run({ db, clock }, [organisation = '']) {
        const { id, name } = await organisationOf(db, organisation);
        const data = await modulesWithDays(db, id, clock.now().getTime());
        const lines = data.map(({ moduleKey, code, startsOn, endsOn, configuration }) =>
          [moduleKey, code, startsOn, endsOn ?? '', JSON.stringify(configuration)].join('\t'),
        );
        return { lines: lines.length === 0 ? [`${name} has no modules.`] : lines, data };
      },
    },
  },
};

function moduleOf(given: string): ModuleKey {
  const found = moduleNamed(given);
  if (!found) throw new Refusal(`There is no module ${given}; there are: ${moduleKeys.join(', ')}.`);
  return found;
}

/** `key=value` pairs; numbers, true and false are taken as such, the rest as text (decision 6.2). */
function configurationOf(pairs: readonly string[]): Record<string, string | number | boolean> {
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
