import { highlightKeyOf, readHighlight } from 'contract/highlight-word';
import { standardEmailConfig } from 'contract/email-config';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { type PlannedMeeting, planningMail } from '../mails/planning-mail.ts';
import { stateOf } from '#domains/meetings/index.ts';
import { type FollowingHouse, openFollowing } from '../test/following.ts';
import { aMeeting, saveAgendaSearch } from '../test/meetings.ts';

let product: TestProduct;
let user: Subscriber;
let following: FollowingHouse;

beforeEach(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
  user = await product.subscriber();
  following = await openFollowing(product);
});
afterEach(async () => {
  await following.close();
  await product.close();
});

/** Pages that a mail may lead to besides documents, all of them visited by journeys in the browser. */
const pages = new Set(['/settings', '/saved-searches']);
/** Longer than fits in an address. */
const longQuery = `stroomnet OR ${Array.from({ length: 60 }, (_none, index) => `windpark${index}`).join(' OR ')}`;

interface Mail {
  kind: string;
  text: string;
  html: string;
  headers: string;
}

/** Every address of a mail, whatever form it is in. */
function linksOf({ text, html, headers }: Pick<Mail, 'text' | 'html' | 'headers'>): string[] {
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&#38;', '&'));
  const inText = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
  const inHeaders = [...headers.matchAll(/<(https?:[^>]+)>/g)].map(([, link]) => link!);
  return [...new Set([...inHtml, ...inText, ...inHeaders])];
}

const queryOfKey = async (key: string) =>
  (await user.get(`/highlights/${key}`)).json<{ query: string }>().query;

async function follow(link: string): Promise<string> {
  const { pathname, origin, searchParams } = new URL(link);
  expect(origin).toBe(new URL(product.config.BASE_URL).origin);
  if (pages.has(pathname)) return pathname;
  if (pathname.startsWith('/unsubscribe/')) {
    const page = await product.app.inject({ url: pathname });
    expect(page.statusCode, link).toBe(200);
    expect(page.body).toContain('method="post"');
    return 'unsubscribe';
  }
  const [, meeting] = /^\/agenda\/([^/]+)$/.exec(pathname) ?? [];
  if (meeting !== undefined) {
    const marked = searchParams.get('q')!;
    const query = highlightKeyOf(marked) ? await queryOfKey(marked) : marked;
    const asked = new URLSearchParams({ query });
    expect((await user.get(`/agendas/${meeting}?${asked}`)).statusCode, link).toBe(200);
    return decodeURIComponent(meeting);
  }
  const [, domain, id, part] = /^\/(nl)\/document\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
  expect(domain, link).toBe('nl');
  const word = part === undefined ? undefined : decodeURIComponent(part);
  const key = highlightKeyOf(word);
  const query = key ? await queryOfKey(key) : readHighlight(word);
  const document = await user.post(`/document/${id}`, { highlightWord: word });
  expect(document.statusCode, link).toBe(200);
  expect(query, link).toBeTypeOf('string');
  return decodeURIComponent(id!);
}

test('agenda links: every link of a mail about meetings leads to something that is there', async () => {
  const { meeting: _, ...paper } = aMeeting('paper', '2026-11-20T09:00:00Z');
  await product.documents.put([paper]);
  const agendaItems = [{ number: '1', title: 'Stroomnet', documentIds: [paper.id] }];
  await following.puts(
    aMeeting('changed', '2026-11-25T09:00:00Z', { agendaItems }),
    aMeeting('old', '2026-11-25T09:00:00Z'),
  );
  await saveAgendaSearch(product, user, longQuery, ['activitiesFrequent', 'activitiesOverview'], {
    title: 'Lang',
  });
  await saveAgendaSearch(product, user, 'stroomnet AND "verzwaring" OR stroom/net', ['activitiesOverview']);
  const { emailConfig } = (await user.get('/users/me/emailconfig')).json<{ emailConfig: object }>();
  const configured = await product.app.inject({
    method: 'PUT',
    url: '/api/users/me/emailconfig',
    headers: { 'x-auth': user.token },
    payload: {
      ...emailConfig,
      calendar: { ...standardEmailConfig.calendar, planningType: 'extensive' },
    },
  });
  expect(configured.statusCode).toBe(200);
  await following.work();
  await following.puts(
    aMeeting('changed', '2026-11-26T09:00:00Z', { agendaItems }),
    aMeeting('old', '2026-11-25T09:00:00Z', { status: 'moved', replacedBy: 'test-fresh' }),
    aMeeting('fresh', '2026-11-30T09:00:00Z', { replaces: 'test-old' }),
    aMeeting('new', '2026-11-30T09:00:00Z'),
  );
  await following.at('2026-11-20T10:00:00Z');
  await following.at('2026-11-23T06:00:00Z');
  // The session of the reader began on Friday.
  product.clock.set('2026-11-20T10:01:00Z');

  const mails: Mail[] = await product.people.db
    .selectFrom('deliveries')
    .select(['kind', 'text', 'html', 'headers'])
    .execute();
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['agendaChanges', 'planning']);
  for (const mail of mails) {
    const reached = new Set<string>();
    for (const link of linksOf(mail)) reached.add(await follow(link));
    expect(reached, mail.kind).toContain('unsubscribe');
    expect(reached, mail.kind).toContain('/settings');
    expect(reached, mail.kind).toContain('test-changed');
    expect(reached, mail.kind).toContain('test-fresh');
    if (mail.kind === 'planning') expect(reached).toContain('test-paper');
  }
  const { headers } = mails.find(({ kind }) => kind === 'planning')!;
  const [, all] = /<([^>]+)>/.exec((JSON.parse(headers) as Record<string, string>)['List-Unsubscribe']!)!;
  const posted = await product.app.inject({
    method: 'POST',
    url: new URL(all!).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(posted.statusCode).toBe(200);
  const rows = await product.people.db
    .selectFrom('agendaSearches')
    .select(['dailyChanges', 'activitiesFrequent', 'activitiesOverview'])
    .execute();
  const off = { dailyChanges: 0, activitiesFrequent: 0, activitiesOverview: 0 };
  expect(rows).toEqual([off, off]);
});

test('agenda links: a cancelled meeting, a moved one and a withdrawn one lead to a page that says so', async () => {
  const november25 = '2026-11-25T09:00:00Z';
  await following.puts(
    aMeeting('off', november25),
    aMeeting('moved', november25),
    aMeeting('gone', november25),
  );
  await saveAgendaSearch(product, user, 'stroomnet', ['activitiesFrequent']);
  await following.work();
  await following.puts(
    aMeeting('off', november25, { status: 'cancelled' }),
    aMeeting('moved', november25, { status: 'moved' }),
  );
  await product.documents.withdraw(['test-gone']);
  await following.at('2026-11-20T10:00:00Z');
  const mail: Mail = await product.people.db
    .selectFrom('deliveries')
    .select(['kind', 'text', 'html', 'headers'])
    .executeTakeFirstOrThrow();
  const links = linksOf(mail).filter((link) => new URL(link).pathname.startsWith('/agenda/'));
  const opened = await Promise.all(
    links.map(async (link) => {
      const { pathname, searchParams } = new URL(link);
      expect(searchParams.get('since')).toBe('2026-11-20T09:30:00.000Z');
      const answer = await user.get(pathname.replace('/agenda/', '/agendas/'));
      return [pathname, answer.statusCode, answer.json<unknown>()];
    }),
  );
  expect(opened).toHaveLength(3);
  expect(opened).toEqual(
    expect.arrayContaining([
      ['/agenda/test-off', 200, { result: expect.objectContaining({ status: 'cancelled' }) }],
      ['/agenda/test-moved', 200, { result: expect.objectContaining({ status: 'moved' }) }],
      [
        '/agenda/test-gone',
        404,
        expect.objectContaining({
          errors: [expect.objectContaining({ oldLink: { title: 'Commissiedebat gone' } })],
        }),
      ],
    ]),
  );
});

test('agenda links: a planning that is too long leads to the page of saved searches', async () => {
  const state = stateOf(aMeeting('one', '2026-11-25T09:00:00Z'))!;
  const meeting: PlannedMeeting = { state, names: ['Lang'], query: 'stroomnet' };
  const { text, html } = planningMail({
    locale: 'nl',
    productName: 'Vizier',
    address: product.config.BASE_URL,
    supportEmail: 'hulp@vizier.example',
    firstName: 'Fenna',
    day: '2026-11-20',
    searches: [],
    deliveryId: '',
    unsubscribe: {
      search: () => '',
      agendaSearch: () => '',
      mail: () => '',
      all: `${product.config.BASE_URL}/settings`,
    },
    type: 'basic',
    from: '2026-11-20',
    to: '2026-12-03',
    meetings: Array.from({ length: 400 }, () => meeting),
  });
  for (const part of [
    { text, html: '', headers: '' },
    { text: '', html, headers: '' },
  ])
    expect(linksOf(part)).toContain(`${product.config.BASE_URL}/saved-searches`);
});
