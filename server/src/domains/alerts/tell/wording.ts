import { openSigner, type Signer } from '#platform/tickets.ts';

/** What every mail is made with. */
export interface Wording {
  productName: string;
  /** Public base URL, without a slash at its end. */
  address: string;
  supportEmail: string;
  signer: Signer;
}

/** What mails are made with, as the process is configured; addresses are signed with its key. */
export function wordingOf(
  settings: { PRODUCT_NAME: string; BASE_URL: string; SUPPORT_EMAIL: string },
  signingKey: Uint8Array,
): Wording {
  return {
    productName: settings.PRODUCT_NAME,
    address: settings.BASE_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    signer: openSigner(signingKey),
  };
}
