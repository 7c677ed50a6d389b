import { join } from 'node:path';
import type { TimelineItem } from 'contract/documents';
import { highlightPart } from '../../server/src/domains/alerts/mails/marked-query.ts';
import { newDeliveryId } from '../../server/src/domains/alerts/tell/keep-delivery.ts';
import { keepHighlights } from '../../server/src/domains/alerts/tell/long-queries.ts';
import { unsubscribeLinks } from '../../server/src/platform/mail/unsubscribe-links.ts';
import { openSigner } from '../../server/src/platform/tickets.ts';
import { openPeople, signingKeyOf } from '../../server/src/stores/people/index.ts';
import { accounts, demoPassword } from './pages/login-page.ts';
import type { Product } from './product.ts';

/** A mail of the demo user about these documents, and the addresses that stand in it. */
export interface MailedDigest {
  savedSearchId: string;
  /** The page with all of its documents, and the one with those after the first two. */
  all: string;
  rest: string;
  unsubscribe: string;
  /** Opens a document with a query marked that is too long for an address. */
  longLink: string;
}

/** Saves a search, and puts a mail about these documents into the ledger of a running product. */
export async function mailDigest(
  { address, dataDir }: Product,
  title: string,
  query: string,
  items: readonly TimelineItem[],
): Promise<MailedDigest> {
  const token = (
    await post<{ data: { token: string } }>(address, '/users/login', '', {
      email: accounts.everything,
      password: demoPassword,
    })
  ).data.token;
  const savedSearchId = (
    await post<{ data: { id: string } }>(address, '/savedsearches', token, {
      title,
      sendUpdatesPerEmail: { daily: true },
      queryDetails: { query, context: ['all'], groupingDetails: { name: 'nl' } },
    })
  ).data.id;
  const people = await openPeople({ databaseUrl: undefined, path: join(dataDir, 'people.sqlite') });
  try {
    const { db } = people;
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', accounts.everything)
      .executeTakeFirstOrThrow();
    const id = newDeliveryId();
    const now = Date.now();
    await db
      .insertInto('deliveries')
      .values({
        id,
        userId,
        kind: 'daily',
        slot: id,
        subject: title,
        text: '',
        html: '',
        headers: '{}',
        messageId: null,
        state: 'sent',
        tries: 0,
        nextTryAt: now,
        fault: null,
        plannedAt: now,
        sentAt: now,
      })
      .execute();
    const savedSearchIds = JSON.stringify([savedSearchId]);
    await db
      .insertInto('delivered')
      .values(
        items.map(({ id: documentId }, position) => ({
          userId,
          documentId,
          version: 1,
          deliveryId: id,
          kind: 'daily',
          savedSearchIds,
          position,
          at: now,
        })),
      )
      .execute();
    const words = Array.from({ length: 60 }, (_none, index) => `onvindbaar${index}`);
    const long = [query, ...words].join(' OF ');
    await keepHighlights(db, [long], now);
    const { pathname } = new URL(
      unsubscribeLinks(openSigner(await signingKeyOf(db)), address, userId).search(savedSearchId),
    );
    return {
      savedSearchId,
      all: `/mail/${id}`,
      rest: `/mail/${id}?search=${savedSearchId}&after=2`,
      unsubscribe: pathname,
      longLink: `/nl/document/${items[0]!.id}/${highlightPart(long)}`,
    };
  } finally {
    await people.close();
  }
}

async function post<T>(address: string, path: string, token: string, body: object): Promise<T> {
  const answer = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth': token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
