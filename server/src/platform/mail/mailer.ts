import { Email } from 'contract/users';
import { z } from 'zod';

/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Kept on every further try, so that a receiver sees the mail once (decision 4.21). */
  messageId?: string;
  /** Who it is from, in the place of the name of the product; the address stays the product's. */
  senderName?: string;
  /** Where answers go; to the sender without it. */
  replyTo?: string;
  /** Headers beside those every mail has, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/** Who mails come from. */
export interface Sender {
  /** What a mailbox shows; without it the address. */
  name?: string | undefined;
  address: string;
}

/** The domain of a sender, for ids of our own. */
export const hostOf = ({ address }: Sender): string => address.slice(address.lastIndexOf('@') + 1);

/** Connections to a mail server at most, unless told otherwise. */
export const standardConnections = 10;

/** Sends mails, or keeps them where nothing is sent. */
export interface Mailer {
  /** Mails that may be on their way at the same time. */
  readonly atOnce: number;
  /**
   * Resolves when the mail was accepted.
   * @throws MailFault; StoreUnavailableError where it is kept
   */
  send(mail: Mail): Promise<void>;
}

/**
 * Why a mail was not accepted: no server answered (`unreachable`), it refused the recipient for good (`bounced`)
 * or anything else (`refused`), or the mail could not be sent safely (`unsafe`).
 */
type MailFaultKind = 'unreachable' | 'bounced' | 'refused' | 'unsafe';

/** A mail that was not accepted. */
export class MailFault extends Error {
  readonly kind: MailFaultKind;
  /** True when another try makes no sense: a 5xx answer or an address that cannot be one. */
  readonly permanent: boolean;
  /** What the mail server answered, where it did. */
  readonly code: number | undefined;

  constructor(
    message: string,
    kind: MailFaultKind,
    { code, cause }: { code?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.permanent = kind === 'unsafe' || (code !== undefined && code >= 500);
  }
}

// An address with a line break or a comma would name further recipients; no store keeps every control character.
const Recipient = Email.regex(/^[^\s,;<>"()\p{Cc}]+$/u);
/** Whether a mail can go to an address, in whatever letters. */
export const canBeMailed = (email: string): boolean => Recipient.safeParse(email).success;
const Heading = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^\r\n]*$/);

/** The mail itself when it can be sent safely. @throws MailFault, permanent, for an unsafe address or subject */
export function checkedMail(mail: Mail): Mail {
  const to = Recipient.safeParse(mail.to);
  if (!to.success) throw new MailFault('the recipient is not an e-mail address', 'unsafe');
  if (!Heading.safeParse(mail.subject).success) throw new MailFault('the subject has a line break', 'unsafe');
  return { ...mail, to: to.data };
}
