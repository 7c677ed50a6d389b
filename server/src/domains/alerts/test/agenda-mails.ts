import type { EmailConfigResponse } from 'contract/email-config';
import { afterEach, beforeEach, expect } from 'vitest';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { openLog } from '#platform/log.ts';
import { openSigner } from '#platform/tickets.ts';
import type { Document } from '#stores/documents/document.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { openFollower } from '../tasks/follow-task.ts';
import { comesIn, saveAgendaSearch } from './meetings.ts';

export const november24 = '2026-11-24T09:00:00Z';
export const november25 = '2026-11-25T09:00:00Z';

/** A product before each test whose follower works when it is told to: on Friday 20 November 2026, 10:30 in Amsterdam. */
export function useAgendaMails() {
  let product: TestProduct;
  let user: Subscriber;
  let lease: Lease;
  let work: () => Promise<void>;
  let restart: (through?: Lease) => Promise<void>;
  let asked: Set<string>;
  beforeEach(async () => {
    asked = new Set();
    product = await openProduct();
    user = await product.subscriber();
    const claimed = await openLeases(product.people).claim('matching');
    if (!isLease(claimed)) throw new Error('nobody else follows here');
    lease = claimed;
    const wording = {
      productName: 'Vizier',
      address: 'https://vizier.example',
      supportEmail: 'hulp@vizier.example',
      signer: openSigner(await signingKeyOf(product.people.db)),
    };
    restart = async (through = lease) => {
      const { documents, clock } = product;
      const people = product.people.db;
      const worker = openFollower({ documents, people, clock, wording, log: openLog('silent') });
      work = () => worker.work(through);
      await work();
    };
    await restart();
  });
  afterEach(async () => {
    await lease.release();
    await product.close();
  });

  /** Mails kept since the last time it was asked, in the order in which they were. */
  async function mails() {
    const rows = await product.people.db
      .selectFrom('deliveries')
      .innerJoin('users', 'users.id', 'deliveries.userId')
      .selectAll('deliveries')
      .select('users.email')
      .orderBy('plannedAt')
      .orderBy('slot')
      .execute();
    const fresh = rows.filter(({ id }) => !asked.has(id));
    for (const { id } of fresh) asked.add(id);
    return fresh;
  }
  return {
    get product() {
      return product;
    },
    get user() {
      return user;
    },
    get lease() {
      return lease;
    },
    work: () => work(),
    /** Another process that goes on where the last one was, with this hold on its work where it is not the whole. */
    restart: (through?: Lease) => restart(through),
    puts: (...documents: Document[]) => comesIn(product, lease, ...documents),
    save: (query: string, wanted: Parameters<typeof saveAgendaSearch>[3], who = user, fields = {}) =>
      saveAgendaSearch(product, who, query, wanted, fields),
    at: async (instant: string) => {
      product.clock.set(instant);
      await work();
    },
    /** Changes when a user is mailed; logs in anew, because the clock jumps. */
    configure: async (change: object, { email, password } = user) => {
      const login = await product.app.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password },
      });
      const headers = { 'x-auth': login.json<{ data: { token: string } }>().data.token };
      const url = '/api/users/me/emailconfig';
      const { emailConfig } = (await product.app.inject({ url, headers })).json<EmailConfigResponse>();
      const payload = { ...emailConfig, ...change };
      const answer = await product.app.inject({ method: 'PUT', url, payload, headers });
      expect(answer.statusCode, answer.body).toBe(200);
    },
    mails,
    subjects: async () => (await mails()).map(({ kind, subject }) => `${kind}: ${subject}`),
  };
}
