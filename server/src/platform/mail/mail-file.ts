import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/**
 * A mail as a file that a mail program opens to be sent: Outlook by the header that says so, others by their own
 * command for it.
 */
export function mailFile(mail: {
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}): Promise<Buffer> {
  const composer = new MailComposer({
    ...mail,
    headers: { 'X-Unsent': '1' },
    // A mail never pulls in files or addresses by itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
