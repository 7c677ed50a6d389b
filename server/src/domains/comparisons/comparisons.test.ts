import type { Comparison, getTextVersions } from 'contract/comparisons';
import type { ResponseOf } from 'contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '#stores/documents/document.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { readWord } from '#test/word.ts';

let product: TestProduct;
let reader: Subscriber;

const bill = [
  'Allen, die deze zullen zien of horen lezen, saluut! doen te weten:',
  'Artikel 1 Netkaart',
  '1. Onze Minister stelt eenmaal per 3 jaar een netkaart vast.',
  'Artikel 2',
  'Deze wet treedt in werking op een bij koninklijk besluit te bepalen tijdstip.',
].join('\n');
const amended = bill
  .replace('eenmaal per 3 jaar', 'jaarlijks')
  .replace('Artikel 2', 'Artikel 1a\nDe netkaart is openbaar en kosteloos te raadplegen.\nArtikel 2');
const wording = 'Na artikel 1 komt:\n«De netkaart is openbaar en kosteloos te raadplegen.»';
const votedOn = (outcome: 'aangenomen' | 'verworpen'): Document['votes'] => [
  { subject: 'Amendement', outcome, parties: [], members: [], counts: { for: 78, against: 72 } },
];

const paperOf = (id: string, fields: Partial<Document>): Document =>
  aDocument({
    id: `test-${id}`,
    groupPath: 'tk/wetsvoorstel',
    title: `Stuk ${id}`,
    dossier: { number: '36 914', title: 'Wet netkaart' },
    text: bill,
    ...fields,
  });
const numbered = (number: string): Pick<Document, 'numbers'> => ({
  numbers: [
    { kind: 'dossier', value: '36 914' },
    { kind: 'reference', value: `36 914, ${number}` },
  ],
});
const day = (date: string) => ({ date: Date.parse(`${date}T10:00:00Z`) });

beforeAll(async () => {
  product = await openProduct();
  reader = await product.subscriber();
  await product.documents.put([
    paperOf('bill', { sourceType: 'Voorstel van wet', ...numbered('nr. 2'), ...day('2026-04-14') }),
    paperOf('memo', { sourceType: 'Memorie van toelichting', groupPath: 'tk/memorie', ...numbered('nr. 3') }),
    paperOf('nota', { sourceType: 'Nota van wijziging', ...numbered('nr. 7'), ...day('2026-06-01') }),
    paperOf('scan', { sourceType: 'Eindtekst', text: ' ', ...numbered('nr. 9'), ...day('2026-07-01') }),
    paperOf('senate', {
      sourceType: 'Gewijzigd voorstel van wet',
      groupPath: 'ek/wetsvoorstel',
      text: amended,
      originalUrls: ['https://bron.example/36914-A'],
      ...numbered('A'),
      ...day('2026-11-10'),
    }),
    paperOf('amendment', {
      ...{
        sourceType: 'Amendement',
        groupPath: 'tk/amendement',
        text: wording,
        people: [{ name: 'Bosveldt' }],
      },
      ...{ votes: votedOn('aangenomen'), ...numbered('nr. 14'), ...day('2026-09-01') },
    }),
    paperOf('rejected', {
      ...{ sourceType: 'Amendement', groupPath: 'tk/amendement', text: wording, votes: votedOn('verworpen') },
      ...{ ...numbered('nr. 15'), ...day('2026-09-02') },
    }),
    paperOf('other', {
      ...{ sourceType: 'Amendement', groupPath: 'tk/amendement', text: 'De netkaart is niet openbaar.' },
      ...{ ...numbered('nr. 16'), ...day('2026-09-03') },
    }),
    paperOf('closed', { sourceType: 'Bijgewerkte tekst', confidentiality: 'Besloten', ...numbered('nr. 8') }),
    paperOf('chapter', {
      sourceType: 'Voorstel van wet',
      dossier: { number: '36 914-XV', title: 'Anders' },
      numbers: [{ kind: 'dossier', value: '36 914-XV' }],
    }),
    aDocument({ id: 'test-french', language: 'fr' }),
  ]);
});
afterAll(() => product.close());

const versions = async (by = reader, dossierNumber = '36914') => {
  const answer = await by.post('/comparison/versions', { domain: 'nl', dossierNumber });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ResponseOf<typeof getTextVersions>>().data;
};
const compare = async (earlier: string, later: string, more: object = {}, by = reader) =>
  by.post('/comparison', { earlier: `test-${earlier}`, later: `test-${later}`, ...more });

describe('versions of a text', () => {
  it('are the papers of a dossier that hold its whole text, oldest first, with their numbers', async () => {
    const { number, title, versions: found, instructions, more } = await versions();
    expect(number).toBe('36 914');
    expect(title).toBe('Wet netkaart');
    expect(found.map(({ kind, label, document, hasText }) => [kind, label, document.id, hasText])).toEqual([
      ['bill', 'nr. 2', 'test-bill', true],
      ['final', 'nr. 9', 'test-scan', false],
      ['amended', 'EK, A', 'test-senate', true],
    ]);
    expect(instructions.map(({ id }) => id)).toEqual(['test-nota']);
    expect(more).toBe(false);
  });

  it('are none of a number that nothing has', async () => {
    expect(await versions(reader, '99 999')).toEqual({
      number: '99 999',
      ...{ versions: [], instructions: [], more: false },
    });
    expect((await versions(reader, '--')).versions).toEqual([]);
  });

  it('outside the modules are a title with a lock', async () => {
    const lower = await product.subscriber({ modules: ['nlDashboard'] });
    const { versions: found } = await versions(lower);
    expect(found.find(({ label }) => label === 'EK, A')).toEqual({
      kind: 'amended',
      label: 'EK, A',
      document: expect.objectContaining({ id: 'test-senate', locked: true }),
    });
    const none = await product.subscriber({ modules: ['EUDashboard'] });
    const answer = await none.post('/comparison/versions', { domain: 'nl', dossierNumber: '36914' });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'EC-01']);
  });
});

describe('a comparison', () => {
  it('has the outline, the articles with their words and both published texts', async () => {
    const answer = await compare('bill', 'senate');
    expect(answer.statusCode, answer.body).toBe(200);
    const { data } = answer.json<{ data: Comparison }>();
    expect(data).toMatchObject({ by: 'articles', changes: 2 });
    expect(data.earlier).toMatchObject({ kind: 'bill', label: 'nr. 2', hasText: true });
    expect(data.later).toMatchObject({ label: 'EK, A', official: 'https://bron.example/36914-A' });
    expect(data.outline.map(({ key, state }) => [key, state])).toEqual([
      ['opening', 'same'],
      ['1', 'changed'],
      ['1a', 'new'],
      ['2', 'same'],
    ]);
    expect(data.articles[1]!.paragraphs[0]!.pieces.map(({ kind, text }) => [kind, text])).toEqual([
      ['same', 'Onze Minister stelt '],
      ['deleted', 'eenmaal per 3 jaar '],
      ['inserted', 'jaarlijks '],
      ['same', 'een netkaart vast.'],
    ]);
  });

  it('says where words come from only where an amendment or note that was not rejected holds them', async () => {
    const { data } = (await compare('bill', 'senate')).json<{ data: Comparison }>();
    const told = data.articles.flatMap(({ key, paragraphs }) =>
      paragraphs.map(({ origins }) => [key, origins]),
    );
    expect(told.filter(([, origins]) => origins)).toEqual([['1a', ['test-amendment']]]);
    expect(data.origins).toEqual([
      {
        kind: 'amendment',
        label: 'nr. 14',
        document: expect.objectContaining({ id: 'test-amendment' }),
        people: [{ name: 'Bosveldt' }],
        outcome: 'aangenomen',
        counts: { for: 78, against: 72 },
      },
    ]);
  });

  it('comes in pages, and with what differs alone', async () => {
    const first = (await compare('bill', 'senate', { size: 2 })).json<{ data: Comparison }>().data;
    expect([first.articles.map(({ key }) => key), first.next]).toEqual([['opening', '1'], 2]);
    const rest = (await compare('bill', 'senate', { size: 2, offset: 2 })).json<{ data: Comparison }>().data;
    expect([rest.articles.map(({ key }) => key), rest.next]).toEqual([['1a', '2'], undefined]);
    const changed = (await compare('bill', 'senate', { onlyChanged: true })).json<{ data: Comparison }>()
      .data;
    expect(changed.articles.map(({ key }) => key)).toEqual(['1', '1a']);
    expect(changed.outline).toHaveLength(4);
  });

  it('of a scan says that it is one, and of two languages that they are two', async () => {
    const scan = (await compare('bill', 'scan')).json<{ data: Comparison }>().data;
    expect(scan).toMatchObject({ by: 'scan', articles: [], later: { hasText: false } });
    const foreign = (await compare('bill', 'french')).json<{ data: Comparison }>().data;
    expect(foreign).toMatchObject({ by: 'language', outline: [] });
  });

  it('tells nothing of what is behind closed doors or outside the modules', async () => {
    const closed = await compare('bill', 'closed');
    expect([closed.statusCode, closed.json().errors[0].code]).toEqual([404, 'EC-03']);
    const lower = await product.subscriber({ modules: ['nlDashboard'] });
    const locked = await compare('bill', 'senate', {}, lower);
    expect([locked.statusCode, locked.json().errors[0].code]).toEqual([403, 'EC-07']);
    const file = await lower.post('/comparison/export/docx', { earlier: 'test-bill', later: 'test-senate' });
    expect(file.statusCode).toBe(403);
  });

  it('as a Word file has what was deleted struck through and what was inserted underlined', async () => {
    const answer = await reader.post('/comparison/export/docx', {
      earlier: 'test-bill',
      later: 'test-senate',
    });
    expect(answer.statusCode).toBe(200);
    const { paragraphs, parts } = readWord(answer.rawPayload);
    const texts = paragraphs.map(({ text }) => text);
    expect(texts).toContain('Artikel 1 Netkaart');
    expect(texts).toContain('1 Onze Minister stelt eenmaal per 3 jaar jaarlijks een netkaart vast.');
    expect(texts.some((text) => text.startsWith('Artikel 2'))).toBe(false);
    const xml = parts['word/document.xml']!;
    expect(xml).toMatch(/<w:strike\/>(?:(?!<w:t[ >])[^])*<w:t[^>]*>eenmaal per 3 jaar /);
    expect(xml).toMatch(/<w:u [^>]*\/>(?:(?!<w:t[ >])[^])*<w:t[^>]*>jaarlijks /);
    // Not an official consolidated text: it says what was compared, and links to what was published.
    expect(texts.join('\n')).toMatch(/Vergeleken op de gepubliceerde tekst/);
    expect(texts.join('\n')).not.toMatch(/geconsolideerd/i);
  });
});
