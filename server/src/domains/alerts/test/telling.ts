import { sourceStates } from '#domains/sources/index.ts';
import { openLog } from '#platform/log.ts';
import { openSigner } from '#platform/tickets.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { openProduct } from '#test/product.ts';
import { receiverNetwork } from '#test/webhook-receiver.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { matchAll } from './follow-all.ts';

/** What a call answered. */
export interface Answer {
  statusCode: number;
  body: string;
  json<T>(): T;
}

/**
 * A product whose saved searches are followed and whose finds are told outside of it, in a network of the test's own; time
 * and each look by hand. `name` is that of the lease under which is told.
 */
export async function openTelling(name: string) {
  const product = await openProduct('2026-11-20T09:30:00Z', undefined, {}, receiverNetwork);
  const { clock, people, documents, config } = product;
  const leases = openLeases(people);
  const claim = async (wanted: string) => {
    const lease = await leases.claim(wanted);
    if (!isLease(lease)) throw new Error('nobody else works here');
    return lease;
  };
  const [matching, lease] = [await claim('matching'), await claim(name)];
  const look = () => matchAll({ documents, people: people.db, clock, queue: waitingMatches }, matching);
  await look();
  return {
    product,
    lease,
    parts: {
      ...{ people: people.db, documents, clock, network: receiverNetwork },
      log: openLog('silent'),
      signer: openSigner(await signingKeyOf(people.db)),
      address: config.BASE_URL,
      productName: config.PRODUCT_NAME,
      supportEmail: config.SUPPORT_EMAIL,
    },
    /** Documents come in and are looked at. */
    comesIn: async (...some: Document[]): Promise<void> => {
      await sourceStates(people.db, matching).keepReplaced(documents, some);
      await documents.put(some);
      await look();
    },
    close: async (): Promise<void> => {
      await matching.release();
      await lease.release();
      await product.close();
    },
  };
}

/** What a call made that had to work. */
export async function made<T>(answer: Answer | Promise<Answer>): Promise<T> {
  const { statusCode, body } = await answer;
  if (statusCode !== 200) throw new Error(body);
  return JSON.parse(body) as T;
}
