import { maintenanceShown, switchMaintenance } from '#domains/maintenance/index.ts';
import { Refusal, type Subject, textOf, type Verb } from './subject.ts';

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
    show: { usage: '', words: [0, 0], run: ({ db }) => maintenanceShown(db) },
  },
};

function switching(on: boolean, usage: string): Verb {
  return {
    usage,
    words: [0, 0],
    options: ['from', 'until', 'nl', 'en'],
    async run({ db, clock }, _words, given) {
      const said = Object.fromEntries(
        ['from', 'until', 'nl', 'en', 'reason'].map((name) => [name, textOf(given, name)] as const),
      );
      await switchMaintenance(db, on, said, clock.now().getTime()).catch((error: unknown) => {
        throw error instanceof RangeError ? new Refusal(error.message) : error;
      });
      return maintenanceShown(db);
    },
  };
}
