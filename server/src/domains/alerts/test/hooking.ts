import type { SavedSearch } from 'contract/saved-searches';
import type { Webhook, WebhookDelivery, WebhookEvent } from 'contract/webhooks';
import type { Lease } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Subscriber, TestProduct } from '#test/product.ts';
import { type Receiver, startReceiver } from '#test/webhook-receiver.ts';
import { deliverEvents, type DeliverParts } from '../webhooks/deliver-events.ts';
import { planEvents } from '../webhooks/plan-events.ts';
import { type Answer, made, openTelling } from './telling.ts';

let words = 0;
/** A word that no other test uses. */
export const newWord = (): string => `woord${(words += 1)}x`;

/** The product with webhooks to a real receiver; time and each step by hand. */
export interface Hooking {
  product: TestProduct;
  receiver: Receiver;
  parts: DeliverParts;
  lease: Lease;
  save(who: Subscriber, query: string): Promise<SavedSearch>;
  /** A search for a word that no other test uses, with a webhook. */
  hooked(who: Subscriber, name?: string): Promise<Hooked>;
  /** What receivers got of a search, try by try. */
  got(query: string): WebhookEvent[];
  /** Makes a webhook of a search, to a receiver of that name. */
  hook(who: Subscriber, search: SavedSearch, name?: string): Promise<{ data: Webhook; secret: string }>;
  /** As this user, whose session may have ended meanwhile. */
  call(
    who: Subscriber,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer>;
  webhooks(who: Subscriber): Promise<Webhook[]>;
  log(who: Subscriber, id: string): Promise<WebhookDelivery[]>;
  /** Documents come in and are looked at. */
  comesIn(...documents: Document[]): Promise<void>;
  plan(): Promise<void>;
  /** Makes events and sends what is due; answers how many were taken. */
  deliver(lease?: Lease): Promise<number>;
  close(): Promise<void>;
}

interface Hooked {
  query: string;
  search: SavedSearch;
  data: Webhook;
  secret: string;
}

export async function openHooking(): Promise<Hooking> {
  const { product, lease, parts, comesIn, close } = await openTelling('webhooks');
  const receiver = await startReceiver();
  const { clock, people } = product;
  const call: Hooking['call'] = async (who, method, path, body) => {
    const ask = () =>
      product.app.inject({
        method,
        url: `/api${path}`,
        headers: { 'x-auth': who.token },
        ...(body ? { payload: body } : {}),
      });
    const answer = await ask();
    if (answer.statusCode !== 401) return answer;
    const { email, password } = who;
    const payload = { email, password };
    const login = await product.app.inject({ method: 'POST', url: '/api/users/login', payload });
    who.token = login.json<{ data: { token: string } }>().data.token;
    return ask();
  };
  const save: Hooking['save'] = async (who, query) => {
    clock.advance(1);
    const queryDetails = { context: ['all'], groupingDetails: { name: 'nl' }, query };
    const body = { title: query, queryDetails, allowIdentical: true };
    return (await made<{ data: SavedSearch }>(call(who, 'POST', '/savedsearches', body))).data;
  };
  const hook: Hooking['hook'] = (who, { id }, name) =>
    made(
      call(who, 'POST', '/users/me/webhooks', {
        ...{ name: name ?? 'Team', url: receiver.url(name), savedSearchId: id },
      }),
    );
  const plan = () => planEvents(people.db, lease);
  return {
    ...{ product, receiver, parts, lease, call, plan, comesIn },
    ...{ save, hook },
    async hooked(who, name) {
      const query = newWord();
      const search = await save(who, query);
      return { query, search, ...(await hook(who, search, name)) };
    },
    got: (query) =>
      receiver.got.filter(({ event }) => event.data?.savedSearch.title === query).map(({ event }) => event),
    webhooks: async (who) => (await made<{ data: Webhook[] }>(call(who, 'GET', '/users/me/webhooks'))).data,
    log: async (who, id) =>
      (await made<{ data: WebhookDelivery[] }>(call(who, 'GET', `/users/me/webhooks/${id}/deliveries`))).data,
    async deliver(held = lease) {
      await plan();
      return deliverEvents(parts, held, new AbortController().signal);
    },
    async close() {
      await receiver.close();
      await close();
    },
  };
}
