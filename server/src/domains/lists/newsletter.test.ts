import { standardColours } from 'contract/colours';
import { limits } from 'contract/limits';
import type { List } from 'contract/lists';
import type { NewsletterSettings, RenderedNewsletter } from 'contract/newsletter';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;
let list: List;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
  await product.documents.put([
    aDocument({ id: 'x-a', title: 'Motie A', originalUrls: ['https://bron.example/a'] }),
    aDocument({
      id: 'x-long',
      title: 'Kamerbrief',
      groupPath: 'regering/kamerbrief',
      date: Date.parse('2026-11-02T10:00:00Z'),
      text: 'De minister verlaagt het tarief voor bedrijven die buiten de piek draaien. '.repeat(40),
    }),
  ]);
});
beforeEach(async () => {
  user = await product.subscriber();
  list = (await user.post('/lists', { title: 'Netcongestie' })).json<{ data: List }>().data;
  await user.post('/lists/list-items', {
    listIds: [list.id],
    listItems: [
      { kind: 'document', documentId: 'x-a', note: 'Bellen.' },
      { kind: 'document', documentId: 'x-long' },
    ],
  });
});
afterAll(() => product.close());

const put = (body: object, who = user, id = list.id) =>
  product.app.inject({
    method: 'PUT',
    url: `/api/lists/${id}/newsletter`,
    headers: { 'x-auth': who.token },
    payload: body,
  });
const draft = async () =>
  (await user.get(`/lists/${list.id}/newsletter`)).json<{ data: NewsletterSettings }>().data;
const previewed = (settings: object, more: object = {}, who = user) =>
  who.post(`/lists/${list.id}/newsletter/preview`, { settings, locale: 'nl', ...more });
const preview = async (settings: object, more: object = {}) => {
  const answer = await previewed(settings, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: RenderedNewsletter }>().data;
};
const mailFile = (settings: object, more: object = {}, who = user) =>
  who.post(`/lists/${list.id}/export/eml`, { settings, locale: 'nl', ...more });
const tested = (settings: object, more: object = {}, who = user) =>
  who.post(`/lists/${list.id}/newsletter/test`, { settings, locale: 'nl', ...more });
const ticketOf = async (who = user) =>
  (await who.get(`/lists/${list.id}/export/html-token`)).json<{ token: string }>().token;
const opened = (token: string, { id = list.id, locale = 'nl' } = {}) =>
  product.app.inject(`/api/lists/${id}/export/html/${token}/${locale}`);

test('newsletter: the draft stays with the list, cleaned; without one there are defaults', async () => {
  expect(await draft()).toMatchObject({ colours: null, intro: '', contents: true, show: { summary: false } });
  const kept = await put({
    title: ' Week 48 ',
    intro: '<p onclick="x()">Hallo <b>allen</b><script>alert(1)</script></p>',
    show: { note: false },
  });
  expect(kept.json()).toMatchObject({
    data: { title: 'Week 48', intro: '<p>Hallo <b>allen</b></p>', show: { note: false, title: true } },
  });
  expect(await draft()).toEqual(kept.json<{ data: object }>().data);
  for (const [body, field] of [
    [{ surprise: 1 }, 'body.surprise'],
    [{ show: { everything: true } }, 'body.show.everything'],
    [{ colours: { primary: 'red', secondary: '#000000' } }, 'body.colours.primary'],
    [{ intro: 'x'.repeat(limits.maximumUpdateDescription + 1) }, 'body.intro'],
    [{ title: '' }, 'body.title'],
  ] as const) {
    const answer = await put(body);
    expect(answer.statusCode, field).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field }] });
  }
  expect((await draft()).title).toBe('Week 48');
});

test('newsletter: a preview is the newsletter with settings that are not kept', async () => {
  const plain = await preview({});
  expect(plain.subject).toBe('Netcongestie');
  expect(plain.html).toContain(`bgcolor="${standardColours.primary}"`);
  expect(plain.html).toContain('https://bron.example/a');
  expect(plain.text).toContain('Bellen.');
  expect(plain.html).not.toContain('verlaagt het tarief');
  // There is no service in a test, so what is shown is an extract, which says so.
  const told = await preview({ title: 'Week 48', show: { summary: true, note: false } });
  expect(told.subject).toBe('Week 48');
  expect(told.text).toContain('De minister verlaagt het tarief');
  expect(told.text).toContain('Zinnen uit het document zelf.');
  expect(told.text).not.toContain('Bellen.');
  expect((await draft()).title).toBeUndefined();
  const none = await previewed({}, { itemIds: [] });
  expect(none.json()).toMatchObject({ errors: [{ message: 'Selecteer ten minste 1 item' }] });
  const own = { primary: '#A61E3C', secondary: '#43504C' };
  await product.app.inject({
    method: 'PUT',
    url: '/api/users/me/newsletter-colours',
    headers: { 'x-auth': user.token },
    payload: { colours: own },
  });
  expect((await preview({})).html).toContain('bgcolor="#A61E3C"');
  const other = { primary: '#1D2F4F', secondary: '#2264A8' };
  expect((await preview({ colours: other })).html).toContain('bgcolor="#1D2F4F"');
});

test('newsletter: a ticket opens this list for ten minutes, as a page that cannot do anything (7.11)', async () => {
  await put({ intro: '<p>Goedemorgen</p>' });
  const token = await ticketOf();
  const answer = await opened(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^sandbox .*default-src 'none'/),
  });
  expect(answer.body).toMatch(/^<!doctype html><html lang="nl">.*Goedemorgen/s);
  expect((await opened(token, { locale: 'en-gb' })).body).toContain('View at the source');
  expect((await opened(token, { locale: 'fr' })).statusCode).toBe(400);
  const other = (await user.post('/lists', { title: 'Ander' })).json<{ data: List }>().data;
  for (const answered of [await opened(token, { id: other.id }), await opened('none')])
    expect(answered.statusCode).toBe(403);
  product.clock.advance(limits.ticketLife + 1);
  expect((await opened(token)).statusCode).toBe(403);
});

test('newsletter: it is for who has both modules and the list, at the moment it is read', async () => {
  const stranger = await product.subscriber();
  const withoutLists = await product.subscriber({ modules: ['newsletter', 'nlDashboard'] });
  const withoutNewsletter = await product.subscriber({ modules: ['listManager', 'nlDashboard'] });
  for (const [who, status, error] of [
    [stranger, 404, { code: 'EC-03' }],
    [withoutLists, 403, { code: 'EC-01', module: 'listManager' }],
    [withoutNewsletter, 403, { code: 'EC-01', module: 'newsletter' }],
  ] as const) {
    const answers = [
      await who.get(`/lists/${list.id}/newsletter`),
      await put({}, who),
      await previewed({}, {}, who),
      await mailFile({}, {}, who),
      await tested({}, {}, who),
      await who.get(`/lists/${list.id}/export/html-token`),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ errors: [error] });
    }
  }
  const token = await ticketOf();
  await product.people.db
    .updateTable('organisationModules')
    .set({ endsOn: '2026-11-19' })
    .where('moduleKey', '=', 'newsletter')
    .where('organisationId', 'in', (users) =>
      users.selectFrom('users').select('organisationId').where('email', '=', user.email),
    )
    .execute();
  expect((await opened(token)).statusCode).toBe(403);
});

test('newsletter: a file of it is a mail of the user that is still to be sent', async () => {
  const answer = await mailFile({ title: 'Week 48: Σχέδιο' });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('message/rfc822');
  expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''Week%2048%20`);
  const { html, text } = await preview({ title: 'Week 48: Σχέδιο' });
  const mail = await PostalMime.parse(answer.rawPayload);
  expect(mail).toMatchObject({ subject: 'Week 48: Σχέδιο', from: { address: user.email } });
  expect(mail.to).toBeUndefined();
  expect(mail.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
  expect(mail.html?.trim()).toBe(html);
  expect(mail.text?.trim()).toBe(text.trim());
  const none = await mailFile({}, { itemIds: [] });
  expect(none.json()).toMatchObject({ errors: [{ message: 'Selecteer ten minste 1 item' }] });
});

test('newsletter: the logo of the organisation is at its address in pages, and goes along in a file', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#c40"/></svg>';
  const logo = { fileName: 'logo.svg', content: Buffer.from(svg).toString('base64') };
  expect((await preview({})).html).not.toContain('<img');
  await product.app.inject({
    method: 'PUT',
    url: '/api/newsletters/logo',
    headers: { 'x-auth': user.token },
    payload: { picture: logo, alt: 'Veldkers & Co' },
  });
  const { html } = await preview({});
  expect(html).toMatch(
    /<img src="https:\/\/vizier\.example\/api\/newsletters\/logos\/[\w-]+\.png" width="44" height="44" alt="Veldkers &#38; Co"/,
  );
  expect((await opened(await ticketOf())).headers['content-security-policy']).toContain(
    'img-src https://vizier.example',
  );
  const mail = await PostalMime.parse((await mailFile({})).rawPayload);
  expect(mail.html).toContain('src="cid:logo@newsletter"');
  expect(mail.html).not.toContain('newsletters/logos');
  expect(mail.attachments).toMatchObject([
    { mimeType: 'image/png', disposition: 'inline', contentId: '<logo@newsletter>' },
  ]);
  expect((await preview({ header: { logo: false } })).html).not.toContain('<img');
  const without = await PostalMime.parse((await mailFile({ header: { logo: false } })).rawPayload);
  expect(without.attachments).toEqual([]);
});

test('newsletter: a test goes to the user alone, once for a double click, and so often an hour', async () => {
  const kept = () =>
    product.people.db
      .selectFrom('deliveries')
      .innerJoin('users', 'users.id', 'deliveries.userId')
      .select(['subject', 'html', 'kind', 'state'])
      .where('email', '=', user.email)
      .orderBy('plannedAt')
      .execute();
  const { html } = await preview({ title: 'Week 48' });
  // Wherever in ten seconds of the clock the first click falls.
  product.clock.advance(limits.repeatedSave - 1 - (product.clock.now().getTime() % limits.repeatedSave));
  for (const wait of [0, 1, limits.repeatedSave - 2]) {
    product.clock.advance(wait);
    expect((await tested({ title: 'Week 48' })).json()).toEqual({ data: { email: user.email } });
  }
  expect(await kept()).toEqual([{ subject: 'Week 48', html, kind: 'notice', state: 'waiting' }]);
  product.clock.advance(1);
  await Promise.all([tested({ title: 'Week 48' }), tested({ title: 'Week 48' })]);
  expect(await kept()).toHaveLength(2);
  expect((await tested({}, { itemIds: [] })).statusCode).toBe(400);
  for (let nth = 7; nth <= limits.newsletterTests; nth++)
    expect((await tested({ title: `Week ${nth}` })).statusCode).toBe(200);
  expect((await tested({})).statusCode).toBe(429);
});
