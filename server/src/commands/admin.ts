import { adminCommand, tellOfFactor } from '#domains/auth/index.ts';
import { keptMailer } from '#domains/kept-mails/index.ts';
import { systemClock } from '#platform/clock.ts';
import { openSealer } from '#platform/sealed.ts';
import { openSigner } from '#platform/tickets.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { openSmtp } from '../configured-mail.ts';
import { withPeople } from './with-people.ts';

process.exitCode = await withPeople(async ({ db }, config) =>
  adminCommand(process.argv.slice(2), {
    db,
    clock: systemClock,
    out: (line) => process.stdout.write(`${line}\n`),
    async tell(userId, event) {
      const smtp = await openSmtp(config);
      const mailer = smtp ?? keptMailer(db);
      await tellOfFactor({ db, mailer, settings: config }, userId, event).finally(() => smtp?.close());
    },
    signOn: {
      sealer: openSealer(openSigner(await signingKeyOf(db)), 'sign-on'),
      privateHosts: config.SIGN_ON_PRIVATE_HOSTS,
      site: config.BASE_URL,
    },
  }),
);
