import { randomBytes } from 'node:crypto';
import type { NamedProcedure, Thread, ThreadItem } from 'contract/threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article, directive, inUnion, number, paper } from '#domains/dossiers/test/directive.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import type { Document } from '#stores/documents/document.ts';

let product: TestProduct;
let reader: Subscriber;
/** The other engine has to find and quote the same, where there is one. */
const engine = process.env.OPENSEARCH_URL;
const prefix = `test-${randomBytes(6).toString('hex')}`;
beforeAll(async () => {
  product = await openProduct(
    undefined,
    undefined,
    engine ? { OPENSEARCH_URL: engine, OPENSEARCH_PREFIX: prefix } : {},
  );
  reader = await product.subscriber();
});
afterAll(async () => {
  await product.close();
  if (engine) await fetch(`${engine}/${prefix}-*`, { method: 'DELETE' });
});

const meetingOf = (id: string, dossier: string, day: string, status: 'planned' | 'held' | 'cancelled') =>
  paper(id, '2026-10-20', {
    ...{ groupPath: 'tk/agenda', sourceType: 'Procedurevergadering', numbers: [number('dossier', dossier)] },
    meeting: {
      ...{ kind: 'committee', timeKnown: true, status, agendaItems: [] },
      start: Date.parse(`${day}T09:00:00Z`),
    },
  });

async function thread(of: string, by = reader): Promise<Thread> {
  const answer = await by.post(`/threads/2031-0${of}-COD`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: Thread }>().data;
}
async function items(of: string, body: object, by = reader) {
  const answer = await by.post(`/threads/2031-0${of}-COD/items`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: ThreadItem[]; total: number }>();
}
async function belongsTo(path: string, by = reader): Promise<NamedProcedure[]> {
  const answer = await by.post(`/threads/of/${path}`, {});
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ data: NamedProcedure[] }>().data;
}
const cellsOf = ({ phases }: Thread) =>
  Object.fromEntries(
    phases.map(({ phase, cells }) => [
      phase,
      Object.fromEntries(
        cells.map(({ level, items: shown }) => [level, shown.map(({ document }) => document.id)]),
      ),
    ]),
  );
const quoted = ({ naming: { place, quotation } }: Pick<ThreadItem, 'naming'>) => [
  place,
  ...(quotation?.marks ?? []).map(([start, end]) => quotation?.text.slice(start, end)),
];

describe('the thread of a procedure', () => {
  it('holds what names one of its numbers, by phase and level, law first, each with where it does so', async () => {
    await product.documents.put([
      ...directive('512'),
      paper('a-fiche', '2024-10-25', {
        title: 'Fiche: Richtlijn nettoegang',
        text: 'Over COM (2031) 512 final.',
      }),
      paper('a-letter', '2025-10-09', {
        ...{
          groupPath: 'regering/kamerbrief',
          text: `${'Woord '.repeat(80)}zie 2031/0512(COD), ${'en meer '.repeat(80)}`,
        },
      }),
      paper('a-report', '2026-11-01', { numbers: [number('reference', '32032L0512')] }),
      paper('a-bill', '2026-10-02', {
        ...{ groupPath: 'tk/wetsvoorstel', sourceType: 'Voorstel van wet' },
        title: 'Implementatie van Richtlijn (EU) 2032/512 over een zaak',
        dossier: { number: '37 012', title: 'Implementatiewet' },
      }),
      paper('a-flemish', '2026-10-03', {
        ...{
          domain: 'be-flm',
          groupPath: 'vlaams-parlement/schriftelijke-vragen',
          text: 'De richtlijn 2032/512 geldt.',
        },
      }),
      paper('a-french', '2026-10-04', {
        ...{
          domain: 'be-fed',
          groupPath: 'kamer/verslag',
          language: 'fr',
          text: 'la directive (UE) n° 2032/512',
        },
      }),
      // None of these names it: another number, a gazette, and an act that only cites the same year.
      paper('a-other', '2026-10-05', { text: 'COM(2031) 5120, richtlijn 2032/5121 en Stb. 2032, 512.' }),
      paper('a-year', '2026-10-06', { text: 'Kamerstukken 2032 512 en 52032PC0512.' }),
    ]);
    const found = await thread('512');
    expect(found.numbers).toEqual([
      { kind: 'procedure', value: '2031/0512(COD)' },
      { kind: 'proposal', value: 'COM(2031) 512' },
      { kind: 'act', value: '(EU) 2032/512', form: 'directive' },
      { kind: 'celex', value: '52031PC0512' },
      { kind: 'celex', value: '32032L0512' },
    ]);
    expect(cellsOf(found)).toEqual({
      transposition: { eu: [], nl: ['a-bill', 'a-report'], be: ['a-french', 'a-flemish'] },
      negotiation: { eu: ['eu-512-act'], nl: ['a-letter'], be: [] },
      proposal: { eu: ['eu-512-proposal', 'eu-512-vote'], nl: ['a-fiche'], be: [] },
    });
    expect(found.phases.map(({ phase, from, days }) => [phase, from, days])).toEqual([
      ['transposition', '2026-06-12', 161],
      ['negotiation', '2025-07-08', 339],
      ['proposal', '2024-09-17', 294],
    ]);
    expect(found.total).toBe(9);
    const told = Object.fromEntries(
      found.phases.flatMap(({ cells }) =>
        cells.flatMap((cell) => cell.items.map((item) => [item.document.id, quoted(item)])),
      ),
    );
    expect(told).toEqual({
      'a-fiche': ['text', 'COM (2031) 512 final'],
      'a-letter': ['text', '2031/0512(COD)'],
      'a-report': ['number', '32032L0512'],
      'a-bill': ['title', '(EU) 2032/512'],
      'a-flemish': ['text', 'richtlijn 2032/512'],
      'a-french': ['text', '(UE) n° 2032/512'],
      'eu-512-act': ['number', '32032L0512'],
      'eu-512-vote': ['number', '2031/0512(COD)'],
      'eu-512-proposal': ['number', 'COM(2031) 512'],
    });
    for (const { cells } of found.phases)
      for (const { naming } of cells.flatMap((cell) => cell.items))
        expect(naming.quotation!.text.length).toBeLessThan(220);
  });

  it('shows two of a cell and gives the others page by page', async () => {
    await product.documents.put([
      ...directive('513'),
      ...Array.from({ length: 5 }, (_, nth) =>
        paper(`b-${nth}`, `2025-03-0${nth + 1}`, { text: 'COM(2031) 513' }),
      ),
    ]);
    const nl = (await thread('513')).phases.at(-1)!.cells.find(({ level }) => level === 'nl')!;
    expect(nl.total).toBe(5);
    expect(nl.items.map(({ document }) => document.id)).toEqual(['b-4', 'b-3']);
    const rest = await items('513', { level: 'nl', phase: 'proposal', from: 2, size: 2 });
    expect(rest.total).toBe(5);
    expect(rest.data.map(({ document }) => document.id)).toEqual(['b-2', 'b-1']);
    expect(rest.data.map(quoted)).toEqual([
      ['text', 'COM(2031) 513'],
      ['text', 'COM(2031) 513'],
    ]);
  });

  it('tells of a dashboard outside the modules no more than how many there are', async () => {
    await product.documents.put([
      ...directive('514'),
      paper('c-lower', '2025-03-01', { text: 'COM(2031) 514' }),
      paper('c-upper', '2025-03-02', { text: 'COM(2031) 514', groupPath: 'ek/motie' }),
      paper('c-flemish', '2025-03-03', {
        ...{ domain: 'be-flm', groupPath: 'vlaams-parlement/motie', text: 'COM(2031) 514' },
      }),
    ]);
    const some = await product.subscriber({ modules: ['EUDashboard', 'nlDashboard'] });
    const found = await thread('514', some);
    expect(found.lanes).toMatchObject([
      { domain: 'eu', locked: false, total: 3 },
      { domain: 'nl', locked: false, total: 1, elsewhere: 1 },
      { domain: 'be-fed', locked: true, total: 0 },
      { domain: 'be-flm', locked: true, total: 1 },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/c-upper|c-flemish/);
    expect(found.transposition?.countries.map(({ domain, locked }) => [domain, locked])).toEqual([
      ['nl', false],
      ['be-fed', true],
      ['be-flm', true],
    ]);
    expect((await items('514', { level: 'be', phase: 'proposal' }, some)).data).toEqual([]);
    const national = await product.subscriber({ modules: ['nlDashboard'] });
    expect((await national.post('/threads/2031-0514-COD', {})).statusCode).toBe(403);
  });

  it('has nothing of an act that the procedure only amends, and none is one of Parliament alone', async () => {
    await product.documents.put([
      paper('d-proposal', '2024-09-17', {
        ...inUnion('2031/0515(COD)', 'commission/proposal', number('ce', 'COM(2031) 515')),
        title: 'Proposal for a Directive amending Directive (EU) 2018/2001',
        relations: [{ relation: 'Proposes to amend', id: 'eurlex-32018L2001', title: '32018L2001' }],
      }),
      paper('d-other', '2025-01-01', { text: 'Richtlijn (EU) 2018/2001 en 32018L2001.' }),
      paper('d-own', '2025-01-01', inUnion('2031/0516(INI)', 'ep/plenary/report')),
    ]);
    const found = await thread('515');
    expect(found.total).toBe(1);
    expect(found.transposition).toBeUndefined();
    expect(found.phases.map(({ phase }) => phase)).toEqual(['proposal']);
    expect((await reader.post('/threads/2031-0516-INI', {})).statusCode).toBe(404);
    expect((await reader.post('/threads/2031-0999-COD', {})).statusCode).toBe(404);
  });

  it('marks what came since the visit before', async () => {
    const user = await product.subscriber();
    await product.documents.put([
      ...directive('517'),
      paper('e-old', '2025-03-01', { text: 'COM(2031) 517' }),
    ]);
    await user.post('/dossiers/eu/2031-0517-COD', { visit: true });
    product.clock.advance(60 * 60_000);
    await product.documents.put([paper('e-new', '2025-03-02', { text: 'COM(2031) 517' })]);
    await user.post('/dossiers/eu/2031-0517-COD', { visit: true });
    const { data } = await items('517', { level: 'nl', phase: 'proposal' }, user);
    expect(data.map(({ document, isNew }) => [document.id, isNew])).toEqual([
      ['e-new', true],
      ['e-old', false],
    ]);
  });
});

describe('the transposition of a directive', () => {
  it('has the day of its article, and by country the bill that names it with its stage, else none found', async () => {
    const bill: Partial<Document> = {
      ...{ groupPath: 'tk/wetsvoorstel', sourceType: 'Voorstel van wet' },
      dossier: { number: '37 018', title: 'Implementatiewet' },
      numbers: [number('dossier', '37 018')],
    };
    await product.documents.put([
      ...directive('518'),
      paper('f-bill', '2026-10-02', { ...bill, title: 'Implementatie van Richtlijn (EU) 2032/518' }),
      paper('f-note', '2026-11-12', {
        ...{ groupPath: 'tk/nota-verslag', sourceType: 'Nota naar aanleiding van het verslag' },
        dossier: bill.dossier!,
        numbers: bill.numbers!,
      }),
      meetingOf('f-meeting', '37 018', '2026-12-02', 'planned'),
      meetingOf('f-held', '37 018', '2026-11-11', 'held'),
      meetingOf('f-off', '37 018', '2026-12-01', 'cancelled'),
      // A later bill that mentions it, and one that names the proposal alone.
      paper('f-mention', '2026-11-20', {
        ...bill,
        numbers: [number('dossier', '37 019')],
        dossier: { number: '37 019', title: 'Anders' },
        text: 'richtlijn 2032/518',
      }),
      meetingOf('f-other', '37 019', '2026-12-01', 'planned'),
      paper('f-federal', '2026-10-14', {
        ...{
          domain: 'be-fed',
          groupPath: 'kamer/wetsontwerp',
          sourceType: 'Wetsontwerp',
          text: 'COM(2031) 518',
        },
      }),
    ]);
    const { transposition } = await thread('518');
    expect(transposition).toMatchObject({
      act: { id: 'eu-518-act' },
      deadline: { day: '2027-12-12', article: '31', paragraph: '1', others: 0 },
      countries: [
        {
          ...{ domain: 'nl', total: 2, read: [] },
          bills: [
            { document: { id: 'f-bill' }, number: '37 018', naming: { place: 'title' } },
            { document: { id: 'f-mention' }, number: '37 019', naming: { place: 'text' } },
          ],
        },
        { domain: 'be-fed', bills: [], total: 0 },
        { domain: 'be-flm', bills: [], total: 0 },
      ],
      next: [{ document: { id: 'f-meeting' }, date: '2026-12-02T09:00:00.000Z', inFeed: false }],
    });
    expect(transposition?.next).toHaveLength(1);
    expect(transposition?.countries[0]?.bills[0]?.stage).toEqual({
      key: 'written',
      day: '2026-11-12',
      course: 'nlBill',
    });
  });

  it('has no day that its text does not name, and is none of a regulation', async () => {
    await product.documents.put([
      ...directive('519', 'Article 31\n1. Member States shall transpose this Directive within two years.'),
      paper('g-regulation', '2026-06-12', {
        ...inUnion('2031/0520(COD)', 'official-journal/regulation', number('document', '32032R0520')),
        title: 'Regulation (EU) 2032/520',
        text: article,
      }),
      paper('g-letter', '2026-07-01', { text: 'verordening (EU) 2032/520' }),
    ]);
    const { transposition } = await thread('519');
    expect(transposition).not.toHaveProperty('deadline');
    const regulation = await thread('520');
    expect(regulation.transposition).toBeUndefined();
    expect(cellsOf(regulation)).toMatchObject({ published: { nl: ['g-letter'] } });
  });
});

describe('a national dossier', () => {
  it('belongs to the procedures that its bill names in title or number, with the words that do so', async () => {
    const bill = (dossier: string, id: string, fields: Partial<Document>) =>
      paper(id, '2026-10-02', {
        ...{ groupPath: 'tk/wetsvoorstel', sourceType: 'Voorstel van wet' },
        dossier: { number: dossier, title: 'Wet' },
        ...fields,
        numbers: [number('dossier', dossier), ...(fields.numbers ?? [])],
      });
    await product.documents.put([
      ...directive('521'),
      ...directive('522'),
      bill('37 021', 'h-title', {
        title: 'Implementatie van Richtlijn (EU) 2032/521',
        text: 'COM(2031) 522',
      }),
      bill('37 022', 'h-number', { numbers: [number('ce', 'COM(2031) 522')] }),
      bill('37 023', 'h-text', { text: 'Richtlijn (EU) 2032/521' }),
    ]);
    const [found, ...others] = await belongsTo('nl/37021');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ number: '2031/0521(COD)', locked: false, document: { id: 'h-title' } });
    expect(quoted(found!)).toEqual(['title', '(EU) 2032/521']);
    expect((await belongsTo('nl/37022')).map((one) => [one.number, ...quoted(one)])).toEqual([
      ['2031/0522(COD)', 'number', 'COM(2031) 522'],
    ]);
    expect(await belongsTo('nl/37023')).toEqual([]);
    const national = await product.subscriber({ modules: ['nlDashboard'] });
    expect(await belongsTo('nl/37021', national)).toMatchObject([{ locked: true }]);
    const european = await product.subscriber({ modules: ['EUDashboard'] });
    expect((await european.post('/threads/of/nl/37021', {})).statusCode).toBe(403);
    expect((await reader.post('/threads/of/nl/39999', {})).statusCode).toBe(404);
  });
});
