import { limits } from 'contract/limits';
import type { NewsletterTemplate } from 'contract/newsletter-templates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z');
});
beforeEach(async () => {
  user = await product.subscriber();
});
afterAll(() => product.close());

const create = (name: string, settings: object = {}, who = user) =>
  who.post('/newsletters/templates', { name, settings });
const made = async (name: string, settings: object = {}, who = user) => {
  const answer = await create(name, settings, who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: NewsletterTemplate }>().data;
};
const asked = (method: 'PUT' | 'DELETE', id: string, payload: object, who = user) =>
  product.app.inject({
    method,
    url: `/api/newsletters/templates/${id}`,
    headers: { 'x-auth': who.token },
    payload,
  });
const all = async (who = user) =>
  (await who.get('/newsletters/templates')).json<{ data: NewsletterTemplate[]; maximum: number }>();

test('newsletter templates: everything but the title is kept under a name, and changed under it', async () => {
  const one = await made(' Weekbericht ', {
    intro: '<p onclick="x()">Hallo</p>',
    contents: false,
    colours: { primary: '#1D2F4F', secondary: '#2264A8' },
    header: { logo: false },
  });
  expect(one).toMatchObject({
    name: 'Weekbericht',
    settings: { intro: '<p>Hallo</p>', contents: false, header: { logo: false, name: true } },
  });
  await made('Alarm');
  expect((await all()).data.map(({ name }) => name)).toEqual(['Alarm', 'Weekbericht']);
  expect((await asked('PUT', one.id, { name: 'Week' })).json()).toMatchObject({
    data: { name: 'Week', settings: one.settings },
  });
  expect((await asked('PUT', one.id, { settings: { closing: '<p>Groet</p>' } })).json()).toMatchObject({
    data: { name: 'Week', settings: { intro: '', closing: '<p>Groet</p>' } },
  });
  expect((await asked('DELETE', one.id, {})).json()).toEqual({ removed: true });
  expect((await all()).data.map(({ name }) => name)).toEqual(['Alarm']);
  expect((await asked('DELETE', one.id, {})).statusCode).toBe(404);
});

test('newsletter templates: a name is one template, a double click makes one, and there are so many', async () => {
  const [one, again] = await Promise.all([
    made('Week', { contents: false }),
    made('Week', { contents: false }),
  ]);
  expect(again).toEqual(one);
  const other = await made('Alarm');
  for (const answer of [await create('week'), await asked('PUT', other.id, { name: 'WEEK' })]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errors: [{ code: 'EC-06', message: 'Er is al een sjabloon ‘Week’. Kies een andere naam.' }],
    });
  }
  expect((await asked('PUT', one.id, { name: 'WEEK' })).statusCode).toBe(200);
  for (let nth = 3; nth <= limits.maximumNewsletterTemplates; nth++) await made(`Sjabloon ${nth}`);
  expect((await create('Nog een')).json()).toMatchObject({ errors: [{ code: 'EC-05' }] });
  for (const [payload, field] of [
    [{ name: '', settings: {} }, 'body.name'],
    [{ name: 'x'.repeat(limits.maximumTemplateName + 1), settings: {} }, 'body.name'],
    [{ name: 'Week', settings: { title: 'Week 48' } }, 'body.settings.title'],
    [{ name: 'Week' }, 'body.settings'],
    [{ name: 'Week', settings: {}, surprise: 1 }, 'body.surprise'],
  ] as const) {
    const answer = await user.post('/newsletters/templates', payload);
    expect(answer.statusCode, field).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field }] });
  }
});

test('newsletter templates: they are of one organisation, for who has the module', async () => {
  const { id } = await made('Week');
  const stranger = await product.subscriber();
  expect((await all(stranger)).data).toEqual([]);
  for (const answer of [
    await asked('PUT', id, { name: 'Anders' }, stranger),
    await asked('DELETE', id, {}, stranger),
  ])
    expect(answer.statusCode).toBe(404);
  await made('Week', {}, stranger);
  const withoutModule = await product.subscriber({ modules: ['listManager', 'nlDashboard'] });
  for (const answer of [
    await withoutModule.get('/newsletters/templates'),
    await create('Week', {}, withoutModule),
    await asked('PUT', id, { name: 'Anders' }, withoutModule),
    await asked('DELETE', id, {}, withoutModule),
  ])
    expect(answer.statusCode).toBe(403);
});
