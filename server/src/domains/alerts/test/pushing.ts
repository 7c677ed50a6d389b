import type { PushDevice } from 'contract/push';
import type { SavedSearch } from 'contract/saved-searches';
import type { Lease } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Subscriber, TestProduct } from '#test/product.ts';
import { type PushService, startPushService, type Subscription } from '#test/push-service.ts';
import { deliverMessages, type DeliverParts } from '../push/deliver-messages.ts';
import { planMessages, pushWait } from '../push/plan-messages.ts';
import { type Answer, made, openTelling } from './telling.ts';

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
  ): Promise<Answer>;
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
  const { product, lease, parts, comesIn, close } = await openTelling('push');
  const service = await startPushService();
  const { clock } = product;
  const call: Pushing['call'] = ({ token }, method, path, body, headers = {}) =>
    product.app.inject({
      method,
      url: `/api${path}`,
      headers: { 'x-auth': token, ...headers },
      ...(body ? { payload: body } : {}),
    });
  const plan = () => planMessages(parts, lease);
  return {
    ...{ product, service, parts, lease, call, plan, comesIn },
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
    async deliver(held = lease) {
      clock.advance(pushWait);
      await plan();
      await deliverMessages(parts, held, new AbortController().signal);
    },
    async close() {
      await service.close();
      await close();
    },
  };
}
