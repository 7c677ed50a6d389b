import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './blocks.ts';
import { headingsOf } from './headings.ts';

/** The headings of a text by what they say, with a sign for each level. */
function headings(...lines: string[]): string[] {
  const text = lines.join('\n');
  const paragraphs = paragraphsOf(text);
  const found = headingsOf(text, paragraphs);
  return paragraphs.flatMap(({ start, end }) =>
    found.has(start) ? [`h${found.get(start)} ${text.slice(start, end)}`] : [],
  );
}

describe('headings of a text', () => {
  it.each([
    'Artikel 12',
    'Artikel 12a',
    'Artikel 3.2',
    'Artikel 3. Begripsbepalingen',
    'Artikel 3 Begripsbepalingen',
    'Artikel 1:1 – Reikwijdte',
    'ARTIKEL II',
    'Hoofdstuk 3 Algemene bepalingen',
    'HOOFDSTUK II',
    'CHAPTER II',
    'Titel IX',
    'Section A. List of Union legislation',
    'Article premier',
    'Anhang III',
    'Vraag 6',
    'Antwoord op vraag 6',
    'Amendment 14',
    '3.2 Financiële gevolgen',
    '1.5.3. Aus früheren Maßnahmen gewonnene Erkenntnisse',
    'MEMORIE VAN TOELICHTING',
    'Inleiding',
    'CHAPITRE 2. - Le Bureau',
  ])('has %s', (line) => {
    expect(headings('De Kamer heeft gesproken.', line, 'Dit staat eronder.')).toEqual([`h2 ${line}`]);
  });

  it.each([
    'Artikel 12 is van toepassing op de gemeente',
    'Artikel 12 lid 3',
    'Artikel 3 Wet milieubeheer',
    'Artikel 6 EVRM',
    'Artikel 2 Absatz 1',
    'Article 6 of the Treaty',
    'artikel 12',
    'Artikel 12,',
    'Vraag 6 is niet beantwoord.',
    'Hoofdstuk 3 .......... 14',
    '3.2 Financiële gevolgen 14',
    '3.2 miljoen euro',
    '3. De minister van Financiën',
    '3.2.1. Packaging to be fitted with a',
    '4 november 2026',
    '21 501-20',
    'Inleiding en conclusie van het debat',
    'De voorzitter',
    'MOTIE VAN HET LID DIJK',
    '',
  ])('has no %s', (line) => {
    expect(headings('De Kamer heeft gesproken.', line, 'Dit staat eronder.')).toEqual([]);
  });

  it('has them below each other, articles below chapters', () => {
    const lines = ['Hoofdstuk 1', 'Artikel 1', 'De wet geldt.', 'Bijlage I', 'De lijst.'];
    expect(headings(...lines)).toEqual(['h2 Hoofdstuk 1', 'h3 Artikel 1', 'h2 Bijlage I']);
  });

  it('has none where a line goes on, in a list of its like, and at the end', () => {
    expect(headings('In overeenstemming met', 'Artikel 5', 'Van deze wet.')).toEqual([]);
    expect(headings('De termijn, bedoeld in', 'Artikel 5', 'geldt niet.')).toEqual([]);
    expect(headings('Inhoud:', 'Artikel 1', 'Artikel 2', 'Artikel 3', 'De Kamer.')).toEqual([]);
    expect(headings('Oud en nieuw.', 'Artikel 1', '—', 'De Kamer.')).toEqual([]);
    expect(headings('De Kamer.', 'Artikel 1')).toEqual([]);
  });

  it('has a short line that stands alone between whole paragraphs', () => {
    const paragraph = `${'De staat van het hoogveen is verslechterd en herstel is nodig. '.repeat(3).trim()}`;
    expect(headings(paragraph, 'Herstel van hoogveen en natte heide', paragraph)).toEqual([
      'h2 Herstel van hoogveen en natte heide',
    ]);
    for (const line of [
      'Herstel van hoogveen.',
      'en natte heide',
      'Eén twee drie vier vijf zes zeven acht negen tien',
    ])
      expect(headings(paragraph, line, paragraph)).toEqual([]);
    expect(headings('De voorzitter,', 'Herstel van hoogveen', paragraph)).toEqual([]);
    expect(headings(paragraph, 'Herstel van hoogveen', 'De minister')).toEqual([]);
  });

  it('takes a long line for a sentence, however it begins', () => {
    expect(headings('De Kamer.', `Artikel 3. ${'Bepaling '.repeat(12)}`, 'Dit.')).toEqual([]);
  });
});
