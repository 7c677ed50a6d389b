import { randomUUID } from 'node:crypto';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { checkedMail, type Mailer } from '#platform/mail/mailer.ts';

/** Keeps mails in the people's store, for installations without a mail server; staff read them there. */
export function keptMailer(db: PeopleStore, clock: Clock = systemClock): Mailer {
  return {
    atOnce: 4,
    async send(mail) {
      const { to, subject, text, html, messageId } = checkedMail(mail);
      const id = randomUUID();
      await db
        .insertInto('mails')
        .values({
          id,
          messageId: messageId ?? `<${id}@kept.invalid>`,
          recipient: to,
          subject,
          text,
          html,
          createdAt: clock.now().getTime(),
        })
        .execute();
    },
  };
}
