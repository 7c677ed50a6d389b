import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { hurry, pollAndRead, startAnswers, type Answers } from '#test/replay/answers.ts';
import { commissionmeetings } from './commissionmeetings.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.xml`, import.meta.url), 'utf8');

let answers: Answers;
let cabinets: string;
let services: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-02-10T12:00:00Z') });
  cabinets = fixture('cabinets');
  services = fixture('services');
  answers = await startAnswers((address) => {
    const body = /dataxml\?name=meetingsdirector/.test(address)
      ? services
      : /dataxml\?name=meetingscommission/.test(address)
        ? cabinets
        : undefined;
    return body === undefined ? undefined : { type: 'text/xml', body };
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await answers.close();
});

const connector = () => commissionmeetings({ baseUrl: answers.baseUrl, request: hurry });
const titles = ({ documents }: { documents: { title: string }[] }) => documents.map(({ title }) => title);
const meeting = (subject: string, day = '2031-02-04') =>
  `<meeting><cabinet>Cabinet</cabinet><date>${day}</date><subject>${subject}</subject></meeting>`;
const withMore = (more: string) => fixture('cabinets').replace('</meetings>', `${more}</meetings>`);

test('commissionmeetings: a meeting has its host, whom it was with and their numbers in the register', async () => {
  const { reading } = await pollAndRead(connector());
  expect([reading.notes, reading.skipped, reading.withdrawn]).toEqual([[], [], []]);
  const { id, identities, ...document } = reading.documents[1]!;
  expect(id).toMatch(/^commissionmeetings-[0-9a-f]{16}$/);
  expect(identities).toEqual([id]);
  expect(document).toEqual({
    domain: 'eu',
    source: 'commissionmeetings',
    demo: false,
    groupPath: 'commission/interest-meeting',
    sourceType: 'Meeting with interest representatives',
    institution: 'European Commission',
    title: 'Buoys & tides: the Löss coast',
    titles: { en: 'Buoys & tides: the Löss coast' },
    language: 'en',
    date: startOfDay('2031-02-03'),
    timeKnown: false,
    sourceDate: '2031-02-03',
    text: [
      'Cabinet of Commissioner Marit Zeeman',
      'With: Association of Harbour Pilots (123456789012-34); Stichting Vuurtoren',
      'Represented by: Marit Zeeman (Commissioner); Otto Kade (Cabinet member)',
      'Location: Brussels',
    ].join('\n'),
    attachments: [],
    people: [
      { name: 'Marit Zeeman', role: 'Commission representative', function: 'Commissioner' },
      { name: 'Otto Kade', role: 'Commission representative', function: 'Cabinet member' },
    ],
    organisations: [
      { name: 'Cabinet of Commissioner Marit Zeeman', relation: 'Cabinet' },
      { name: 'Association of Harbour Pilots', relation: 'Interest representative' },
      { name: 'Stichting Vuurtoren', relation: 'Interest representative' },
    ],
    committees: [],
    numbers: [],
    votes: [],
    relations: [
      {
        relation: 'Transparency register',
        title: 'Association of Harbour Pilots (123456789012-34)',
        url: 'https://ec.europa.eu/transparencyregister/public/consultation/displaylobbyist.do?id=123456789012-34',
      },
    ],
    originalUrls: [
      'https://data.europa.eu/data/datasets/european-commission-meetings-with-interest-representatives',
    ],
    confidentiality: 'Openbaar',
  });
});

test('commissionmeetings: several organisations in one cell are paired with their numbers where they can be', async () => {
  const { reading } = await pollAndRead(connector());
  expect(reading.documents[0]).toMatchObject({
    title: 'Meeting with Tug Company',
    text: [
      'Maritime Affairs and Fisheries',
      'With: Tug Company (323456789012-34); Rope Union (423456789012-34)',
      'Location: Ostend',
    ].join('\n'),
    organisations: [
      { name: 'Maritime Affairs and Fisheries', relation: 'Directorate-General' },
      { name: 'Tug Company' },
      { name: 'Rope Union' },
    ],
  });
  services = services.replace('Tug Company, Rope Union', 'Tug and Rope');
  const { reading: other } = await pollAndRead(connector());
  expect(other.documents[0]!.text).toContain(
    'With: Tug and Rope; 323456789012-34 (323456789012-34); 423456789012-34 (423456789012-34)',
  );
});

test('commissionmeetings: meetings of some months are read, older ones by a back-fill', async () => {
  expect(titles((await pollAndRead(connector())).reading)).toHaveLength(2);
  const from = connector().cursorAt(Date.parse('2030-08-10T12:00:00Z'));
  const { reading, cursors } = await pollAndRead(connector(), from);
  expect(titles(reading)[0]).toBe('Last summer');
  expect(cursors.at(-1)).toMatchObject({ day: '2031-02-10' });
  expect(Object.keys(cursors.at(-1)!['read']!)).toHaveLength(2);
});

test('commissionmeetings: what is new, or has another official, is read again, what is taken back is withdrawn', async () => {
  const first = await pollAndRead(connector());
  const cursor = first.cursors.at(-1)!;
  expect(titles((await pollAndRead(connector(), cursor)).reading)).toEqual([]);
  cabinets = withMore(meeting('Ropes') + meeting('Ropes')).replace('Otto Kade', 'Otto Kaai');
  services = `<meetings>${meeting('Knots')}</meetings>`;
  const second = await pollAndRead(connector(), cursor);
  expect(titles(second.reading)).toEqual(['Buoys & tides: the Löss coast', 'Ropes', 'Knots']);
  expect(second.reading.documents[0]!.id).toBe(first.reading.documents[1]!.id);
  expect(second.reading.withdrawn).toEqual([first.reading.documents[0]!.id]);
});

test('commissionmeetings: where very many are gone at once a list is not whole, and nothing is withdrawn', async () => {
  const many = Array.from({ length: 40 }, (_, index) => meeting(`Number ${index}`)).join('');
  cabinets = withMore(many);
  const { cursors } = await pollAndRead(connector());
  cabinets = fixture('cabinets');
  await expect(pollAndRead(connector(), cursors.at(-1))).rejects.toMatchObject({ kind: 'shape' });
});

test.each([
  ['without a day', meeting('Ropes', 'soon')],
  ['that says nothing', meeting('')],
])('commissionmeetings: a meeting %s is kept aside, and the others are read', async (_, broken) => {
  cabinets = withMore(broken);
  const read: string[] = [];
  const faults: unknown[] = [];
  for await (const { raw } of connector().poll(undefined, new AbortController().signal)) {
    for (const one of raw) {
      const done = Promise.resolve().then(() => connector().read(one));
      await done
        .then(({ documents }) => read.push(...titles({ documents })))
        .catch((error) => faults.push(error));
    }
  }
  expect(read).toHaveLength(2);
  expect(faults).toMatchObject([{ kind: 'shape' }]);
});

test.each([
  ['a page in place of a list', '<html><body>Robot?</body></html>', 'blocked'],
  ['a list that is cut', '<meetings><meeting>', 'shape'],
  ['a list without meetings', '<meetings/>', 'shape'],
  ['a list of something else', `<things>${meeting('Ropes')}</things>`, 'shape'],
])('commissionmeetings: %s is a fault', async (_, body, kind) => {
  services = body;
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind });
});
