import type { SavedSearch } from 'contract/saved-searches';
import { matchAll } from './follow-all.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { sourceStates } from '#domains/sources/index.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { openLog } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';
import { openSigner } from '#platform/tickets.ts';
import { signingKeyOf } from '#stores/people/index.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { adminTokenOf } from '#test/admin-token.ts';
import { aDocument } from '#test/documents.ts';
import {
  type MailServer,
  type ReadMail,
  readMail,
  type ReceivedMail,
  startMailServer,
} from '#test/mail-server.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { planNotices } from '../tell/pause-notices.ts';
import { type Outbox, sendDue } from '../tell/outbox.ts';
import { suppressVacations, planDirect, planSlots } from '../tell/plan-digests.ts';

/** The product with saved searches that mail to a real mail server; time and each step by hand. */
export interface Delivering {
  product: TestProduct;
  server: MailServer;
  /** Saves a search with these rates. */
  save(who: Subscriber, query: string, rates?: Rates, fields?: object): Promise<SavedSearch>;
  /** A call as this user, whose session may have ended meanwhile. */
  call(
    who: Subscriber,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer>;
  /** Documents come in and are looked at. */
  comesIn(...documents: Document[]): Promise<void>;
  /** Plans what is due, with another document store where one is given; false when somebody's could not be planned. */
  plan(documents?: DocumentStore): Promise<boolean>;
  /** Sends what is due, through another mail server where one is given. */
  send(through?: Mailer): Promise<number>;
  /** Plans and sends; answers what arrived, as `subject` and text. */
  deliver(): Promise<Arrived[]>;
  close(): Promise<void>;
}

export type Arrived = ReadMail & Pick<ReceivedMail, 'to' | 'messageId' | 'raw'>;

interface Answer {
  statusCode: number;
  body: string;
  json<T>(): T;
}

interface Rates {
  daily?: boolean;
  weekly?: boolean;
  realTime?: boolean;
}

/** Opens it at an instant; default a Friday at half past ten. */
export async function openDelivering(now = '2026-11-20T09:30:00Z'): Promise<Delivering> {
  const product = await openProduct(now);
  const server = await startMailServer();
  const { clock, people, documents, config } = product;
  const mailer = smtpMailer(server.url, { name: 'Vizier', address: 'vizier@tests.example' });
  const log = openLog('silent');
  const leases = openLeases(people);
  const held: Lease[] = [];
  const claim = async (name: string) => {
    const lease = await leases.claim(name);
    if (!isLease(lease)) throw new Error('nobody else works here');
    held.push(lease);
    return lease;
  };
  const [matching, deliveries] = [await claim('matching'), await claim('deliveries')];
  const look = () => matchAll({ documents, people: people.db, clock, queue: waitingMatches }, matching);
  await look();
  const planning = {
    people: people.db,
    clock,
    log,
    wording: {
      productName: config.PRODUCT_NAME,
      address: config.BASE_URL,
      supportEmail: config.SUPPORT_EMAIL,
      signer: openSigner(await signingKeyOf(people.db)),
    },
  };
  const outbox: Outbox = {
    ...planning,
    documents,
    mailer,
    supportEmail: config.SUPPORT_EMAIL,
    messageHost: 'tests.example',
  };

  const call: Delivering['call'] = async (who, method, path, body) => {
    const ask = (token: string) =>
      product.app.inject({
        method,
        url: `/api${path}`,
        headers: { 'x-auth': token },
        ...(body ? { payload: body } : {}),
      });
    if (path.startsWith('/admin/')) return ask(await adminTokenOf(product, who));
    const answer = await ask(who.token);
    if (answer.statusCode !== 401) return answer;
    const { email, password } = who;
    const login = await product.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password },
    });
    who.token = login.json<{ data: { token: string } }>().data.token;
    return ask(who.token);
  };
  const plan = async (store: DocumentStore = documents) => {
    const planned = { ...planning, documents: store };
    await suppressVacations(planned, deliveries);
    const notices = await planNotices(planned, deliveries);
    const direct = await planDirect(planned, deliveries);
    return (await planSlots(planned, deliveries)) && direct && notices;
  };
  const send = (through: Mailer = mailer) =>
    sendDue({ ...outbox, mailer: through }, deliveries, new AbortController().signal);
  return {
    product,
    server,
    call,
    async save(who, query, rates = {}, fields = {}) {
      clock.advance(1);
      const answer = await call(who, 'POST', '/savedsearches', {
        title: query,
        queryDetails: { context: ['all'], groupingDetails: { name: 'nl' }, query },
        sendUpdatesPerEmail: rates,
        allowIdentical: true,
        ...fields,
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ data: SavedSearch }>().data;
    },
    async comesIn(...some) {
      await sourceStates(people.db, matching).keepReplaced(documents, some);
      await documents.put(some);
      await look();
    },
    plan,
    send,
    async deliver() {
      const before = server.received.length;
      if (!(await plan())) throw new Error('a mail could not be planned');
      await send();
      return server.received.slice(before).map(arrived);
    },
    async close() {
      mailer.close();
      for (const lease of held) await lease.release();
      await server.close();
      await product.close();
    },
  };
}

/** An NL motion whose title the tests find again in mails. */
export function paper(id: string, text: string, fields: Partial<Document> = {}): Document {
  return aDocument({ id: `test-${id}`, title: `Stuk-${id}-`, text, ...fields });
}

function arrived(mail: ReceivedMail): Arrived {
  const { to, messageId, raw } = mail;
  return { to, messageId, raw, ...readMail(mail) };
}
