import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';
import { checkedMail, MailFault, type Mailer } from './mailer.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mails through a mail server; `url` is `smtp://` or `smtps://`, with user and password if needed. */
export function smtpMailer(url: string, from: string, waits: Partial<typeof timeouts> = {}): Mailer {
  const options: Options = {
    ...serverIn(url),
    ...timeouts,
    ...waits,
    // A mail never pulls in files or addresses by itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  return {
    async send(mail) {
      const { to, subject, text, html, messageId } = checkedMail(mail);
      let rejected: unknown[];
      try {
        const answer = await transport.sendMail({
          from,
          to,
          subject,
          text,
          html,
          ...(messageId ? { messageId } : {}),
        });
        rejected = answer.rejected;
      } catch (error) {
        const { responseCode } = error as { responseCode?: number };
        const permanent = responseCode !== undefined && responseCode >= 500;
        throw new MailFault(
          responseCode === undefined
            ? 'the mail server could not be reached or did not answer'
            : `the mail server answered ${responseCode}`,
          permanent,
          error,
        );
      }
      if (rejected.length > 0) throw new MailFault('the mail server rejected the recipient', true);
    },
  };
}

/** The parts of the address; options hidden in its query are not taken over. */
function serverIn(url: string): Options {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}
