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
}

/** Sends mails, or keeps them where nothing is sent. */
export interface Mailer {
  /**
   * Resolves when the mail was accepted.
   * @throws MailFault
   */
  send(mail: Mail): Promise<void>;
}

/** A mail that was not accepted. */
export class MailFault extends Error {
  /** True when another try makes no sense: a 5xx answer or an address that cannot be one. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean, cause?: unknown) {
    super(message, { cause });
    this.permanent = permanent;
  }
}

// An address with a line break or a comma would name further recipients.
const Recipient = Email.regex(/^[^\s,;<>"()]+$/);
const Heading = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^\r\n]*$/);

/** The mail itself when it can be sent safely. @throws MailFault, permanent, for an unsafe address or subject */
export function checkedMail(mail: Mail): Mail {
  const to = Recipient.safeParse(mail.to);
  if (!to.success) throw new MailFault('the recipient is not an e-mail address', true);
  if (!Heading.safeParse(mail.subject).success) throw new MailFault('the subject has a line break', true);
  return { ...mail, to: to.data };
}
