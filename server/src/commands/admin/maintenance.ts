import { maintenanceLines, maintenanceSet, switchMaintenance } from '#domains/maintenance/index.ts';
import { instantOption, reasonOf } from './asked.ts';
import { type AdminNeeds, type Outcome, Refusal, type Subject, textOf, type Verb } from './subject.ts';

/** Planned maintenance, on and off, and what is announced of it (decision 2.8). */
export const maintenanceSubject: Subject = {
  name: 'maintenance',
  options: {
    from: { type: 'string' },
    until: { type: 'string' },
    nl: { type: 'string' },
    en: { type: 'string' },
  },
  verbs: {
    on: switching(true, '[--nl TEXT] [--en TEXT] [--from "YYYY-MM-DD HH:MM" --until "YYYY-MM-DD HH:MM"]'),
    off: switching(false, '[the same, to announce the next]'),
    show: { usage: '', words: [0, 0], run: ({ db }) => shown(db) },
  },
};

function switching(on: boolean, usage: string): Verb {
  return {
    usage,
    words: [0, 0],
    options: ['from', 'until', 'nl', 'en'],
    async run({ db, clock }, _words, given) {
      const said = {
        from: instantOption(given, 'from'),
        until: instantOption(given, 'until'),
        nl: textOf(given, 'nl'),
        en: textOf(given, 'en'),
      };
      const why = { reason: reasonOf(given), now: clock.now().getTime() };
      await switchMaintenance(db, on, said, why).catch((error: unknown) => {
        throw error instanceof RangeError ? new Refusal(error.message) : error;
      });
      return shown(db);
    },
  };
}

async function shown(db: AdminNeeds['db']): Promise<Outcome> {
  const data = await maintenanceSet(db);
  return { lines: maintenanceLines(data), data };
}
