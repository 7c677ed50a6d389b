import type { CountedSearch } from 'contract/counted';
import type { TimelineItem } from 'contract/documents';
import type {
  PersonHead,
  PersonLink,
  PersonMeeting,
  PersonPapers,
  PersonSaid,
  PersonVotes,
} from 'contract/persons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberNames } from '#domains/names/index.ts';
import type { Document, Turn } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { openedBy } from './test/opened.ts';

let product: TestProduct;
let reader: Subscriber;

const bosveld = { name: 'Vera Bosveld', party: 'Groen Verbond' };
const proef = { name: 'Jan de Proef' };
const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const sentence = 'Gemeenten kiezen zonder te weten wat het warmtenet in hun eigen wijk aankan.';

/** A report in which these speak in turn. */
function debate(
  id: string,
  day: string,
  spoken: readonly (Partial<Turn> & Pick<Turn, 'speaker'> & { said: string })[],
): Document {
  let text = '';
  const turns = spoken.map(({ said, ...turn }, index): Turn => {
    text += `${index === 0 ? '' : '\n\n'}${turn.speaker.name}:\n`;
    const from = text.length;
    text += said;
    return { ...turn, from, to: text.length, start: at(day) + index * 60_000 };
  });
  return aDocument({
    id,
    title: `Debat ${id}`,
    groupPath: 'tk/commissieverslag',
    date: at(day),
    text,
    turns,
  });
}
const said = (speaker: Turn['speaker'], words: string, more: Partial<Turn> = {}) => ({
  speaker,
  said: words,
  ...more,
});
const paper = (id: string, groupPath: string, day: string, fields: Partial<Document> = {}) =>
  aDocument({
    id,
    title: `Stuk ${id}`,
    groupPath,
    date: at(day),
    people: [{ ...bosveld, role: 'Eerste ondertekenaar' }],
    ...fields,
  });
const caseNumber = (value: string): Pick<Document, 'numbers'> => ({ numbers: [{ kind: 'case', value }] });

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  const seat = (person: string, name: string, party: string, from: string, until?: string) => ({
    ...{ kind: 'person' as const, id: `${person}-${from}`, person, name, party, from },
    function: 'Tweede Kamerlid',
    ...(until === undefined ? {} : { until }),
  });
  await product.people.db
    .transaction()
    .execute((inside) =>
      rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, [
        seat('v', 'Vera Bosveld', 'Groen Verbond', '2023-12-06'),
        seat('j1', 'Jan de Proef', 'Groen Verbond', '2023-12-06'),
        seat('j2', 'Jan de Proef', 'Liberaal Appèl', '2023-12-06'),
        seat('left', 'Piet Vertrokken', 'Burgerforum', '2021-03-31', '2026-06-30'),
        seat('new', 'Noor Nieuw', 'Burgerforum', '2026-11-01'),
        { kind: 'person', person: 'min', name: 'Sanne Verhoeckx', function: 'Minister van Klimaat' },
      ]),
    );
  await product.documents.put([
    debate('doc-first', '2026-11-10', [
      said(bosveld, `Voorzitter. ${sentence} Het warmtenet is te traag.`),
      said(proef, 'Daar denk ik heel anders over, want het warmtenet is er nu eenmaal al jaren.', {
        speakerId: 'J1',
      }),
      said(
        { name: 'Sanne Verhoeckx' },
        'Het warmtenet komt er, en de Kamer krijgt daarover nog dit jaar een brief.',
      ),
      said(
        bosveld,
        'Een wachtlijst is geen natuurverschijnsel maar een som van besluiten die niet zijn genomen.',
      ),
    ]),
    debate('doc-second', '2026-11-12', [
      said(
        { ...bosveld },
        'De vergadering over het warmtenet is geopend, ik heet iedereen van harte welkom.',
        { chair: true },
      ),
      said(proef, 'Het warmtenet, daar gaat het vandaag over en over niets anders dan dat ene net.'),
      said(bosveld, 'Met het warmtenet gaat het niet goed. Dat zien wij allemaal.'),
    ]),
    debate('doc-old', '2024-02-01', [said(bosveld, sentence)]),
    paper('doc-q1', 'tk/schriftelijke-vragen', '2026-10-01', caseNumber('2026Z001')),
    paper('doc-q2', 'tk/schriftelijke-vragen', '2026-09-01', caseNumber('2026Z002')),
    paper('doc-q3', 'tk/schriftelijke-vragen', '2026-11-15', caseNumber('2026Z003')),
    paper('doc-q4', 'tk/schriftelijke-vragen', '2026-08-01', {
      ...caseNumber('2026Z004'),
      relations: [{ relation: 'Beantwoord door', id: 'doc-a4', title: 'Antwoord' }],
    }),
    paper('doc-a4', 'tk/antwoord', '2026-09-01', { people: [] }),
    paper('doc-a1', 'tk/antwoord', '2026-10-10', { ...caseNumber('2026Z001'), people: [] }),
    paper('doc-late', 'tk/antwoord', '2026-09-20', {
      ...caseNumber('2026Z002'),
      people: [],
      sourceType: 'Mededeling (uitstel antwoord)',
    }),
    paper('doc-m1', 'tk/motie', '2026-10-02', {
      votes: [
        {
          subject: 'Motie',
          outcome: 'aangenomen',
          parties: [],
          members: [],
          counts: { for: 78, against: 69 },
        },
      ],
    }),
    paper('doc-m2', 'tk/motie', '2026-10-03'),
    paper('doc-m3', 'tk/motie', '2026-10-04', { people: [{ ...proef, role: 'Eerste ondertekenaar' }] }),
    paper('doc-m4', 'tk/motie', '2026-10-05', {
      people: [{ ...proef, party: 'Groen Verbond', role: 'Eerste ondertekenaar' }],
    }),
    paper('doc-c1', 'tk/toezegging', '2026-10-06', {
      people: [
        { name: 'Sanne Verhoeckx', role: 'Toezegging' },
        { ...bosveld, role: 'ToegezegdAanPersoon' },
      ],
      commitment: {
        state: 'open',
        due: '2026-12-31',
        by: { name: 'Sanne Verhoeckx' },
        to: [bosveld],
        toParties: [],
        fulfilledBy: [],
      },
    }),
    paper('doc-l1', 'regering/kamerbrief', '2026-10-07', {
      people: [{ name: 'Sanne Verhoeckx', role: 'Afzender' }],
    }),
    paper('doc-before', 'tk/motie', '2026-06-01', {
      people: [{ name: 'Piet Vertrokken', role: 'Eerste ondertekenaar' }],
    }),
    paper('doc-after', 'tk/motie', '2026-10-01', {
      people: [{ name: 'Piet Vertrokken', role: 'Eerste ondertekenaar' }],
    }),
    aDocument({
      id: 'doc-roll',
      groupPath: 'tk/stemming',
      date: at('2026-11-03'),
      votes: [
        {
          subject: 'Amendement 22',
          parties: [
            { party: 'Groen Verbond', seats: 1, choice: 'Voor' },
            { party: 'Groen Verbond', seats: 3, choice: 'Tegen' },
          ],
          members: [
            { ...bosveld, choice: 'Voor' },
            ...Array.from({ length: 3 }, (_none, nth) => ({
              name: `Lid ${nth}`,
              party: 'Groen Verbond',
              choice: 'Tegen' as const,
            })),
          ],
        },
        {
          subject: 'Motie 3',
          parties: [{ party: 'Groen Verbond', seats: 20, choice: 'Tegen' }],
          members: [],
        },
      ],
    }),
    aDocument({
      id: 'doc-meeting',
      groupPath: 'tk/agenda',
      title: 'Commissiedebat Warmte',
      date: at('2026-11-24'),
      people: [{ ...bosveld, role: 'Spreker' }],
      meeting: {
        kind: 'committee',
        start: at('2026-11-24'),
        timeKnown: true,
        status: 'planned',
        agendaItems: [],
      },
    }),
  ]);
});
afterAll(() => product.close());

async function asked<Answer>(path: string, body: object = {}, who = reader): Promise<Answer> {
  const answer = await who.post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Answer }>().data;
}
const head = (id: string, body: object = {}) => asked<PersonHead>(`/person/tweedekamer-${id}`, body);

/** What the dashboard finds with a search that was counted. */
const opened = (search: CountedSearch) => openedBy(reader, search);

test('persons: a person is who the list says, and every number opens exactly what it counts', async () => {
  const person = await head('v');
  expect(person).toMatchObject({
    name: 'Vera Bosveld',
    domain: 'nl',
    terms: [{ function: 'Tweede Kamerlid', party: 'Groen Verbond', from: '2023-12-06' }],
    namesakes: [],
    since: '2023-12-06',
    queries: {
      all: 'persoon:"Vera Bosveld" OF spreker:"Vera Bosveld"',
      said: 'spreker:"Vera Bosveld" ZEI',
    },
    period: { from: '2025-11-20', to: '2026-11-20' },
    turns: { count: 4, debates: 2, leftOut: 0 },
    questions: { count: 4 },
    motions: { count: 2 },
    amendments: { count: 0 },
    commitments: { count: 1 },
    reportsUntil: '2026-11-12',
  });
  expect(await opened(person.turns!.search!)).toEqual(['doc-first', 'doc-second']);
  expect(await opened(person.motions!.search!)).toEqual(['doc-m1', 'doc-m2']);
  expect(await opened(person.questions!.search!)).toEqual(['doc-q1', 'doc-q2', 'doc-q3', 'doc-q4']);
  expect(await opened(person.commitments!.search!)).toEqual(['doc-c1']);
});

test('persons: since when somebody is in office goes on over terms that follow each other', async () => {
  const seat = (from: string, until?: string) => ({
    ...{ kind: 'person' as const, id: `t-${from}`, person: 't', name: 'Tess Trouw', from },
    ...(until === undefined ? {} : { until }),
  });
  await product.people.db
    .transaction()
    .execute((inside) =>
      rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, [
        seat('2012-09-20', '2017-03-22'),
        seat('2021-03-31', '2023-12-05'),
        seat('2023-12-06', '2025-11-11'),
        seat('2025-11-12'),
      ]),
    );
  expect(await head('t')).toMatchObject({ since: '2021-03-31' });
  expect(await head('t')).not.toHaveProperty('left');
  expect(await head('left')).toMatchObject({ left: '2026-06-30' });
});

test('persons: nothing is answered that ranks, scores or counts who was there', async () => {
  const keys: string[] = [];
  for (const part of ['', '/said', '/papers', '/votes']) {
    JSON.stringify(
      await asked(`/person/tweedekamer-v${part}`),
      (key, value: unknown) => (keys.push(key), value),
    );
  }
  expect(keys.filter((key) => /rank|score|attend|absent|view|interest/i.test(key))).toEqual([]);
});

test('persons: the period changes what is counted, and never reaches beyond the seat', async () => {
  expect((await head('v', { months: 60 })).turns).toMatchObject({ count: 5, debates: 3 });
  expect((await head('v', { months: 1 })).questions?.count).toBe(1);
  expect((await head('left')).period).toEqual({ from: '2025-11-20', to: '2026-06-30' });
  expect((await head('left')).motions?.count).toBe(1);
  expect((await head('new')).period).toEqual({ from: '2026-11-01', to: '2026-11-20' });
  expect(await head('left', { months: 2 })).not.toHaveProperty('period');
});

test('persons: of two of one name each has what tells them apart, and neither the rest', async () => {
  const [first, second] = [await head('j1'), await head('j2')];
  expect(first.namesakes).toEqual([{ id: 'tweedekamer-j2', name: 'Jan de Proef', party: 'Liberaal Appèl' }]);
  expect(first.turns).toEqual({ count: 1, debates: 1, leftOut: 1 });
  expect(second.turns).toEqual({ count: 0, debates: 0, leftOut: 1 });
  expect(first.motions).toEqual({ count: 1, leftOut: 1 });
  expect(second.motions).toEqual({ count: 0, leftOut: 1 });
  expect((await asked<PersonSaid>('/person/tweedekamer-j1/said')).topics).toEqual([]);
});

test('persons: quotations are literal and lead to their turn and second, and topics to the debates they count', async () => {
  const { quotations, topics } = await asked<PersonSaid>('/person/tweedekamer-v/said');
  expect(quotations).toEqual([
    expect.objectContaining({
      text: 'Een wachtlijst is geen natuurverschijnsel maar een som van besluiten die niet zijn genomen.',
      turn: 3,
      at: 180_000,
    }),
  ]);
  const topic = topics.find(({ topic: name }) => name === 'warmtenet');
  expect(topic).toMatchObject({ turns: 3, debates: 2 });
  expect(await opened(topic!.search)).toEqual(['doc-first', 'doc-second']);
});

test('persons: what became of questions and motions stands beside them', async () => {
  const papers = await asked<PersonPapers>('/person/tweedekamer-v/papers');
  expect(papers.questions?.counts).toEqual({ onTime: 1, late: 1, answered: 0, open: 2, openLate: 1 });
  expect(
    papers.questions?.newest.map(({ document, state, delayed }) => [document.id, state, delayed]),
  ).toEqual([
    ['doc-q3', 'open', undefined],
    ['doc-q1', 'onTime', undefined],
    ['doc-q2', 'openLate', '2026-09-20'],
    ['doc-q4', 'late', undefined],
  ]);
  expect(papers.motions).toMatchObject({ adopted: 1, rejected: 0, withdrawn: 0, undecided: 1 });
  expect(papers.motions?.newest[1]).toMatchObject({
    outcome: 'aangenomen',
    counts: { for: 78, against: 69 },
  });
  expect(papers.commitments).toMatchObject([
    { standing: 'open', due: '2026-12-31', by: { name: 'Sanne Verhoeckx' } },
  ]);
});

test('persons: only votes by name say how somebody voted', async () => {
  expect(await asked<PersonVotes>('/person/tweedekamer-v/votes')).toEqual({
    rollCalls: 1,
    byParty: 1,
    against: [
      expect.objectContaining({ subject: 'Amendement 22', choice: 'Voor', partyFor: 1, partyAgainst: 3 }),
    ],
  });
  expect(await asked<PersonVotes>('/person/tweedekamer-j1/votes')).toEqual({
    rollCalls: 0,
    byParty: 1,
    against: [],
  });
});

test('persons: a minister has turns, commitments and letters, and no votes', async () => {
  const minister = await head('min');
  expect(minister).toMatchObject({
    government: true,
    turns: { count: 1 },
    commitments: { count: 1 },
    letters: { count: 1 },
  });
  expect(minister).not.toHaveProperty('questions');
  expect((await asked<PersonVotes>('/person/tweedekamer-min/votes')).byParty).toBe(0);
});

test('persons: meetings to come are those that name the person, with what they do there', async () => {
  const meetings = await asked<PersonMeeting[]>('/person/tweedekamer-v/meetings');
  expect(meetings).toMatchObject([{ id: 'doc-meeting', role: 'Spreker', kind: 'committee' }]);
  const without = await product.subscriber({ modules: ['nlDashboard'] });
  expect(await asked('/person/tweedekamer-v/meetings', {}, without)).toEqual([]);
});

test('persons: names in a document lead to who they stand for, and those of two to nobody', async () => {
  const links = await asked<PersonLink[]>('/document/doc-first/persons');
  expect(links).toEqual([
    { ...bosveld, id: 'tweedekamer-v' },
    { name: 'Jan de Proef', id: 'tweedekamer-j1' },
    { name: 'Sanne Verhoeckx', id: 'tweedekamer-min' },
  ]);
  expect(await asked('/document/doc-m3/persons')).toEqual([]);
});

test('persons: a row of results tells who its people are, and of two of one name only whom the party tells', async () => {
  const answer = await reader.post('/document/timeline', {
    ...{ query: 'titel:Stuk', context: ['all'], startDate: '2026-10-01', endDate: '2026-10-31', size: 100 },
    groupingDetails: { name: 'nl' },
  });
  const { data } = answer.json<{ data: TimelineItem[] }>();
  const idsOf = (id: string) => data.find((item) => item.id === id)!.people.map((person) => person.id);
  expect(idsOf('doc-m1')).toEqual(['tweedekamer-v']);
  expect(idsOf('doc-c1')).toEqual(['tweedekamer-min', 'tweedekamer-v']);
  expect(idsOf('doc-m3')).toEqual([undefined]);
  expect(idsOf('doc-m4')).toEqual(['tweedekamer-j1']);
  // Of who had left by then the name stands for nobody.
  expect(idsOf('doc-after')).toEqual([undefined]);
});

test('persons: who is in no list, or of another dashboard, has no page', async () => {
  expect((await reader.post('/person/tweedekamer-nobody', {})).statusCode).toBe(404);
  const elsewhere = await product.subscriber({ modules: ['EUDashboard'] });
  const refused = await elsewhere.post('/person/tweedekamer-v', {});
  expect(refused.statusCode).toBe(403);
  expect(refused.json<{ errors: { code: string }[] }>().errors[0]!.code).toBe('EC-07');
});

test('persons: a query is in the language of who asks', async () => {
  const answer = await reader.post('/person/tweedekamer-v', {}, { 'accept-language': 'en-GB' });
  expect(answer.json<{ data: PersonHead }>().data.motions?.search?.query).toMatch(
    /^(persoon|person):"Vera Bosveld"$/,
  );
});
