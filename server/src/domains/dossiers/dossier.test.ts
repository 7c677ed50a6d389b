import type { Dossier, DossierRow, OpenDossier } from 'contract/dossiers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rememberNames } from '#domains/names/index.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import type { Document } from '#stores/documents/document.ts';

let product: TestProduct;
let reader: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  const seat = (person: string, name: string, party: string, until?: string) => ({
    ...{ kind: 'person' as const, id: person, person, name, party, from: '2023-12-06' },
    ...(until === undefined ? {} : { until }),
  });
  await product.people.db
    .transaction()
    .execute((inside) =>
      rememberNames(inside, { source: 'tweedekamer', domain: 'nl' }, [
        seat('v', 'Vera Bosveld', 'Groen Verbond'),
        seat('j1', 'Jan de Proef', 'Groen Verbond'),
        seat('j2', 'Jan de Proef', 'Liberaal Appèl'),
        seat('k1', 'Kim Anders', 'Groen Verbond'),
        seat('k2', 'Kim Anders', 'Liberaal Appèl'),
        seat('p', 'Piet Vertrokken', 'Burgerforum', '2026-01-31'),
      ]),
    );
});
afterAll(() => product.close());

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);
const paper = (id: string, day: string, fields: Partial<Document> = {}) =>
  aDocument({ id, title: `Titel ${id}`, text: `Alleen ${id}.`, date: at(day), ...fields });
/** A paper of a Kamerstukdossier, as the Tweede Kamer gives them. */
const inDossier = (dossier: string, id: string, day: string, fields: Partial<Document> = {}) =>
  paper(id, day, {
    dossier: { number: dossier, title: 'Wet energievisie' },
    ...fields,
    numbers: [{ kind: 'dossier', value: dossier }, ...(fields.numbers ?? [])],
  });
const kind = (groupPath: string, sourceType: string): Partial<Document> => ({ groupPath, sourceType });
const bill = kind('tk/wetsvoorstel', 'Voorstel van wet');
const vote = (subject: string, outcome: 'aangenomen' | 'verworpen' | 'ingetrokken', day?: string) => ({
  votes: [
    {
      subject,
      outcome,
      ...(day === undefined ? {} : { date: new Date(at(day)).toISOString() }),
      parties: [],
      members: [],
      counts: { for: 97, against: 53 },
    },
  ],
});
const meeting = (start: number, fields: Partial<NonNullable<Document['meeting']>> = {}) => ({
  ...kind('tk/agenda', 'Plenair debat'),
  date: start,
  meeting: {
    kind: 'plenary' as const,
    start,
    timeKnown: true,
    status: 'planned' as const,
    agendaItems: [],
    ...fields,
  },
});

async function ask(path: string, body: object = {}, by = reader): Promise<Dossier> {
  const answer = await by.post(`/dossiers/${path}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Dossier }>().data;
}
async function open(path: string, body: object = {}, by = reader): Promise<OpenDossier> {
  const found = await ask(path, body, by);
  if (found.locked) throw new Error('locked');
  return found;
}
async function rows(path: string, body: object = {}, by = reader) {
  const answer = await by.post(`/dossiers/${path}/rows`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: DossierRow[]; total: number; upTo: number }>();
}
const stagesOf = ({ stages }: OpenDossier) =>
  stages.map(({ key, state, day, days }) => [key, state, ...[day, days].filter((one) => one !== undefined)]);

describe('a dossier', () => {
  it('has papers, meetings, votes and commitments in order of time, each with its place in it', async () => {
    await product.documents.put([
      inDossier('40 101', 'a-bill', '2026-04-14', {
        ...bill,
        ...vote('Wet energievisie', 'aangenomen', '2026-11-18'),
        numbers: [{ kind: 'reference', value: '40 101, nr. 2' }],
      }),
      // The same case, so the same vote.
      inDossier('40 101', 'a-memo', '2026-04-14', {
        ...kind('tk/memorie', 'Memorie van toelichting'),
        ...vote('Wet energievisie', 'aangenomen', '2026-11-18'),
      }),
      inDossier('40 101', 'a-amendment', '2026-11-10', {
        ...kind('tk/amendement', 'Amendement'),
        ...vote('Amendement over de netkaart', 'verworpen', '2026-11-18'),
        people: [{ name: 'R. Bosveldt', party: 'GV' }],
        numbers: [{ kind: 'reference', value: '40 101, nr. 14' }],
      }),
      inDossier('40 101', 'a-promise', '2026-11-17', kind('tk/toezegging', 'Toezegging')),
      inDossier('40 101', 'a-meeting', '2026-11-24', meeting(at('2026-11-24'))),
      inDossier('40 102', 'a-other', '2026-11-19'),
      inDossier('40 101-XV', 'a-chapter', '2026-11-19'),
    ]);
    const found = await open('nl/40101');
    expect(found).toMatchObject({
      ...{ kind: 'dossier', number: '40 101', title: 'Wet energievisie', domain: 'nl', course: 'nlBill' },
      ...{ institution: 'Tweede Kamer', documents: 5, whole: true },
      counts: { all: 7, paper: 3, meeting: 1, vote: 2, commitment: 1 },
      billVote: { by: 'Tweede Kamer', outcome: 'aangenomen', counts: { for: 97, against: 53 } },
      votes: [
        { on: 'bill', by: 'Tweede Kamer', adopted: 1, rejected: 0, others: 0 },
        { on: 'amendment', by: 'Tweede Kamer', adopted: 0, rejected: 1, others: 0 },
      ],
      people: [{ name: 'R. Bosveldt', party: 'GV', papers: 1, moved: 1, turns: 0 }],
      next: [{ document: { id: 'a-meeting' }, inFeed: false }],
    });
    const { data, total } = await rows('nl/40101');
    expect(total).toBe(7);
    expect(data.map((row) => [row.kind, row.document.id, row.mark])).toEqual([
      ['meeting', 'a-meeting', undefined],
      ['vote', 'a-bill', 'nr. 2'],
      ['vote', 'a-amendment', 'nr. 14'],
      ['commitment', 'a-promise', undefined],
      ['paper', 'a-amendment', 'nr. 14'],
      ['paper', 'a-bill', 'nr. 2'],
      ['paper', 'a-memo', undefined],
    ]);
    const votes = await rows('nl/40101', { kind: 'vote', order: 'oldest', from: 1, size: 1 });
    expect(votes.data.map(({ document }) => document.id)).toEqual(['a-bill']);
    expect(votes.total).toBe(2);
  });

  it('tells whom a name stands for where all of its papers mean one person of the lists, and of nobody else', async () => {
    const motion = (id: string, day: string, ...people: Document['people']) =>
      inDossier('40 108', id, day, { ...kind('tk/motie', 'Motie'), people });
    const speakers = [
      { name: 'Vera Bosveld', party: 'Groen Verbond' },
      { name: 'Kim Anders', party: 'Liberaal Appèl' },
      { name: 'Vera Bosveld-Smit' },
      { name: 'Ton Trouw', party: 'Lijst Ton Trouw' },
      { name: 'Bea Bij', party: 'Lijst Ton Trouw' },
    ];
    const turn = (speaker: Document['people'][number]) => ({ speaker, from: 0, to: 6 });
    await product.documents.put([
      motion(
        'p-motion',
        '2026-11-10',
        { name: 'Vera Bosveld', party: 'Groen Verbond' },
        { name: 'Jan de Proef', party: 'Liberaal Appèl' },
        { name: 'Kim Anders', party: 'Groen Verbond' },
        { name: 'Piet Vertrokken', party: 'Burgerforum' },
        { name: 'Niemand Bekend' },
      ),
      // Which of the two is not said here.
      motion('p-second', '2026-11-10', { name: 'Jan de Proef' }),
      // He was a member then.
      motion('p-third', '2026-01-10', { name: 'Piet Vertrokken', party: 'Burgerforum' }),
      inDossier('40 108', 'p-debate', '2026-11-12', {
        ...kind('tk/commissieverslag', 'Verslag'),
        people: speakers,
        turns: [...speakers, speakers[1]!].map(turn),
      }),
    ]);
    const { people } = await open('nl/40108');
    expect(people.map(({ name, person, papers, turns }) => [name, person?.id, papers, turns])).toEqual([
      ['Kim Anders', undefined, 2, 2],
      ['Jan de Proef', undefined, 2, 0],
      ['Piet Vertrokken', undefined, 2, 0],
      // Her turns cannot be told from those of whom the other name is.
      ['Vera Bosveld', 'tweedekamer-v', 2, 0],
      ['Bea Bij', undefined, 1, 1],
      ['Vera Bosveld-Smit', undefined, 1, 1],
      ['Niemand Bekend', undefined, 1, 0],
      // Nor his from those of whoever is of the party.
      ['Ton Trouw', undefined, 1, 0],
    ]);
  });

  it('is not there where no document has exactly its number', async () => {
    const answer = await reader.post('/dossiers/nl/40999', {});
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('EC-03');
    expect((await open('nl/40101-XV')).documents).toBe(1);
  });

  it('says by whom a vote was, whoever wrote the paper, and gives a vote without a day none', async () => {
    await product.documents.put([
      inDossier('40 103', 'b-budget', '2026-03-01', {
        ...kind('regering/begroting', 'Voorstel van wet'),
        institution: 'Regering',
        ...vote('Begroting', 'aangenomen'),
      }),
    ]);
    const { data } = await rows('nl/40103', { kind: 'vote' });
    expect(data).toMatchObject([{ vote: { by: 'Tweede Kamer', outcome: 'aangenomen' } }]);
    expect(data[0]).not.toHaveProperty('date');
    // And it shows no stage.
    expect(stagesOf(await open('nl/40103')).map(([key, state]) => [key, state])).toEqual([
      ['submitted', 'running'],
      ['written', 'ahead'],
      ['debate', 'ahead'],
      ['vote', 'ahead'],
      ['senate', 'ahead'],
      ['senateVote', 'ahead'],
      ['published', 'ahead'],
    ]);
  });

  it('of a procedure reaches over the domains; what lies outside the modules is a title with a lock', async () => {
    const procedure = { numbers: [{ kind: 'procedure' as const, value: '2025/0412(COD)' }] };
    await product.documents.put([
      paper('c-proposal', '2026-01-01', {
        ...procedure,
        ...{ domain: 'eu', ...kind('commission/proposal', 'Proposal'), institution: 'European Commission' },
        people: [{ name: 'A. Smit' }],
      }),
      paper('c-letter', '2026-02-01', {
        ...procedure,
        ...kind('regering/kamerbrief', 'Brief regering'),
        people: [{ name: 'Vera Bosveld', party: 'Groen Verbond' }],
      }),
    ]);
    const both = await rows('eu/2025-0412-COD');
    expect(both.data.map(({ document }) => [document.id, document.locked])).toEqual([
      ['c-letter', false],
      ['c-proposal', false],
    ]);
    // Whose page is of another dashboard than the procedure's.
    expect((await open('eu/2025-0412-COD')).people).toMatchObject([
      { name: 'A. Smit' },
      { name: 'Vera Bosveld', person: { domain: 'nl', id: 'tweedekamer-v' } },
    ]);
    const national = await product.subscriber({ modules: ['nlDashboard'] });
    const locked = await ask('eu/2025-0412-COD', {}, national);
    expect(locked).toEqual({
      kind: 'procedure',
      number: '2025/0412(COD)',
      domain: 'eu',
      locked: true,
      module: 'MC07',
    });
    expect((await national.post('/dossiers/eu/2025-0412-COD/rows', {})).statusCode).toBe(403);
    // From the dashboard that they have, they see of the other what every page shows of it.
    const own = await rows('nl/2025-0412-COD', {}, national);
    expect(own.data[1]).toEqual({
      ...{ key: 'c-proposal', kind: 'paper', timeKnown: false, isNew: false },
      document: { id: 'c-proposal', title: 'Titel c-proposal', locked: true, module: 'MC07' },
    });
    const found = await open('nl/2025-0412-COD', {}, national);
    expect(found.people.map(({ name }) => name)).toEqual(['Vera Bosveld']);
    expect(found.stages[0]).toMatchObject({ key: 'submitted', state: 'locked' });
    expect(found.stages[0]).not.toHaveProperty('day');
  });

  it('of a local body stays within it, and is found where it alone has the number', async () => {
    const local = (id: string, institution: string, number: string) =>
      paper(id, '2026-05-01', {
        ...{ domain: 'nl-lr', ...kind('gemeenten/raadsstuk', 'Raadsvoorstel'), institution },
        numbers: [{ kind: 'dossier', value: number }],
      });
    await product.documents.put([
      local('d-one', 'Gemeente Oost', '2026-12'),
      local('d-two', 'Gemeente West', '2026-12'),
      local('d-three', 'Gemeente West', '2026-13'),
    ]);
    expect((await reader.post('/dossiers/nl-lr/2026-12', {})).statusCode).toBe(404);
    const found = await rows('nl-lr/2026-12', { institution: 'Gemeente West' });
    expect(found.data.map(({ document }) => document.id)).toEqual(['d-two']);
    expect((await open('nl-lr/2026-13')).stages).toEqual([]);
  });

  it('has nothing of a closed document', async () => {
    await product.documents.put([
      inDossier('40 104', 'e-closed', '2026-05-01', { confidentiality: 'Besloten' }),
    ]);
    expect((await reader.post('/dossiers/nl/40104', {})).statusCode).toBe(404);
  });
});

describe('what is new', () => {
  it('is what came or changed since the visit before, until all was seen', async () => {
    const user = await product.subscriber();
    await product.documents.put([inDossier('40 105', 'f-first', '2026-05-01')]);
    expect((await open('nl/40105', { visit: true }, user)).news).toBeUndefined();
    await product.documents.put([inDossier('40 105', 'f-second', '2026-05-02')]);
    // Within the same visit a reload makes nothing new, nor does a look of a program.
    product.clock.advance(60_000);
    expect((await open('nl/40105', { visit: true }, user)).news).toBeUndefined();
    product.clock.advance(60 * 60_000);
    await product.documents.put([inDossier('40 105', 'f-third', '2026-05-03')]);
    expect((await open('nl/40105', {}, user)).news).toBeUndefined();
    const { news } = await open('nl/40105', { visit: true }, user);
    expect(news).toMatchObject({ total: 1, rows: [{ document: { id: 'f-third' } }] });
    expect((await open('nl/40105', { visit: true }, user)).news).toMatchObject({ total: 1 });
    const { data } = await rows('nl/40105', {}, user);
    expect(data.map(({ document, isNew }) => [document.id, isNew])).toEqual([
      ['f-third', true],
      ['f-second', false],
      ['f-first', false],
    ]);
    const seen = await product.app.inject({
      ...{ method: 'PUT', url: '/api/dossiers/nl/40105/seen', payload: {} },
      headers: { 'x-auth': user.token },
    });
    expect(seen.statusCode, seen.body).toBe(200);
    expect((await open('nl/40105', { visit: true }, user)).news).toMatchObject({ total: 0 });
    expect((await open('nl/40105', {}, reader)).news).toBeUndefined();
  });
});
