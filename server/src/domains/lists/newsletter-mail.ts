import { limits } from 'contract/limits';
import { dayOf } from 'contract/amsterdam';
import { keepAfterPause } from '#domains/alerts/index.ts';
import type { Actor } from '#platform/access.ts';
import { hashOf } from '#platform/hash.ts';
import { oneLine } from '#platform/mail/html.ts';
import { mailFile } from '#platform/mail/mail-file.ts';
import { nameOf } from './person-name.ts';
import { newsletterOf, type NewsletterParts } from './newsletter.ts';

type Asked = Parameters<typeof newsletterOf>[2];

/** The newsletter of a list as a mail of its user that is still to be sent, with its name. @throws as `newsletterOf` */
export async function newsletterMail(
  parts: NewsletterParts,
  actor: Actor,
  asked: Asked,
): Promise<{ bytes: Buffer; name: string }> {
  const { subject, html, text } = await newsletterOf(parts, actor, asked);
  const name = oneLine(nameOf(actor));
  const bytes = await mailFile({ from: { name, address: actor.email }, subject, html, text });
  return { bytes, name: `${subject} ${dayOf(parts.clock.now().getTime())}` };
}

/**
 * Keeps the newsletter of a list as a mail to its user, which then leaves as every other one does, on vacation too:
 * they asked for it just now. The same within ten seconds is one mail (decision 7.21).
 * @returns the address it goes to @throws as `newsletterOf`
 */
export async function mailTest(parts: NewsletterParts, actor: Actor, asked: Asked): Promise<string> {
  const { subject, html, text } = await newsletterOf(parts, actor, asked);
  await keepAfterPause(parts.db, limits.repeatedSave, {
    userId: actor.userId,
    kind: 'notice',
    slot: `newsletter ${asked.listId} ${hashOf({ subject, html })}`,
    // Asked for once, so there is nothing to switch off.
    mail: { subject, html, text, headers: {} },
    now: parts.clock.now().getTime(),
  });
  return actor.email;
}
