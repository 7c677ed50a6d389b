import type { WebcalAddress } from 'contract/feeds';
import { limits } from 'contract/limits';
import { keepAfterPause } from '../tell/keep-delivery.ts';
import { readPreferences } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import {
  type Address,
  addressOf,
  ensureAddress,
  type Feed,
  renewAddress,
  webcalUrls,
} from './feed-addresses.ts';
import type { FeedParts } from './feed-parts.ts';
import { webcalMail } from '../mails/webcal-mail.ts';

/** The address of the user's calendar, or undefined while there is none. */
export async function webcalOf(parts: FeedParts, { userId }: Actor): Promise<WebcalAddress | undefined> {
  const address = await addressOf(parts, { kind: 'webcal', userId });
  return address && webcalAt(parts.address, address);
}

/**
 * The address of the user's calendar, made when there is none yet and with `reset` made anew, which ends the old one;
 * how to subscribe is mailed each time, at most once in five minutes for the same address (decision 3.21).
 * @returns `invite` when the address was just made
 */
export async function setUpWebcal(
  parts: FeedParts,
  actor: Actor,
  { reset = false }: { reset?: boolean } = {},
): Promise<{ address: WebcalAddress; invite?: WebcalAddress }> {
  const { db, clock } = parts;
  const feed: Feed = { kind: 'webcal', userId: actor.userId };
  const { made, ...kept } = await (reset ? renewAddress(parts, feed) : ensureAddress(parts, feed));
  const address = webcalAt(parts.address, kept);
  const { effective } = await readPreferences(db, actor);
  await keepAfterPause(db, limits.webcalMailInterval, {
    userId: actor.userId,
    kind: 'notice',
    slot: `webcal ${kept.createdAt}`,
    mail: webcalMail({
      ...parts,
      locale: effective.locale,
      webcal: address,
      subscribeUrl: webcalUrls(parts.address, kept.secret).subscribeUrl,
      firstName: actor.firstName,
      renewed: reset,
    }),
    now: clock.now().getTime(),
  });
  return { address, ...(made ? { invite: address } : {}) };
}

function webcalAt(baseUrl: string, { secret, createdAt }: Address): WebcalAddress {
  const { httpsUrl, webcalUrl } = webcalUrls(baseUrl, secret);
  return { httpsUrl, webcalUrl, created: new Date(createdAt).toISOString() };
}

/** The address of the user's calendar where it was just made; undefined where there was one already. */
export async function inviteToWebcal(parts: FeedParts, actor: Actor): Promise<WebcalAddress | undefined> {
  if (await webcalOf(parts, actor)) return undefined;
  return (await setUpWebcal(parts, actor)).invite;
}
