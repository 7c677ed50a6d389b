import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { hurry, pollAndRead, pollByItem, startAnswers, type Answers } from '#test/replay/answers.ts';
import type { Cursor } from '../connector.ts';
import { ministerraad } from './ministerraad.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.html`, import.meta.url), 'utf8');
const html = (body: string) => ({ type: 'text/html', body });

let answers: Answers;
let pages: Record<string, string>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-02-08T12:00:00Z') });
  const tugs = fixture('decision-nl').replaceAll('Bakens op de', 'Sleepboten op de');
  pages = {
    '/nl/ministerraad': fixture('sessions'),
    '/nl/ministerraad-van-7-februari-2031': fixture('session'),
    '/nl/bakens-op-de-schelde': fixture('decision-nl'),
    '/nl/aankoop-van-zes-sleepboten': tugs.replaceAll(/<link.*/g, ''),
    '/fr/des-balises-sur-l-escaut': fixture('decision-fr'),
    '/nl/ministerraad-van-31-januari-2031': fixture('session').replaceAll('bakens-op', 'boeien-op'),
    '/nl/boeien-op-de-schelde': fixture('decision-nl'),
  };
  answers = await startAnswers((address) => (pages[address] ? html(pages[address]) : undefined));
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});

const connector = () => ministerraad({ baseUrl: answers.baseUrl, request: hurry });
const since = () => connector().cursorAt(Date.parse('2031-02-07T12:00:00Z'));
const ids = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);
/** Only the newest meeting is listed. */
const onlyNewest = () =>
  (pages['/nl/ministerraad'] = fixture('sessions').replaceAll(/ministerraad-van-31?-/g, 'archief-'));

test('ministerraad: a decision has both languages, the day of its meeting and both addresses', async () => {
  const { reading } = await pollAndRead(connector(), since());
  expect([reading.notes, reading.skipped, reading.unread]).toEqual([[], [], []]);
  expect(reading.documents.find(({ id }) => id === 'ministerraad-nl.bakens-op-de-schelde')).toEqual({
    id: 'ministerraad-nl.bakens-op-de-schelde',
    domain: 'be-fed',
    source: 'ministerraad',
    demo: false,
    groupPath: 'regering/ministerraad',
    sourceType: 'Beslissing van de ministerraad',
    institution: 'Federale regering',
    title: 'Bakens op de Schelde',
    titles: { nl: 'Bakens op de Schelde', fr: 'Des balises sur l’Escaut' },
    language: 'nl',
    date: startOfDay('2031-02-07'),
    timeKnown: false,
    sourceDate: '7 februari 2031',
    text: [
      'Ministerraad van 7 februari 2031',
      'Op voorstel van de minister van de Noordzee keurt de ministerraad een voorontwerp van wet goed over bakens.',
      'Het gaat voor advies naar de Raad van State.',
      '',
      'Le conseil des ministres approuve un avant-projet de loi relatif aux balises.',
    ].join('\n'),
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    identities: ['ministerraad-nl.bakens-op-de-schelde'],
    votes: [],
    relations: [],
    originalUrls: [
      'https://news.belgium.be/nl/bakens-op-de-schelde',
      'https://news.belgium.be/fr/des-balises-sur-l-escaut',
    ],
    confidentiality: 'Openbaar',
  });
});

test('ministerraad: links to the site itself, to other meetings and to other sites are no decisions', async () => {
  onlyNewest();
  const { reading } = await pollAndRead(connector(), since());
  expect(ids(reading)).toEqual([
    'ministerraad-nl.bakens-op-de-schelde',
    'ministerraad-nl.aankoop-van-zes-sleepboten',
  ]);
});

test('ministerraad: meetings of the last two weeks are looked at, older ones when a back-fill reaches them', async () => {
  const { cursors } = await pollAndRead(connector(), since());
  expect(answers.asked.filter((address) => address.includes('ministerraad-van'))).toEqual([
    '/nl/ministerraad-van-31-januari-2031',
    '/nl/ministerraad-van-7-februari-2031',
  ]);
  expect(cursors.at(-1)).toMatchObject({ day: '2031-02-07' });
  const earlier = connector().cursorAt(Date.parse('2030-12-10T12:00:00Z'));
  pages['/nl/ministerraad-van-3-december-2030'] = fixture('session').replaceAll('bakens-op', 'kaden-op');
  pages['/nl/kaden-op-de-schelde'] = fixture('decision-nl');
  const { reading } = await pollAndRead(connector(), earlier);
  expect(reading.documents[0]).toMatchObject({
    id: 'ministerraad-nl.kaden-op-de-schelde',
    date: startOfDay('2030-12-03'),
  });
});

test('ministerraad: a later poll reads what is new or summarised otherwise', async () => {
  onlyNewest();
  const first = await pollAndRead(connector(), since());
  const cursor = first.cursors.at(-1)!;
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
  pages['/nl/ministerraad-van-7-februari-2031'] = fixture('session').replace('zes sleepboten.', 'er zeven.');
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([
    'ministerraad-nl.aankoop-van-zes-sleepboten',
  ]);
});

test('ministerraad: a decision whose page is gone is known by its meeting, and asked for again five times', async () => {
  onlyNewest();
  delete pages['/nl/aankoop-van-zes-sleepboten'];
  let cursor: Cursor | undefined = since();
  for (let time = 0; time < 5; time++) {
    const polled: Awaited<ReturnType<typeof pollAndRead>> = await pollAndRead(connector(), cursor);
    expect(polled.reading.documents.at(-1)).toMatchObject({
      title: 'Aankoop van zes sleepboten',
      text: 'Ministerraad van 7 februari 2031\nDe overheid koopt zes sleepboten.',
    });
    expect(polled.reading.notes).toHaveLength(1);
    cursor = polled.cursors.at(-1);
  }
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
});

test('ministerraad: a meeting without decisions is kept aside until it has them, and the meetings behind it are read', async () => {
  const path = '/nl/ministerraad-van-31-januari-2031';
  const whole = pages[path]!;
  pages[path] = '<html><body><main><h1>Leeg</h1></main></body></html>';
  const { reading, kept } = await pollByItem(connector(), since());
  expect(ids(reading)).toEqual([
    'ministerraad-nl.bakens-op-de-schelde',
    'ministerraad-nl.aankoop-van-zes-sleepboten',
  ]);
  expect([...kept]).toMatchObject([[`session ${path}`, { kind: 'shape' }]]);
  const { again } = kept.get(`session ${path}`)!;
  expect((await again()).failed).toMatchObject({ kind: 'shape', missedAgain: true });
  pages[path] = whole;
  const had = await again();
  expect([ids(had.reading!), had.failed]).toEqual([
    ['ministerraad-nl.boeien-op-de-schelde', 'ministerraad-nl.aankoop-van-zes-sleepboten'],
    undefined,
  ]);
  // A later poll that has it says so under the same name.
  const names: string[] = [];
  for await (const { raw } of connector().poll(since(), new AbortController().signal))
    names.push(...raw.map((one) => connector().itemOf(one).id));
  expect(names).toContain(`session ${path}`);
});

test('ministerraad: a decision of which a page cannot be had has what there is of it, and is asked for by itself', async () => {
  onlyNewest();
  const robot = { type: 'text/html', body: '<html><body>Solve the captcha</body></html>' };
  answers.breakNext('/fr/des-balises', robot);
  const { reading, kept, cursor } = await pollByItem(connector(), since());
  expect(reading.documents[0]).toMatchObject({ titles: { nl: 'Bakens op de Schelde' } });
  expect([...kept]).toMatchObject([['decision /nl/bakens-op-de-schelde', { kind: 'shape' }]]);
  // Polls leave it alone then.
  expect(ids((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
  const { again } = kept.get('decision /nl/bakens-op-de-schelde')!;
  answers.breakNext('/nl/bakens', robot);
  expect((await again()).failed).toMatchObject({ kind: 'blocked', missedAgain: true });
  const had = await again();
  expect(had.failed).toBeUndefined();
  expect(had.reading!.documents[0]!.titles).toHaveProperty('fr', 'Des balises sur l’Escaut');
});

test('ministerraad: three decisions in a row that ask people something are a wall, behind which nothing is asked', async () => {
  onlyNewest();
  const session = '/nl/ministerraad-van-7-februari-2031';
  const more = ['kaden', 'sluizen', 'vuren'].map((name) => `<a href="/nl/${name}">Nieuwe ${name}</a>`);
  pages[session] = pages[session]!.replace('<article>', `${more.join('')}<article>`);
  const robot = { type: 'text/html', body: '<html><body>Solve the captcha</body></html>' };
  for (const name of ['kaden', 'sluizen', 'vuren']) answers.breakNext(name, robot);
  await expect(pollAndRead(connector(), since())).rejects.toMatchObject({ kind: 'blocked' });
  expect(answers.asked.at(-1)).toBe('/nl/vuren');
});

test.each([
  ['a captcha', { body: '<html><body>Solve the captcha</body></html>' }, 'blocked'],
  ['a refusal', { status: 403, body: '<html></html>' }, 'blocked'],
  ['a list without meetings', { body: '<html><body></body></html>' }, 'shape'],
  ['a page that is cut', { body: '<html><body><a href="/nl/ministerraad-van-7-februari' }, 'shape'],
])('ministerraad: %s in place of the list is a fault', async (_, answer, kind) => {
  answers.breakNext('/nl/ministerraad', { type: 'text/html', ...answer });
  await expect(pollAndRead(connector(), since())).rejects.toMatchObject({ kind });
});
