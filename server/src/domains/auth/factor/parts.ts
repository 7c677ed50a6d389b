import type { Clock } from '#platform/clock.ts';
import type { FactorEvent } from '#platform/mail/factor-mail.ts';
import type { Sealer } from '#platform/sealed.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { PasskeySite } from './passkey-site.ts';

/** What second factors are kept and looked at with. */
export interface FactorParts {
  db: PeopleStore;
  clock: Clock;
  sealer: Sealer;
  /** How apps call the product. */
  productName: string;
  /** Undefined where browsers allow no passkeys. */
  passkeySite: PasskeySite | undefined;
  /** Mails somebody what became of their second factor, after the answer. */
  tell(userId: string, event: FactorEvent): void;
}
