import { isLease, openLeases } from '#stores/people/leases.ts';
import { openLog } from '#platform/log.ts';
import { openSigner } from '#platform/tickets.ts';
import type { Document } from '#stores/documents/document.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import type { TestProduct } from '#test/product.ts';
import { openFollower } from '../tasks/follow-task.ts';
import { comesIn } from './meetings.ts';

/** A product that follows meetings and plans their mails, each look by hand. */
export interface FollowingHouse {
  work(): Promise<void>;
  /** Sets the clock and looks. */
  at(instant: string): Promise<void>;
  puts(...documents: Document[]): Promise<void>;
  close(): Promise<void>;
}

/** Follows meetings for a product; the first look is done. */
export async function openFollowing(product: TestProduct): Promise<FollowingHouse> {
  const { people, documents, clock, config } = product;
  const lease = await openLeases(people).claim('agenda-searches');
  if (!isLease(lease)) throw new Error('nobody else follows here');
  const worker = openFollower({
    documents,
    people: people.db,
    clock,
    wording: {
      productName: config.PRODUCT_NAME,
      address: config.BASE_URL,
      supportEmail: config.SUPPORT_EMAIL,
      signer: openSigner(await signingKeyOf(people.db)),
    },
    log: openLog('silent'),
  });
  const work = () => worker.work(lease);
  await work();
  return {
    work,
    async at(instant) {
      clock.set(instant);
      await work();
    },
    puts: (...some) => comesIn(product, lease, ...some),
    close: () => lease.release(),
  };
}
