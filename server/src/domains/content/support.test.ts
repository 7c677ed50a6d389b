import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NewSupport, SupportResponse } from 'contract/admin/support';
import type { SupportContent } from 'contract/support';
import { words } from 'contract/words';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';

let product: TestProduct;
let staff: Subscriber;
let reader: Subscriber;
beforeAll(async () => {
  const settings = { BASE_URL: 'https://vizier.example', VIDEO_HOSTS: 'video.example, www.tube.example' };
  product = await openProduct('2026-11-20T10:00:00Z', undefined, settings);
  staff = await product.subscriber({ roles: ['staff'] });
  reader = await product.subscriber({ modules: [] });
});
afterAll(() => product.close());

const read = async (locale = 'nl') => (await reader.get(`/support/content/${locale}`)).json<SupportContent>();
const asStaff = async (locale = 'nl') =>
  (
    await product.app.inject({ url: `/api/admin/support/${locale}`, headers: { 'x-auth': staff.adminToken } })
  ).json<SupportResponse>();
const set = async (
  change: (now: SupportContent) => Partial<NewSupport>,
  more: object = {},
  locale = 'nl',
) => {
  const { version, content } = await asStaff(locale);
  return product.app.inject({
    method: 'PUT',
    url: `/api/admin/support/${locale}`,
    headers: { 'x-auth': staff.adminToken },
    payload: { version, content: { ...content, ...change(content) }, ...more },
  });
};
const reset = () => asStaff().then(({ shipped }) => set(() => shipped));

test('support: the nine questions of each language ship with the product, and there are no videos', async () => {
  for (const locale of ['nl', 'en-gb'] as const) {
    const { questions, videos, contact } = await read(locale);
    expect(videos).toEqual([]);
    expect(questions).toHaveLength(9);
    const { question, answer } = words[locale].supportQuestions.fresh;
    expect(questions).toContainEqual({ id: 'fresh', question, answer: `<p>${answer}</p>` });
    expect(contact).toContain(words[locale].support.contact.intro);
  }
  expect(await asStaff()).toMatchObject({ version: 0, videoHosts: ['video.example', 'www.tube.example'] });
});

test('support: staff change, add, order and remove in one language, and what ships comes back; links stay', async () => {
  const english = await read('en-gb');
  const added = {
    question: 'Kan ik bellen?',
    answer: '<p onclick="x()">Ja, <b>graag</b><script>x()</script></p>',
  };
  const answer = await set(
    ({ questions: [_few, forms, ...others] }) => ({
      contact: '<p>Bel 070 1234567.</p>',
      questions: [{ ...forms!, answer: '<p>Anders.</p>' }, added, ...others],
    }),
    { reason: 'Vaak gevraagd' },
  );
  expect(answer.json<SupportResponse>().version).toBe(1);
  const { questions, contact } = await read();
  expect(contact).toBe('<p>Bel 070 1234567.</p>');
  expect(questions.map(({ id }) => id)).toEqual([
    'forms',
    questions[1]!.id,
    ...questions.slice(2).map(({ id }) => id),
  ]);
  expect(questions).toHaveLength(9);
  expect(questions[1]).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    question: added.question,
    answer: '<p>Ja, <b>graag</b></p>',
  });
  expect(await read('en-gb')).toEqual(english);

  // What is said of it later is another text under the same address.
  await set((now) => ({
    questions: now.questions.with(1, { ...now.questions[1]!, question: 'Mag ik bellen?' }),
  }));
  expect((await read()).questions[1]!.id).toBe(questions[1]!.id);
  const log = await product.app.inject({
    url: '/api/admin/audit?find=vaak',
    headers: { 'x-auth': staff.adminToken },
  });
  expect(log.json()).toMatchObject({
    data: [
      {
        action: 'support.set',
        target: 'nl',
        before: { questions: [{ id: 'few' }, { id: 'forms' }] },
        after: {
          questions: [{ id: 'forms', answer: '<p>Anders.</p>' }, { question: added.question }],
          contact: ['<p>Bel 070 1234567.</p>'],
        },
      },
    ],
  });

  const { shipped } = await asStaff();
  expect((await reset()).json<SupportResponse>().content).toEqual(shipped);
  // Nothing of the texts that ship is kept, so that they follow the product.
  const { state } = await product.people.db
    .selectFrom('content')
    .select('state')
    .where('name', '=', 'support:nl')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(state)).toEqual({ videos: [], questions: shipped.questions.map(({ id }) => ({ id })) });
});

test('support: two colleagues do not write over each other', async () => {
  const { version } = await asStaff();
  expect((await set(() => ({ contact: '<p>Een</p>' }))).statusCode).toBe(200);
  const late = await set(() => ({ contact: '<p>Twee</p>' }), { version });
  expect([late.statusCode, late.json<{ errors: { code: string }[] }>().errors[0]!.code]).toEqual([
    409,
    'EC-06',
  ]);
  const first = await set(() => ({ contact: '<p>Twee</p>' }), { version: 0 }, 'en-gb');
  expect(first.statusCode).toBe(200);
  expect((await set(() => ({ contact: '<p>Drie</p>' }), { version: 0 }, 'en-gb')).statusCode).toBe(409);
  await reset();
});

test('support: videos are at our own address or on a named host, which the pages may play and no other', async () => {
  const video = { title: 'Zoeken', description: '' };
  for (const address of [
    'http://video.example/a',
    'https://elsewhere.example/a',
    'javascript:alert(1)',
    '//elsewhere.example/a',
    'https://video.example.evil/a',
    '/videos/zoeken',
    'https://vizier.example/admin',
  ]) {
    const refused = await set(() => ({ videos: [{ ...video, address }] }));
    expect([address, refused.statusCode]).toEqual([address, 400]);
    expect(refused.body).toContain('video.example, www.tube.example');
  }
  const addresses = ['/videos/zoeken.mp4', 'https://video.example/zoeken', 'https://vizier.example/a.webm'];
  await set(() => ({ videos: addresses.map((address) => ({ ...video, address })) }));
  expect((await read()).videos.map(({ address }) => address)).toEqual(addresses);
  const { headers } = await product.app.inject('/api/health');
  expect(headers['content-security-policy']).toContain(
    "frame-src 'self' https://video.example https://www.tube.example",
  );
  expect(headers['content-security-policy']).toContain(
    "media-src 'self' https://video.example https://www.tube.example",
  );
  await reset();
});

test('support: files in the folder of videos are played in ranges, and nothing else that lies there', async () => {
  const folder = join(product.config.DATA_DIR, 'videos');
  await writeFile(join(folder, 'zoeken.mp4'), 'een film');
  await writeFile(join(folder, 'notes.txt'), 'een notitie');
  await writeFile(join(product.config.DATA_DIR, 'secret.mp4'), 'x');
  const get = (url: string, headers = {}) => product.app.inject({ url, headers });
  const part = await get('/videos/zoeken.mp4', { range: 'bytes=4-7' });
  expect([part.statusCode, part.headers['content-type'], part.body]).toEqual([206, 'video/mp4', 'film']);
  for (const other of ['notes.txt', 'nothing.mp4', '%2e%2e/secret.mp4', '../secret.mp4', '']) {
    const { body } = await get(`/videos/${other}`);
    expect([other, body.includes('notitie'), body === 'x']).toEqual([other, false, false]);
  }
});

test('support: what is no content is refused', async () => {
  for (const wrong of [
    { questions: [{ question: '', answer: '<p>x</p>' }] },
    { questions: [{ question: 'x', answer: '<p> </p>' }] },
    { contact: '' },
    { contact: `<p>${'x'.repeat(5_001)}</p>` },
    { videos: Array.from({ length: 51 }, () => ({ title: 'x', description: '', address: '/x' })) },
  ]) {
    const { statusCode } = await set(() => wrong);
    expect([JSON.stringify(wrong).slice(0, 80), statusCode]).toEqual([
      JSON.stringify(wrong).slice(0, 80),
      400,
    ]);
  }
  const strange = [{ id: 'strange', question: 'x', answer: '<p>x</p>' }];
  expect((await set(() => ({ questions: strange }))).statusCode).toBe(404);
  expect((await set(({ questions: [one] }) => ({ questions: [one!, one!] }))).statusCode).toBe(404);
});
