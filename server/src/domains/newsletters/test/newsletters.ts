import type { AddressList, ReaderImport } from 'contract/address-lists';
import type { List } from 'contract/lists';
import type { Issue } from 'contract/newsletter-issues';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { openLog } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { smtpMailer } from '#platform/mail/smtp-mailer.ts';
import { openSigner, type Signer } from '#platform/tickets.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { signingKeyOf, type Tables } from '#stores/people/index.ts';
import { aDocument } from '#test/documents.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { forgetIssues } from '../forget-issues.ts';
import { closeDone, leaveDue } from '../leave.ts';
import { sendCopies } from '../send-copies.ts';

/** Who makes newsletters: a list with an item, and an address list. */
export interface Maker extends Subscriber {
  organisationId: string;
  list: List;
  addressList: AddressList;
}

interface Answer {
  statusCode: number;
  body: string;
  json<T>(): T;
}

/** The product with newsletters that go to a real mail server; time and each step by hand. */
export interface Newsletters {
  product: TestProduct;
  server: MailServer;
  signer: Signer;
  /** Somebody in an organisation of their own, without readers and reply address. */
  maker(): Promise<Maker>;
  /** Somebody else in the same organisation. */
  colleague(of: Maker): Promise<Subscriber>;
  call(
    who: Subscriber,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer>;
  /** Puts readers on the maker's address list. */
  readers(maker: Maker, text: string, note?: string): Promise<ReaderImport>;
  /** Asks for a reply address and confirms it by the link in its mail. */
  replyAddress(maker: Maker, email?: string): Promise<void>;
  /** Sends the maker's list to their address list, with what is said besides. */
  send(maker: Maker, asked?: object): Promise<Answer>;
  sent(maker: Maker, asked?: object): Promise<Issue>;
  issue(maker: Maker, id: string): Promise<Issue>;
  /** What is kept of an issue for each reader. */
  copies(issue: Issue): Promise<Tables['newsletterCopies'][]>;
  /** Issues leave, copies are sent through this mail server or another, what is done is closed. */
  work(through?: Mailer): Promise<number>;
  /** Time goes by, and what is past its time is let go of. */
  forget(milliseconds: number): Promise<void>;
  /** What arrived at an address. */
  at(email: string): Promise<Email[]>;
  /** The address in the last mail that was kept for somebody. */
  linkTo(email: string): Promise<string>;
  /** Opens an address of ours, or presses its button. */
  visit(link: string): Promise<Answer>;
  press(link: string, fields?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

const host = 'tests.example';

/** Opens it at an instant; default a Friday at half past ten. */
export async function openNewsletters(now = '2026-11-20T09:30:00Z'): Promise<Newsletters> {
  const product = await openProduct(now, undefined, { BASE_URL: 'https://vizier.example' });
  const { app, people, clock, config } = product;
  await product.documents.put([aDocument({ id: 'x-a', title: 'Motie A' })]);
  const server = await startMailServer();
  const mailer = smtpMailer(server.url, { name: 'Vizier', address: `vizier@${host}` });
  const lease = await openLeases(people).claim('newsletters');
  if (!isLease(lease)) throw new Error('nobody else works here');
  const signer = openSigner(await signingKeyOf(people.db));
  const common = { people: people.db, clock, log: openLog('silent'), signer, address: config.BASE_URL };

  const words = {
    address: config.BASE_URL,
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  };

  const call: Newsletters['call'] = async (who, method, path, body) => {
    const ask = () =>
      app.inject({
        method,
        url: `/api${path}`,
        headers: { 'x-auth': who.token },
        ...(body ? { payload: body } : {}),
      });
    const answer = await ask();
    // A session ends when a test lets days go by.
    if (answer.statusCode !== 401) return answer;
    const { email, password } = who;
    const payload = { email, password };
    const login = await app.inject({ method: 'POST', url: '/api/users/login', payload });
    who.token = login.json<{ data: { token: string } }>().data.token;
    return ask();
  };
  const data = <T>(answer: Answer): T => {
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ data: T }>().data;
  };
  const path = (link: string) => link.replace(config.BASE_URL, '');
  const house: Newsletters = {
    product,
    server,
    signer,
    call,
    async maker() {
      const who = await product.subscriber();
      const { organisationId } = await people.db
        .selectFrom('users')
        .select('organisationId')
        .where('email', '=', who.email)
        .executeTakeFirstOrThrow();
      const list = data<List>(await call(who, 'POST', '/lists', { title: 'Week 48' }));
      const listItems = [{ kind: 'document', documentId: 'x-a' }];
      await call(who, 'POST', '/lists/list-items', { listIds: [list.id], listItems });
      const addressList = data<AddressList>(
        await call(who, 'POST', '/newsletters/address-lists', { title: 'Relaties' }),
      );
      return { ...who, organisationId, list, addressList };
    },
    colleague: (of) => product.colleague(of, { firstName: 'Cora', lastName: 'Collega' }),
    readers: async ({ addressList, ...who }, text, note = 'Vroegen erom op de beurs') =>
      data(await call(who, 'POST', `/newsletters/address-lists/${addressList.id}/readers`, { text, note })),
    async replyAddress(maker, email = `redactie-${maker.organisationId}@example.org`) {
      data(await call(maker, 'PUT', '/newsletters/reply-address', { email }));
      await house.press(await house.linkTo(email));
    },
    send: (maker, asked = {}) =>
      call(maker, 'POST', `/lists/${maker.list.id}/newsletter/send`, {
        settings: {},
        locale: 'nl',
        addressListIds: [maker.addressList.id],
        ...asked,
      }),
    sent: async (maker, asked) => data(await house.send(maker, asked)),
    copies: ({ id }) =>
      people.db.selectFrom('newsletterCopies').selectAll().where('issueId', '=', id).execute(),
    issue: async (maker, id) => data(await call(maker, 'GET', `/newsletters/issues/${id}`)),
    async work(through = mailer) {
      await leaveDue({ ...common, words }, lease);
      const outbox = { ...common, mailer: through, messageHost: host };
      const count = await sendCopies(outbox, lease, new AbortController().signal);
      await closeDone(common, lease);
      return count;
    },
    async forget(milliseconds) {
      clock.advance(milliseconds);
      await forgetIssues(people.db, clock.now().getTime());
    },
    at: (email) =>
      Promise.all(server.received.filter(({ to }) => to === email).map(({ raw }) => PostalMime.parse(raw))),
    async linkTo(email) {
      const mail = await people.db
        .selectFrom('mails')
        .select('text')
        .where('recipient', '=', email)
        .orderBy('createdAt', 'desc')
        .executeTakeFirstOrThrow();
      return /https:\/\/vizier\.example\/readers\/\S+/.exec(mail.text)![0];
    },
    visit: (link) => app.inject({ url: path(link) }),
    press: (link, fields = { confirm: 'yes' }) =>
      app.inject({
        method: 'POST',
        url: path(link),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    async close() {
      mailer.close();
      await lease.release();
      await server.close();
      await product.close();
    },
  };
  return house;
}
