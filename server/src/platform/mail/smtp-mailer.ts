import { createTransport } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-pool';
import { checkedMail, hostOf, MailFault, type Mailer, type Sender, standardConnections } from './mailer.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mails that one connection carries before it is replaced. */
const mailsOfOne = 200;

/**
 * Sends mails through a mail server, over as many connections as there are mails to send, up to a limit, that are kept
 * for a while; `url` is `smtp://` or `smtps://`, with user and password if needed.
 */
export function smtpMailer(
  url: string,
  from: Sender,
  { connections = standardConnections, ...waits }: Partial<typeof timeouts> & { connections?: number } = {},
): Mailer & { close(): void } {
  const options: Options = {
    ...serverIn(url),
    pool: true,
    maxConnections: connections,
    maxMessages: mailsOfOne,
    // Whether a mail is tried again is decided where it is kept.
    maxRequeues: 0,
    ...timeouts,
    ...waits,
    // A mail never pulls in files or addresses by itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  // No mailbox answers by itself, and every one can put them in a folder (RFC 3834, RFC 2919).
  const ofEvery = {
    'Auto-Submitted': 'auto-generated',
    'List-Id': `<mails.${hostOf(from)}>`,
    Precedence: 'list',
  };
  return {
    atOnce: connections,
    async send(mail) {
      const { to, subject, text, html, messageId, replyTo, headers, senderName } = checkedMail(mail);
      const name = senderName ?? from.name;
      await transport
        .sendMail({
          from: name === undefined ? from.address : { name, address: from.address },
          to,
          subject,
          text,
          html,
          ...(messageId ? { messageId } : {}),
          ...(replyTo ? { replyTo } : {}),
          headers: { ...ofEvery, ...headers },
        })
        .catch((error: unknown) => {
          throw faultOf(error as Refusal);
        });
    },
    close: () => transport.close(),
  };
}

/** What nodemailer tells of a mail that was not accepted. */
interface Refusal {
  responseCode?: number;
  /** What was said when the server refused. */
  command?: string;
}

function faultOf(error: Refusal): MailFault {
  const { responseCode: code, command } = error;
  if (code === undefined) {
    const words = 'the mail server could not be reached or did not answer';
    return new MailFault(words, 'unreachable', { cause: error });
  }
  const kind = code >= 500 && command === 'RCPT TO' ? 'bounced' : 'refused';
  return new MailFault(`the mail server answered ${code}`, kind, { code, cause: error });
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
