import { adminCommand } from '#domains/auth/index.ts';
import { systemClock } from '#platform/clock.ts';
import { withPeople } from './with-people.ts';

process.exitCode = await withPeople(({ db }) =>
  adminCommand(process.argv.slice(2), {
    db,
    clock: systemClock,
    out: (line) => process.stdout.write(`${line}\n`),
  }),
);
