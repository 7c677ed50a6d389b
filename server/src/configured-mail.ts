import type { Config } from './config.ts';

/** The mail server the configuration names, if any; its client is loaded only where it is used. */
export async function openSmtp({ SMTP_URL, MAIL_FROM, SMTP_CONNECTIONS }: Config) {
  if (SMTP_URL === undefined) return undefined;
  const { smtpMailer } = await import('#platform/mail/smtp-mailer.ts');
  return smtpMailer(SMTP_URL, MAIL_FROM, { connections: SMTP_CONNECTIONS });
}
