import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedPiece } from 'contract/comparisons';
import { compareTexts } from './compare.ts';
import { comparedWords, foldedWords } from './words.ts';

const articles = (...texts: string[]) => texts.join('\n');
const states = (before: string, after: string) =>
  compareTexts(before, after).articles.map(({ kind, number, state, was, changes }) =>
    [kind === 'article' ? number : kind, state, was === undefined ? '' : `was ${was}`, changes]
      .filter(Boolean)
      .join(' '),
  );
const told = (pieces: readonly ComparedPiece[]) =>
  pieces
    .map(({ kind, text }) => ({ same: text, deleted: `[-${text}-]`, inserted: `[+${text}+]` })[kind])
    .join('');
const without = (pieces: readonly ComparedPiece[], kind: ComparedPiece['kind']) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

const map =
  'Artikel 2.3 Netkaart\n1. Onze Minister stelt ten minste eenmaal per drie jaar een landelijke netkaart vast.\n2. De netkaart vermeldt de ruimte.';
const duty =
  'Artikel 3.2 Tijdelijke aansluiting\nDe netbeheerder biedt een tijdelijke aansluiting aan wie langer dan een jaar wacht.';
const exemption = 'Artikel 4.1 Ontheffing\nDe Autoriteit verleent ontheffing aan wie zelf genoeg opwekt.';

describe('versions of a text', () => {
  it('are compared by article: changed, new, dropped, and another number alone is no change', () => {
    const before = articles(map, duty, exemption);
    const after = articles(
      map.replace('ten minste eenmaal per drie jaar', 'jaarlijks vóór 1 april'),
      'Artikel 3.2 Medische noodzaak\nWie om medische redenen stroom nodig heeft, gaat voor op alle anderen.',
      duty.replace('3.2', '3.3'),
    );
    expect(states(before, after)).toEqual([
      '2.3 changed 1',
      '3.2 new 1',
      '3.3 renumbered was 3.2',
      '4.1 dropped 1',
    ]);
  });

  it('are compared word by word, with numbers and dates told', () => {
    const after = map.replace('ten minste eenmaal per drie jaar', 'jaarlijks vóór 1 april');
    const { articles: found, by } = compareTexts(articles(map, duty), articles(after, duty));
    expect(by).toBe('articles');
    const [first, second] = found[0]!.paragraphs;
    expect(told(first!.pieces)).toBe(
      'Onze Minister stelt [-ten minste eenmaal per drie jaar -][+jaarlijks vóór 1 april +]een landelijke netkaart vast.',
    );
    expect(first).toMatchObject({ from: '1', to: '1', state: 'changed' });
    const inserted = first!.pieces.find(({ kind }) => kind === 'inserted')!;
    expect(inserted.figures!.map(([from, to]) => inserted.text.slice(from, to))).toEqual(['1 april']);
    expect(second!.state).toBe('same');
  });

  it('have paragraphs that come, go and get another number', () => {
    const before = articles(
      duty,
      'Artikel 5\n1. De minister zendt een verslag.\n2. Het verslag is openbaar.',
    );
    const after = articles(
      duty,
      'Artikel 5\n1. De minister zendt een verslag.\n2. De toezichthouder adviseert daarover binnen acht weken.\n3. Het verslag is openbaar.',
    );
    const paragraphs = compareTexts(before, after).articles[1]!.paragraphs;
    expect(paragraphs.map(({ from, to, state }) => [from, to, state])).toEqual([
      ['1', '1', 'same'],
      [undefined, '2', 'new'],
      ['2', '3', 'same'],
    ]);
  });

  it('with another layout, other quotation marks or broken words are the same', () => {
    const printed = map
      .replace('landelijke', 'lande-\nlijke')
      .replace('vermeldt de', 'vermeldt\nde')
      .concat('\nTweede Kamer, vergaderjaar 2026–2027, 36 999, nr. 2');
    expect(
      states(articles(printed, duty.replace('wie', '“wie”')), articles(map, duty.replace('wie', '"wie"'))),
    ).toEqual(['2.3 same', '3.2 same']);
  });

  it('of which more than 60 per cent differs stand whole, one after the other', () => {
    const before = 'De beheerder houdt de hoogte van de dijk op peil en meldt elke daling daarvan.';
    const after = 'De hoogte wordt door de minister bepaald.';
    expect(told(comparedWords(before, after).pieces)).toBe(`[-${before}-][+${after}+]`);
    expect(comparedWords(before, after).whole).toBe(true);
  });

  it('without articles are compared by paragraph, and say so', () => {
    const { by, articles: blocks } = compareTexts(
      'Een zin.\nNog een zin over dijken.',
      'Een zin.\nNog een zin over polders.',
    );
    expect(by).toBe('paragraphs');
    expect(blocks).toMatchObject([{ kind: 'block', number: '1–2', state: 'changed', changes: 1 }]);
  });

  it('never say what a change means', () => {
    const compared = compareTexts(articles(map, duty), articles(map.replace('drie', '5'), duty));
    const keys = new Set<string>();
    JSON.stringify(compared, (key, value: unknown) => (/^\d*$/.test(key) || keys.add(key), value));
    expect([...keys].sort()).toEqual(
      'articles by changes figures from heading headingPieces key kind number paragraphs pieces state text to'.split(
        ' ',
      ),
    );
  });

  it('give the later text when what they tell is applied to the earlier one', () => {
    const word = fc.constantFrom(
      'de',
      'het',
      'dijk',
      'dijken',
      'Minister',
      '1 april',
      '€ 5.000',
      ',',
      'vóór',
      '.',
      '“a”',
    );
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));
    const words = (from: string) => foldedWords(from);
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { pieces } = comparedWords(before, after);
        expect(without(pieces, 'deleted')).toBe(after);
        expect(words(without(pieces, 'inserted'))).toEqual(words(before));
      }),
    );
  });
});
