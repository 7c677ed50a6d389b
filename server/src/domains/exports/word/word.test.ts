import { extractOffice } from '#platform/text-extraction/office.ts';
import { describe, expect, it } from 'vitest';
import { readWord } from '#test/word.ts';
import type { ExportEntry } from '../entries.ts';
import { composeWord } from './word.ts';

const item = (title: string, fields: object = {}): ExportEntry => ({ kind: 'item', title, ...fields });
const wordOf = (entries: readonly ExportEntry[], fields: object = {}) =>
  composeWord({
    locale: 'nl',
    organisation: 'Veldkers Public Affairs',
    productName: 'Vizier',
    title: 'Netcongestie',
    date: '23 november 2026',
    entries,
    ...fields,
  });

describe('a Word file (7.12)', () => {
  it('has styles of headings, facts, live links, a header with the organisation and page numbers', async () => {
    const bytes = await wordOf([
      { kind: 'heading', title: 'Van de minister' },
      item('Flexibele contracten', {
        type: 'Kamerbrief',
        source: 'Tweede Kamer',
        date: '23 nov 2026',
        note: 'Let op bijlage 2.\n\nBellen voor dinsdag.',
        passage: 'De piek is voorbij.',
        summary: { text: 'De minister komt met een lager tarief.', byAi: true },
        sourceUrl: 'https://example.org/stuk?a=1&b=2',
        pageUrl: 'https://vizier.example/nl/document/x',
        remark: 'Gewijzigd sinds het is bewaard',
      }),
      item('Slechte link', { sourceUrl: 'javascript:alert(1)' }),
    ]);
    const { paragraphs, around, parts } = readWord(bytes);
    expect(paragraphs.map(({ style, text }) => [style, text])).toEqual([
      ['Title', 'Netcongestie'],
      ['Facts', '23 november 2026'],
      ['Heading1', 'Van de minister'],
      ['Heading2', 'Flexibele contracten'],
      ['Facts', 'Kamerbrief · Tweede Kamer · 23 nov 2026'],
      ['Remark', 'Gewijzigd sinds het is bewaard'],
      [undefined, 'Let op bijlage 2.'],
      [undefined, 'Bellen voor dinsdag.'],
      ['Quote', 'De piek is voorbij.'],
      [undefined, 'De minister komt met een lager tarief.'],
      ['Facts', 'Samengevat door AI. Controleer citaten in de bron.'],
      ['Facts', 'Bekijk bij de bron · Open in Vizier'],
      ['Heading2', 'Slechte link'],
    ]);
    expect(paragraphs.flatMap(({ links }) => links)).toEqual([
      'https://example.org/stuk?a=1&b=2',
      'https://vizier.example/nl/document/x',
    ]);
    expect(around).toEqual(['Veldkers Public Affairs', 'Pagina  van ']);
    const footer = Object.entries(parts).find(([name]) => /footer\d*\.xml$/.test(name))![1];
    expect(footer).toMatch(/PAGE[^]*NUMPAGES/);
    expect(parts['word/styles.xml']).toMatch(/w:lang w:val="nl-NL"[^]*w:styleId="Heading1"/);
    // The reader of attachments finds it too.
    expect(extractOffice(bytes).text).toContain('Flexibele contracten');
  });

  it('has real lists; a numbered one begins anew', async () => {
    const rich = (text: string) =>
      `<p>Wij <b>steunen</b> <a href="https://example.org">dit</a>.</p><ol><li>${text}<ul><li>diep</li></ul></li><li>twee</li></ol>`;
    const { paragraphs, parts } = readWord(
      await wordOf([item('Een', { description: rich('a') }), item('Twee', { description: rich('b') })]),
    );
    const lists = paragraphs.filter(({ list }) => list !== undefined);
    expect(lists.map(({ text }) => text)).toEqual(['a', 'diep', 'twee', 'b', 'diep', 'twee']);
    const [a, deep, two, b] = lists.map(({ list }) => list);
    expect(two).toBe(a);
    expect(b).not.toBe(a);
    expect(deep).toMatch(/\/1$/);
    expect(parts['word/numbering.xml']).toMatch(/w:numFmt w:val="decimal"/);
    expect(parts['word/numbering.xml']).toMatch(/w:numFmt w:val="bullet"/);
    expect(paragraphs.find(({ text }) => text === 'Wij steunen dit.')?.links).toEqual([
      'https://example.org',
    ]);
  });

  it.each([
    [10, 0],
    [11, 11],
  ])('of %i items has a table of contents of %i entries', async (items, entries) => {
    const { paragraphs, parts } = readWord(
      await wordOf(Array.from({ length: items }, (_none, at) => item(`Stuk ${at + 1}`))),
    );
    const contents = paragraphs.filter(({ style }) => style?.startsWith('TOC'));
    expect(contents).toHaveLength(entries);
    if (entries === 0) return;
    expect(contents[10]!.text).toMatch(/^Stuk 11.*\d$/);
    expect(parts['word/document.xml']).toMatch(/<w:instrText[^>]*>TOC /);
    // Word would ask about a field that it has to update.
    expect(parts['word/document.xml']).not.toMatch(/w:dirty="(true|1)"/);
    expect(paragraphs.map(({ text }) => text)).toContain('Inhoud');
  });

  it('takes odd titles, Greek and Arabic as they are', async () => {
    const odd = [
      'R&D <b>"vet"</b> \'enkel\' ]]> &amp;',
      'Ενέργεια και κλίμα',
      'تقرير عن الطاقة',
      'emoji 👩‍👩‍👧 en half \uD83D paar',
      'bel\u0007 en \u0000nul\uFFFE',
    ];
    const { paragraphs } = readWord(
      await wordOf(
        odd.map((title) => item(title, { note: title })),
        { title: odd[0], organisation: odd[0], locale: 'en-gb' },
      ),
    );
    const headings = paragraphs.filter(({ style }) => style === 'Heading1');
    expect(headings.map(({ text }) => text)).toEqual([
      odd[0],
      odd[1],
      odd[2],
      'emoji 👩‍👩‍👧 en half \uFFFD paar',
      'bel  en  nul ',
    ]);
    expect(headings.map(({ bidirectional }) => bidirectional)).toEqual([false, false, true, false, false]);
    expect(paragraphs[0]!.text).toBe(odd[0]);
  });

  it('of 500 items is written whole', async () => {
    const entries = Array.from({ length: 500 }, (_none, at) =>
      item(`Stuk ${at + 1} over het stroomnet en de wachtlijsten`, {
        type: 'Motie',
        note: 'Een notitie van een regel of twee, zoals mensen die schrijven bij een stuk.',
        sourceUrl: `https://example.org/${at}`,
        pageUrl: `https://vizier.example/nl/document/${at}`,
      }),
    );
    const { paragraphs, parts } = readWord(await wordOf(entries));
    expect(paragraphs.filter(({ style }) => style === 'Heading1')).toHaveLength(500);
    expect(new Set(paragraphs.flatMap(({ links }) => links)).size).toBe(1_000);
    expect(paragraphs.filter(({ style }) => style === 'TOC1')).toHaveLength(500);
    expect(parts['word/document.xml']).not.toMatch(/w:dirty="(true|1)"/);
  });
});
