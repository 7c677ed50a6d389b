import { systemClock } from '#platform/clock.ts';
import { openLog } from '#platform/log.ts';
import { openSealer } from '#platform/sealed.ts';
import { openSigner } from '#platform/tickets.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { openLeases } from '#stores/people/leases.ts';
import { openMailer } from '../parts.ts';
import { adminCommand } from './admin/command.ts';
import { withPeople } from './with-people.ts';

process.exitCode = await withPeople(async (people, config) => {
  const { db } = people;
  const { mailer, close } = await openMailer(config, db);
  try {
    return await adminCommand(process.argv.slice(2), {
      ...{ db, mailer, config },
      clock: systemClock,
      leases: openLeases(people),
      sources: config.SOURCES,
      log: openLog(config.LOG_LEVEL),
      out: (line) => process.stdout.write(`${line}\n`),
      signOn: {
        sealer: openSealer(openSigner(await signingKeyOf(db)), 'sign-on'),
        privateHosts: config.SIGN_ON_PRIVATE_HOSTS,
        site: config.BASE_URL,
      },
    });
  } finally {
    close();
  }
});
