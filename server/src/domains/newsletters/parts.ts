import type { RenderedNewsletter, NewsletterSettings } from 'contract/newsletter';
import type { Locale } from 'contract/users';
import type { NewsletterOrder } from '#domains/exports/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Signer } from '#platform/tickets.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What address lists and issues are kept with. */
export interface Parts {
  db: PeopleStore;
  clock: Clock;
  /** Public base URL, without a slash at its end. */
  address: string;
}

/** What the mails that confirm an address are made with. */
export interface ConfirmParts extends Parts {
  signer: Signer;
  mailer: Mailer;
  productName: string;
  supportEmail: string;
}

/** What issues are made with. */
export interface IssueParts extends Parts {
  productName: string;
  /**
   * A list of the actor as a newsletter.
   * @throws EC-01 without the list manager; EC-02 without an item; EC-03 for a list that is not theirs
   */
  render(
    actor: Actor,
    asked: {
      listId: string;
      locale: Locale;
      settings: NewsletterSettings;
      itemIds?: readonly string[] | undefined;
      foot: NewsletterOrder['foot'];
    },
  ): Promise<RenderedNewsletter>;
}
