import type { PushDevice } from 'contract/push';
import type { SavedSearch } from 'contract/saved-searches';
import { sourceStates } from '#domains/sources/index.ts';
import { openLog } from '#platform/log.ts';
import { openSigner } from '#platform/tickets.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { type PushService, startPushService, type Subscription } from '#test/push-service.ts';
import { receiverNetwork } from '#test/webhook-receiver.ts';
import { deliverMessages, type DeliverParts } from '../push/deliver-messages.ts';
import { planMessages, pushWait } from '../push/plan-messages.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { matchAll } from './follow-all.ts';

/** The product with devices at a real push service; time and each step by hand. */
export interface Pushing {
  product: TestProduct;
  service: PushService;
  parts: DeliverParts;
  lease: Lease;
  call(
    who: Pick<Subscriber, 'token'>,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ statusCode: number; body: string; json<T>(): T }>;
  /** Logs in once more, as another browser does. */
  again(who: Subscriber): Promise<{ token: string }>;
  /** A search for a word that tells by push, and in other ways if told. */
  save(who: Subscriber, query: string, fields?: object): Promise<SavedSearch>;
  /** A browser of somebody that is told from now on. */
  device(who: Pick<Subscriber, 'token'>): Promise<{ subscription: Subscription; device: PushDevice }>;
  devices(who: Pick<Subscriber, 'token'>): Promise<PushDevice[]>;
  /** Documents come in and are looked at. */
  comesIn(...documents: Document[]): Promise<void>;
  plan(): Promise<void>;
  /** Waits as long as hits do for others, makes messages and sends what is due. */
  deliver(lease?: Lease): Promise<void>;
  close(): Promise<void>;
}

export async function openPushing(): Promise<Pushing> {
  const product = await openProduct('2026-11-20T09:30:00Z', undefined, {}, receiverNetwork);
  const service = await startPushService();
  const { clock, people, documents, config } = product;
  const leases = openLeases(people);
  const claim = async (name: string) => {
    const lease = await leases.claim(name);
    if (!isLease(lease)) throw new Error('nobody else works here');
    return lease;
  };
  const [matching, lease] = [await claim('matching'), await claim('push')];
  const look = () => matchAll({ documents, people: people.db, clock, queue: waitingMatches }, matching);
  await look();
  const parts: DeliverParts = {
    ...{ people: people.db, documents, clock, network: receiverNetwork },
    log: openLog('silent'),
    signer: openSigner(await signingKeyOf(people.db)),
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  };
  const call: Pushing['call'] = ({ token }, method, path, body, headers = {}) =>
    product.app.inject({
      method,
      url: `/api${path}`,
      headers: { 'x-auth': token, ...headers },
      ...(body ? { payload: body } : {}),
    });
  const made = async <T>(answer: ReturnType<typeof call>) => {
    const { statusCode, body } = await answer;
    if (statusCode !== 200) throw new Error(body);
    return JSON.parse(body) as T;
  };
  const plan = () => planMessages(parts, lease);
  return {
    ...{ product, service, parts, lease, call, plan },
    async again({ email, password }) {
      const payload = { email, password };
      const login = await product.app.inject({ method: 'POST', url: '/api/users/login', payload });
      return { token: login.json<{ data: { token: string } }>().data.token };
    },
    async save(who, query, fields = {}) {
      clock.advance(1);
      const queryDetails = { context: ['all'], groupingDetails: { name: 'nl' }, query };
      const body = { title: query, queryDetails, allowIdentical: true, pushEnabled: true, ...fields };
      return (await made<{ data: SavedSearch }>(call(who, 'POST', '/savedsearches', body))).data;
    },
    async device(who) {
      const subscription = service.subscribe();
      const { data } = await made<{ data: PushDevice }>(call(who, 'PUT', '/users/me/push', subscription));
      return { subscription, device: data };
    },
    devices: async (who) => (await made<{ data: PushDevice[] }>(call(who, 'GET', '/users/me/push'))).data,
    async comesIn(...some) {
      await sourceStates(people.db, matching).keepReplaced(documents, some);
      await documents.put(some);
      await look();
    },
    async deliver(held = lease) {
      clock.advance(pushWait);
      await plan();
      await deliverMessages(parts, held, new AbortController().signal);
    },
    async close() {
      await matching.release();
      await lease.release();
      await service.close();
      await product.close();
    },
  };
}
