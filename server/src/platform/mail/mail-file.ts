import MailComposer from 'nodemailer/lib/mail-composer/index.js';

/**
 * A mail as a file that a mail program opens to be sent: Outlook by the header that says so, others by their own
 * command for it.
 */
export function mailFile({
  pictures,
  ...mail
}: {
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** PNG pictures that the page shows as `cid:`. */
  pictures: readonly { cid: string; filename: string; content: Buffer }[];
}): Promise<Buffer> {
  const composer = new MailComposer({
    ...mail,
    attachments: pictures.map((picture) => ({
      ...picture,
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    headers: { 'X-Unsent': '1' },
    // A mail never pulls in files or addresses by itself.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
