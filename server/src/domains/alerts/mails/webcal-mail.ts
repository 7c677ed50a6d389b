import { calendarPrograms } from 'contract/calendar-programs';
import type { WebcalAddress } from 'contract/feeds';
import { renderLetter } from '#platform/mail/template.ts';
import { say } from '#platform/words.ts';
import type { Letterhead, RenderedMail } from './mail.ts';

/** The mail that tells how to subscribe to the user's calendar. */
export function webcalMail(
  mail: Omit<Letterhead, 'address'> & {
    webcal: WebcalAddress;
    /** An address on the web that hands over to the calendar of the device: mail programs drop other links. */
    subscribeUrl: string;
    /** An address that worked until now does so no longer. */
    renewed: boolean;
  },
): RenderedMail {
  const { locale, webcal, subscribeUrl, firstName, renewed, productName, supportEmail } = mail;
  const subject = say(locale, 'feeds.mail.subject', { productName });
  const letter = renderLetter({
    locale,
    productName,
    title: subject,
    paragraphs: [
      say(locale, 'feeds.mail.greeting', { firstName }),
      say(locale, renewed ? 'feeds.mail.renewed' : 'feeds.mail.intro', { productName }),
      `${say(locale, 'feeds.mail.address')} ${webcal.httpsUrl}`,
      ...calendarPrograms.map(
        (program) => `${say(locale, `feeds.program.${program}`)}: ${say(locale, `feeds.steps.${program}`)}`,
      ),
    ],
    button: { label: say(locale, 'feeds.mail.button'), link: subscribeUrl },
    closing: [say(locale, 'feeds.private'), say(locale, 'mail.help', { supportEmail })],
  });
  return { subject, ...letter, headers: {} };
}
