import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articlesOf } from './articles.ts';
import { paragraphsOf } from './paragraphs.ts';

const briefly = (text: string) =>
  articlesOf(text).map(({ kind, number, heading }) => [kind, number, heading].filter(Boolean).join(' '));

const bill = [
  '36 999',
  'Wet op de proefdijken',
  'VOORSTEL VAN WET',
  'Allen, die deze zullen zien of horen lezen, saluut! doen te weten:',
  'Zo is het, dat Wij hebben goedgevonden en verstaan:',
  'HOOFDSTUK 1. Algemeen',
  'Artikel 1.1. Begripsbepalingen',
  'In deze wet wordt verstaan onder proefdijk: een dijk op proef.',
  'Artikel 1.2 (beheer)',
  '1. De beheerder onderhoudt de proefdijk.',
  '2. Artikel 5 van de Dijkenwet is van toepassing. Het',
  'onderhoud is',
  'artikel 6 gemeld.',
  'Artikel 2',
  'Deze wet treedt in werking met ingang van 1 juli 2027.',
  'Lasten en bevelen dat deze in het Staatsblad zal worden geplaatst.',
].join('\n');

describe('articles of a text', () => {
  it('are found in a Dutch bill with its opening, chapters and closing, and not where one is only mentioned', () => {
    expect(briefly(bill)).toEqual([
      'front',
      'opening',
      'chapter HOOFDSTUK 1 Algemeen',
      'article 1.1 Begripsbepalingen',
      'article 1.2 beheer',
      'article 2',
      'closing',
    ]);
  });

  it('are found in a European act with its reasons and annexes', () => {
    const act = [
      'Explanatory memorandum',
      'Article 5 Legal basis',
      'THE EUROPEAN PARLIAMENT AND THE COUNCIL OF THE EUROPEAN UNION,',
      'Having regard to the Treaty,',
      'Whereas:',
      '(1)',
      'Dikes protect people.',
      'HAVE ADOPTED THIS REGULATION:',
      'CHAPTER I',
      'General',
      'Article 1',
      'Subject matter and scope',
      '1. This Regulation is about dikes.',
      'Article 2',
      'This Regulation shall enter into force.',
      'Done at Brussels, 1 March 2027.',
      'ANNEX I',
      'Heights',
    ].join('\n');
    expect(briefly(act)).toEqual([
      'front',
      'opening',
      'recitals',
      'chapter CHAPTER I',
      'article 1 Subject matter and scope',
      'article 2',
      'closing',
      'annex I',
    ]);
  });

  it('that amend other acts are divided into their parts, and what they quote is no article of theirs', () => {
    const amending = [
      'ARTIKEL I',
      'De Dijkenwet wordt als volgt gewijzigd:',
      'A',
      'Na artikel 3 wordt een artikel ingevoegd, luidende:',
      'Artikel 3a',
      'De beheerder meldt schade.',
      'B',
      'Artikel 4 vervalt.',
      'ARTIKEL II',
      'Deze wet treedt in werking met ingang van 1 juli 2027.',
    ].join('\n');
    expect(briefly(amending)).toEqual(['article I', 'article I, A', 'article I, B', 'article II']);
  });

  it('are found in a Belgian bill, and its lines below are no headings', () => {
    const belgian = [
      'Article 1er',
      'La présente loi règle une matière',
      'Art. 2',
      'Dans l’article 58 de la loi du',
      '18 juillet 1966, il est inséré un mot.',
    ];
    expect(briefly(belgian.join('\n'))).toEqual(['article 1er', 'article 2']);
  });

  it('joined give every text back', () => {
    const line = fc.oneof(
      fc.constantFrom(
        ...bill.split('\n'),
        'ARTIKEL I',
        'A',
        'ANNEX',
        'Whereas:',
        'Done at Here',
        '',
        'Article 3',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const text = lines.join('\n');
        const pieces = articlesOf(text).map(({ from, to }) => text.slice(from, to));
        expect(pieces.join('')).toBe(text);
      }),
    );
  });
});

describe('paragraphs of a text', () => {
  it('are one line each, with what counts them apart and printed pages left out', () => {
    const printed = [
      '1. De beheerder onder-',
      'houdt de dijk in-',
      'en uitwendig.',
      'Tweede Kamer, vergaderjaar 2026–2027, 36 999, nr. 2',
      '3',
      '2. Hij meldt:',
      'a. schade;',
      '(b)',
      'een doorbraak.',
      'De minister',
      'wordt ingelicht.',
      '',
      '§ 3. Slot.',
    ].join('\n');
    expect(paragraphsOf(printed)).toEqual([
      { number: '1', text: 'De beheerder onder-houdt de dijk in- en uitwendig.' },
      { number: '2', text: 'Hij meldt:' },
      { number: 'a', text: 'schade;' },
      { number: 'b', text: 'een doorbraak.' },
      { number: '', text: 'De minister wordt ingelicht.' },
      { number: '§ 3', text: 'Slot.' },
    ]);
  });
});
