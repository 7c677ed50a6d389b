import type { Locale } from 'contract/users';
import { readPreferences } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import { unsubscribeLinks } from '#platform/mail/unsubscribe-links.ts';
import { openSigner, type Signer } from '#platform/tickets.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { AlertMail, Letterhead } from '../mails/mail.ts';

/** What every mail is made with. */
export interface Wording {
  productName: string;
  /** Public base URL, without a slash at its end. */
  address: string;
  supportEmail: string;
  signer: Signer;
}

/** The part of the configuration that mails name. */
export interface WordingSettings {
  PRODUCT_NAME: string;
  BASE_URL: string;
  SUPPORT_EMAIL: string;
}

/** What mails are made with, as the process is configured. */
export function wordingWith(settings: WordingSettings, signer: Signer): Wording {
  const { PRODUCT_NAME: productName, BASE_URL: address, SUPPORT_EMAIL: supportEmail } = settings;
  return { productName, address, supportEmail, signer };
}

/** The same, with addresses signed by the key of the product. */
export const wordingOf = (settings: WordingSettings, signingKey: Uint8Array): Wording =>
  wordingWith(settings, openSigner(signingKey));

/** Who reads a mail, and in which language. */
export interface Addressee {
  actor: Actor;
  locale: Locale;
}

/** Somebody as the reader of a mail. */
export async function addresseeOf(people: PeopleStore, actor: Actor): Promise<Addressee> {
  return { actor, locale: (await readPreferences(people, actor)).effective.locale };
}

/** What every mail to somebody is made with. */
export function letterheadOf({ signer: _, ...words }: Wording, { actor, locale }: Addressee): Letterhead {
  return { ...words, locale, firstName: actor.firstName };
}

/** What every mail to somebody is made with that can be switched off from it. */
export function alertMailOf(wording: Wording, addressee: Addressee, deliveryId: string): AlertMail {
  return {
    ...letterheadOf(wording, addressee),
    deliveryId,
    unsubscribe: unsubscribeLinks(wording.signer, wording.address, addressee.actor.userId),
  };
}
