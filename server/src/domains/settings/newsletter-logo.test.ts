import { limits } from 'contract/limits';
import type { NewsletterLogo, OrganisationLogo } from 'contract/newsletter-logo';
import { onlyOrgAdmins } from 'contract/newsletter-colours';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let user: Subscriber;

beforeAll(async () => {
  product = await openProduct('2026-11-20T09:30:00Z', undefined, { BASE_URL: 'https://vizier.example' });
});
beforeEach(async () => {
  user = await product.subscriber();
});
afterAll(() => product.close());

const svg = (colour: string, size = 'viewBox="0 0 200 20"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="200" height="20" fill="${colour}"/></svg>`,
  ).toString('base64');
const asked = (method: 'PUT' | 'DELETE', payload: object, who = user) =>
  product.app.inject({
    method,
    url: '/api/newsletters/logo',
    headers: { 'x-auth': who.token },
    payload,
  });
const put = (colour: string, alt = 'Logo van Veldkers', who = user) =>
  asked('PUT', { picture: { fileName: 'logo.svg', content: svg(colour) }, alt }, who);
const read = async (who = user) =>
  (await who.get('/newsletters/logo')).json<{ data: OrganisationLogo }>().data;
const pathOf = ({ address }: NewsletterLogo) => new URL(address).pathname;

test('newsletter logo: one of the organisation, at an address that opens for everybody and stays', async () => {
  expect(await read()).toMatchObject({ logo: null, mayChange: true });
  const answer = await put('#cc4400');
  expect(answer.statusCode, answer.body).toBe(200);
  const { logo } = answer.json<{ data: OrganisationLogo }>().data;
  expect(logo).toMatchObject({
    ...{ fileName: 'logo.svg', alt: 'Logo van Veldkers', width: 200, height: 20 },
    address: expect.stringMatching(/^https:\/\/vizier\.example\/api\/newsletters\/logos\/[\w-]{22}\.png$/),
  });
  expect((await read()).logo).toEqual(logo);
  const picture = await product.app.inject(pathOf(logo!));
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');

  await asked('PUT', { alt: 'Veldkers' });
  expect((await read()).logo).toMatchObject({ alt: 'Veldkers', address: logo!.address });
  await put('#0044cc');
  const next = (await read()).logo!;
  expect(next.address).not.toBe(logo!.address);
  const removed = await asked('DELETE', {});
  expect(removed.json()).toMatchObject({ data: { logo: null } });
  for (const one of [logo!, next]) expect((await product.app.inject(pathOf(one))).statusCode).toBe(200);
  expect((await asked('PUT', { alt: 'Niets' })).statusCode).toBe(404);
});

test('newsletter logo: what is no picture for a mail is refused with the reason, and so is unknown input', async () => {
  const refused = async (payload: object) => {
    const answer = await asked('PUT', payload);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ errors: { message: string; field: string }[] }>().errors[0]!;
  };
  const of = (content: string) => ({ picture: { fileName: 'logo', content }, alt: 'Logo' });
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  expect(await refused(of(base64('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')))).toMatchObject({
    message: expect.stringMatching(/^In deze SVG staat een script/),
    field: 'body.picture',
  });
  expect((await refused(of(base64('GIF89a')))).message).toBe('Kies een PNG- of SVG-bestand.');
  const tooLarge = Buffer.alloc(limits.maximumLogoBytes + 1).toString('base64');
  for (const [payload, field] of [
    [of('no base64!'), 'body.picture.content'],
    [of(`${tooLarge}AAAA`), 'body.picture.content'],
    [{ alt: '' }, 'body.alt'],
    [{ alt: 'Logo', address: 'https://elsewhere.example' }, 'body.address'],
  ] as const)
    expect((await refused(payload)).field).toBe(field);
  expect((await read()).logo).toBeNull();
});

test('newsletter logo: nobody else has it, and an organisation can keep changing it to its admins', async () => {
  await put('#cc4400');
  const stranger = await product.subscriber();
  expect((await read(stranger)).logo).toBeNull();
  const withoutModule = await product.subscriber({ modules: ['listManager', 'nlDashboard'] });
  for (const answer of [
    await withoutModule.get('/newsletters/logo'),
    await put('#000000', 'Logo', withoutModule),
    await asked('DELETE', {}, withoutModule),
  ])
    expect(answer.statusCode).toBe(403);
  await product.people.db
    .updateTable('organisationModules')
    .set({ configuration: JSON.stringify(onlyOrgAdmins) })
    .where('moduleKey', '=', 'newsletter')
    .where('organisationId', 'in', (users) =>
      users.selectFrom('users').select('organisationId').where('email', '=', user.email),
    )
    .execute();
  expect(await read()).toMatchObject({ logo: { fileName: 'logo.svg' }, mayChange: false });
  for (const answer of [await put('#000000'), await asked('DELETE', {})]) {
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-06' }] });
  }
});
