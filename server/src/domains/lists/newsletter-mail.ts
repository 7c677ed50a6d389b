import { limits } from 'contract/limits';
import { dayOf } from 'contract/amsterdam';
import { keepAfterPause } from '#domains/alerts/index.ts';
import { logoPicture } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import { hashOf } from '#platform/hash.ts';
import { escapeHtml, oneLine } from '#platform/mail/html.ts';
import { mailFile } from '#platform/mail/mail-file.ts';
import { personName } from '#platform/person-name.ts';
import { newsletterOf, type NewsletterParts } from './newsletter.ts';

type Asked = Parameters<typeof newsletterOf>[2];

/** By what the page names the picture that goes along with it. */
const logoId = 'logo@newsletter';

/**
 * The newsletter of a list as a mail of its user that is still to be sent, with its name. The logo goes along in it, so
 * that it is seen without asking anybody. @throws as `newsletterOf`
 */
export async function newsletterMail(
  parts: NewsletterParts,
  actor: Actor,
  asked: Asked,
): Promise<{ bytes: Buffer; name: string }> {
  const { logo, subject, text, html: page } = await newsletterOf(parts, actor, asked);
  const name = oneLine(personName(actor));
  const picture = logo && (await logoPicture(parts.db, logo.key));
  const html = picture ? page.replace(`src="${escapeHtml(logo.address)}"`, `src="cid:${logoId}"`) : page;
  const pictures = picture ? [{ cid: logoId, filename: 'logo.png', content: picture }] : [];
  const bytes = await mailFile({ from: { name, address: actor.email }, subject, html, text, pictures });
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
