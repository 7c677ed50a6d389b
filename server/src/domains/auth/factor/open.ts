import type { Afterwards } from '#platform/afterwards.ts';
import type { Clock } from '#platform/clock.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { openSealer } from '#platform/sealed.ts';
import type { Signer } from '#platform/tickets.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { FactorParts } from './parts.ts';
import { passkeySiteOf } from './passkey-site.ts';
import { type MailSettings, tellOfFactor } from './tell.ts';

interface Needs {
  db: PeopleStore;
  clock: Clock;
  signer: Signer;
  mailer: Mailer;
  afterwards: Afterwards;
  config: MailSettings & { BASE_URL: string; ADMIN_URL: string | undefined };
}

/** The parts that every call about second factors shares. */
export function openFactor({ db, clock, signer, mailer, afterwards, config }: Needs): FactorParts {
  return {
    db,
    clock,
    sealer: openSealer(signer, 'second-factor'),
    productName: config.PRODUCT_NAME,
    passkeySite: passkeySiteOf(config),
    tell: (userId, event) =>
      afterwards(
        tellOfFactor({ db, mailer, settings: config }, userId, event),
        'nobody was mailed about a second factor',
      ),
  };
}
