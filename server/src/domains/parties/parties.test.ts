import type { CountedSearch } from 'contract/counted';
import type { ListedParty, PartyHead, PartyVotes } from 'contract/parties';
import type { PersonHead, PersonPapers, PersonSaid } from 'contract/persons';
import type { VotesResponse } from 'contract/votes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rememberNames } from '#domains/names/index.ts';
import type { Document, Turn } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { bodyOf, openedBy } from '#domains/persons/test/opened.ts';

let product: TestProduct;
let reader: Subscriber;

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const vera = { name: 'Vera Bosveld', party: 'Groen Verbond' };
const sentence = 'Gemeenten kiezen zonder te weten wat het warmtenet in hun eigen wijk aankan.';

function debate(
  id: string,
  day: string,
  spoken: readonly [Turn['speaker'], string][],
  path = 'tk',
): Document {
  let text = '';
  const turns = spoken.map(([speaker, said], index): Turn => {
    text += `\n\n${speaker.name}:\n`;
    const from = text.length;
    text += said;
    return { speaker, from, to: text.length, start: at(day) + index * 60_000 };
  });
  const groupPath = path === 'tk' ? 'tk/commissieverslag' : 'ek/verslag';
  return aDocument({ id, title: `Debat ${id}`, groupPath, date: at(day), text, turns });
}
const paper = (id: string, groupPath: string, day: string, fields: Partial<Document> = {}) =>
  aDocument({
    ...{ id, title: `Stuk ${id}`, groupPath, date: at(day) },
    people: [{ ...vera, role: 'Eerste ondertekenaar' }],
    ...fields,
  });

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  const seat = (person: string, name: string, party: string, from: string, until?: string) => ({
    ...{ kind: 'person' as const, id: `${person}-${from}`, person, name, party, from },
    surname: name.split(' ').at(-1)!,
    ...(until === undefined ? {} : { until }),
  });
  await product.people.db.transaction().execute((inside) =>
    rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, [
      { kind: 'party', id: 'gv', name: 'Groen Verbond', code: 'GV', from: '2017-03-23' },
      { kind: 'party', id: 'la', name: 'Liberaal Appèl' },
      {
        kind: 'party',
        id: 'old',
        name: 'Ouderenlijst',
        code: 'OL',
        from: '2012-09-20',
        until: '2017-03-22',
      },
      { kind: 'party', id: 'new', name: 'Ouderenlijst', code: 'OL', from: '2025-11-12' },
      { kind: 'party', id: 'one', name: 'Lijst Tweeling' },
      { kind: 'party', id: 'two', name: 'Lijst Tweeling' },
      { kind: 'party', id: 'short', name: 'Groen' },
      { kind: 'party', id: 'short-name', name: 'Tom' },
      seat('v', 'Vera Bosveld', 'GV', '2023-12-06'),
      seat('w', 'Wim Aalders', 'GV', '2025-11-12'),
      seat('left', 'Piet Vertrokken', 'GV', '2021-03-31', '2026-06-30'),
      seat('moved', 'Mia Wissel', 'GV', '2021-03-31', '2026-01-31'),
      seat('moved', 'Mia Wissel', 'Liberaal Appèl', '2026-02-01'),
      seat('o', 'Oda Grijs', 'OL', '2025-11-12'),
      seat('t', 'Tom Tweeling', 'Lijst Tweeling', '2025-11-12'),
      { kind: 'person', person: 'ek', name: 'Els Senaat', party: 'GV', function: 'Eerste Kamerlid' },
      { kind: 'person', person: 'oud', name: 'Otto Oud', party: 'GV', function: 'Oud Kamerlid' },
      {
        kind: 'person',
        person: 'min',
        name: 'Sanne Verhoeckx',
        party: 'GV',
        function: 'Minister van Klimaat',
      },
    ]),
  );
  const members = (party: string, names: readonly string[], choice: 'Voor' | 'Tegen') =>
    names.map((name) => ({ name, party, choice }));
  await product.documents.put([
    debate('doc-first', '2026-11-10', [
      [vera, sentence],
      [
        { name: 'Jan de Proef', party: 'Liberaal Appèl' },
        'Het warmtenet komt er en daar zijn wij als partij heel blij mee.',
      ],
      [
        { name: 'Wim Aalders', party: 'GV' },
        'Ook over het warmtenet zeggen wij vandaag in dit debat nog een keer wat wij vinden.',
      ],
      [{ name: 'Sanne Verhoeckx' }, 'Het warmtenet komt er, en de Kamer krijgt daarover een brief van mij.'],
    ]),
    debate('doc-second', '2026-11-12', [
      [vera, 'Met het warmtenet gaat het niet goed, en dat zien wij allemaal al jaren.'],
    ]),
    debate('doc-senate', '2026-11-13', [[vera, sentence]], 'ek'),
    paper('doc-q1', 'tk/schriftelijke-vragen', '2026-10-01', {
      numbers: [{ kind: 'case', value: '2026Z001' }],
    }),
    paper('doc-a1', 'tk/antwoord', '2026-10-10', {
      numbers: [{ kind: 'case', value: '2026Z001' }],
      people: [],
    }),
    paper('doc-q2', 'tk/schriftelijke-vragen', '2026-09-01', {
      numbers: [{ kind: 'case', value: '2026Z002' }],
    }),
    paper('doc-m1', 'tk/motie', '2026-10-02', {
      sourceType: 'Motie',
      votes: [
        {
          ...{ subject: 'Motie 1', outcome: 'aangenomen', members: [] },
          parties: [
            { party: 'GV', seats: 20, choice: 'Voor' },
            { party: 'Liberaal Appèl', seats: 27, choice: 'Tegen' },
          ],
        },
      ],
    }),
    paper('doc-m2', 'tk/motie', '2026-10-03', {
      sourceType: 'Motie',
      people: [{ name: 'Jan de Proef', party: 'Liberaal Appèl', role: 'Eerste ondertekenaar' }],
      votes: [
        {
          ...{ subject: 'Motie 2', outcome: 'verworpen' },
          parties: [
            { party: 'GV', seats: 1, choice: 'Voor' },
            { party: 'GV', seats: 2, choice: 'Tegen' },
          ],
          members: [
            ...members('GV', ['Vera Bosveld'], 'Voor'),
            ...members('GV', ['Wim Aalders', 'Nog Iemand'], 'Tegen'),
          ],
        },
      ],
    }),
    paper('doc-m3', 'tk/motie', '2026-10-04', {
      sourceType: 'Motie',
      people: [],
      votes: [
        {
          subject: 'Motie 3',
          parties: [{ party: 'Liberaal Appèl', seats: 27, choice: 'Tegen' }],
          members: [],
        },
      ],
    }),
    paper('doc-senate-motion', 'ek/motie', '2026-10-04'),
    paper('doc-c1', 'tk/toezegging', '2026-10-06', {
      people: [],
      organisations: [{ name: 'GV', relation: 'ToegezegdAanFractie' }],
      commitment: { state: 'open', due: '2026-12-31', to: [], toParties: ['GV'], fulfilledBy: [] },
    }),
    paper('doc-c2', 'tk/toezegging', '2026-10-07', {
      people: [{ ...vera, role: 'ToegezegdAanPersoon' }],
      commitment: { state: 'open', to: [vera], toParties: [], fulfilledBy: [] },
    }),
  ]);
});
afterAll(() => product.close());

async function asked<Answer>(path: string, body: object = {}): Promise<Answer> {
  const answer = await reader.post(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Answer }>().data;
}
const head = (id: string) => asked<PartyHead>(`/party/tweedekamer-${id}`);

const opened = (search: CountedSearch) => openedBy(reader, search);

test('parties: a party is what the list says, with who sits for it and who did', async () => {
  expect(await head('gv')).toMatchObject({
    name: 'Groen Verbond',
    abbreviation: 'GV',
    chamber: 'tk',
    domain: 'nl',
    seats: { count: 2, day: '2026-11-20' },
    members: [
      { id: 'tweedekamer-w', name: 'Wim Aalders', from: '2025-11-12' },
      { id: 'tweedekamer-v', name: 'Vera Bosveld', from: '2023-12-06' },
    ],
    former: [
      { name: 'Piet Vertrokken', until: '2026-06-30' },
      { name: 'Mia Wissel', until: '2026-01-31' },
    ],
    period: { from: '2025-11-20', to: '2026-11-20' },
  });
});

test('parties: every number opens exactly what it counts, in the chamber of the party alone', async () => {
  const party = await head('la');
  expect(party.turns).toMatchObject({ count: 1, debates: 1 });
  expect(await opened(party.turns!.search!)).toEqual(['doc-first']);
  const green = await head('gv');
  expect(green.queries.all).toBe('partij:("Groen Verbond" OF "GV")');
  expect(green).toMatchObject({ questions: { count: 2 }, motions: { count: 1 }, commitments: { count: 2 } });
  expect(await opened(green.questions!.search!)).toEqual(['doc-q1', 'doc-q2']);
  expect(await opened(green.motions!.search!)).toEqual(['doc-m1']);
  expect(await opened(green.commitments!.search!)).toEqual(['doc-c1', 'doc-c2']);
});

test('parties: what those who spoke for one said is word for word, of its own turns, and leads to who said it', async () => {
  const { quotations, topics } = await asked<PersonSaid>('/party/tweedekamer-gv/said');
  expect(quotations.map(({ document, speaker, turn }) => [document.id, speaker, turn])).toEqual([
    ['doc-second', { name: 'Vera Bosveld', id: 'tweedekamer-v' }, 0],
    ['doc-first', { name: 'Wim Aalders', id: 'tweedekamer-w' }, 2],
  ]);
  const topic = topics.find(({ topic: name }) => name === 'warmtenet');
  expect(topic).toMatchObject({ turns: 3, debates: 2 });
  expect(await opened(topic!.search)).toEqual(['doc-first', 'doc-second']);
});

test('parties: turns are not counted where a search by the name finds those of others', async () => {
  const short = await head('short');
  expect(short.alike).toEqual(['Groen Verbond']);
  expect(short).not.toHaveProperty('turns');
  expect((await asked<PersonSaid>('/party/tweedekamer-short/said')).topics).toEqual([]);
  // So it is where a member is called so.
  expect((await head('short-name')).alike).toEqual(['Tom Tweeling']);
});

test('parties: two of one name are two, told apart by their days or not at all', async () => {
  expect((await head('new')).members).toMatchObject([{ name: 'Oda Grijs' }]);
  const old = await head('old');
  expect(old).toMatchObject({ until: '2017-03-22', members: [], former: [] });
  expect(old).not.toHaveProperty('period');
  expect((await head('one')).members).toEqual([]);
  expect((await head('two')).members).toEqual([]);
});

test('parties: questions, motions and commitments tell what became of them', async () => {
  const papers = await asked<PersonPapers>('/party/tweedekamer-gv/papers');
  expect(papers.questions?.counts).toMatchObject({ onTime: 1, open: 1, openLate: 1 });
  expect(papers.motions).toMatchObject({ adopted: 1, rejected: 0 });
  expect(papers.commitments.map(({ document }) => document.id)).toEqual(['doc-c2', 'doc-c1']);
});

test('parties: votes are those in which the chamber counted the party, each number opens them', async () => {
  const voted = await asked<PartyVotes>('/party/tweedekamer-gv/votes');
  expect(voted).toMatchObject({
    ...{ party: 'GV', counted: 2, for: 1, against: 0, split: 1, splitByName: 1, absent: 0 },
    divided: [
      {
        subject: 'Motie 2',
        counts: { for: 1, against: 2 },
        deviating: [{ name: 'Vera Bosveld', id: 'tweedekamer-v', side: 'for' }],
      },
    ],
  });
  const ids = async (how: string) => {
    const narrowing = { voted: { party: 'GV', how } };
    const answer = await reader.post('/votes', { ...bodyOf(voted.search!), narrowing });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<VotesResponse>().data.map(({ documentId }) => documentId);
  };
  expect(await ids('for')).toEqual(['doc-m1']);
  expect(await ids('split')).toEqual(['doc-m2']);
});

test('parties: nothing is answered that ranks, scores, counts who was there or concludes', async () => {
  const keys: string[] = [];
  for (const part of ['', '/said', '/papers', '/votes']) {
    JSON.stringify(
      await asked(`/party/tweedekamer-gv${part}`),
      (key, value: unknown) => (keys.push(key), value),
    );
  }
  expect(keys.filter((key) => /rank|score|attend|view|interest|position|agree|coalition/i.test(key))).toEqual(
    [],
  );
});

test('parties: the lists of a domain tell which there are, and a party of no list has no page', async () => {
  const { data } = (await reader.get('/parties/nl')).json<{ data: ListedParty[] }>();
  expect(data.map(({ name }) => name)).toEqual([
    ...['Groen', 'Groen Verbond', 'Liberaal Appèl', 'Lijst Tweeling', 'Lijst Tweeling'],
    ...['Ouderenlijst', 'Ouderenlijst', 'Tom'],
  ]);
  expect((await reader.post('/party/tweedekamer-nobody', {})).statusCode).toBe(404);
  const elsewhere = await product.subscriber({ modules: ['EUDashboard'] });
  expect((await elsewhere.post('/party/tweedekamer-gv', {})).statusCode).toBe(403);
  expect((await elsewhere.get('/parties/nl')).statusCode).toBe(403);
});

test('parties: a person has that of their seat, and who sits elsewhere or in a government none', async () => {
  const of = async (id: string) => (await asked<PersonHead>(`/person/tweedekamer-${id}`)).party;
  expect(await of('v')).toEqual({ id: 'tweedekamer-gv', name: 'Groen Verbond' });
  expect(await of('moved')).toEqual({ id: 'tweedekamer-la', name: 'Liberaal Appèl' });
  for (const other of ['ek', 'oud', 'min', 't']) expect(await of(other)).toBeUndefined();
});
