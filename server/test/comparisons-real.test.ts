import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { articlesOf } from '#domains/comparisons/articles.ts';
import { compareTexts } from '#domains/comparisons/compare.ts';
import { paragraphsOf } from '#domains/comparisons/paragraphs.ts';
import { foldedWords } from '#domains/comparisons/words.ts';
import { extractHtml } from '#platform/text-extraction/html.ts';
import { samples } from './samples.ts';

const corpus = samples('corpora/eu-acts-en-fr');
const texts = samples('eu/eurlex-texts');
const chamber = samples('be/dekamer-document-text');

const textOf = (path: string): string => extractHtml(readFileSync(path)).text;
/** Headings of articles as the Official Journal marks them up, those that it quotes among them. */
const markedUp = (path: string): number =>
  (readFileSync(path, 'utf8').match(/<p[^>]* class="(?:oj-)?ti-art"/g) ?? []).length;
const numbersOf = (text: string): string[] =>
  articlesOf(text)
    .filter(({ kind }) => kind === 'article')
    .map(({ number }) => number);

it.skipIf(!corpus)('articles of real acts: as many as are marked up, and no word of a text is lost', () => {
  const told: string[] = [];
  for (const act of readdirSync(corpus!).filter((name) => !name.endsWith('.md'))) {
    for (const language of ['en', 'fr']) {
      const path = join(corpus!, act, `${language}.xml`);
      const text = textOf(path);
      const stretches = articlesOf(text);
      expect(stretches.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
      const [found, marked] = [numbersOf(text).length, markedUp(path)];
      if (found !== marked) told.push(`${act} ${language}: ${found} of ${marked}`);
    }
  }
  // One is from before there was such markup, the others quote articles of the acts that they amend.
  const apart = {
    '31971r2821': '6 of 0',
    '32004l0101': '4 of 8',
    '32007l0063': '6 of 7',
    '32015r1348': '2 of 5',
  };
  const each = Object.entries(apart).flatMap(([act, counts]) => [
    `${act} en: ${counts}`,
    `${act} fr: ${counts}`,
  ]);
  expect(told).toEqual(each);
});

it.skipIf(!texts)(
  'articles of real acts: one of 113 articles and thirteen annexes is divided as it is',
  () => {
    const text = textOf(join(texts!, '32024R1689_oj.xhtml'));
    expect(numbersOf(text)).toEqual(Array.from({ length: 113 }, (_none, at) => String(at + 1)));
    expect(articlesOf(text).filter(({ kind }) => kind === 'annex')).toHaveLength(13);
  },
);

it.skipIf(!texts)(
  'versions of a real act: an act and its later text differ where they were changed, and add up',
  () => {
    const [before, after] = ['32021R0953_oj.xhtml', '32021R0953_cons.xhtml'].map((name) =>
      textOf(join(texts!, name)),
    );
    const { by, articles } = compareTexts(before!, after!);
    expect(by).toBe('articles');
    const own = articles.filter(({ kind }) => kind === 'article');
    expect(own.map(({ number }) => number)).toEqual(numbersOf(after!));
    expect(own.every(({ state }) => state === 'same' || state === 'changed')).toBe(true);
    const body = (text: string) =>
      articlesOf(text)
        .filter(({ kind }) => kind === 'article')
        .flatMap(({ body: from, to }) => paragraphsOf(text.slice(from, to)).map((each) => each.text));
    const said = (unwanted: 'inserted' | 'deleted') =>
      own.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ pieces }) =>
          pieces.filter(({ kind }) => kind !== unwanted).map(({ text }) => text),
        ),
      );
    const words = (lines: readonly string[]) => foldedWords(lines.join(' ')).sort().join(' ');
    expect(words(said('deleted'))).toBe(words(body(after!)));
    expect(words(said('inserted'))).toBe(words(body(before!)));
  },
);

it.skipIf(!chamber)('articles of a real Belgian bill: both languages of a printed text are found', () => {
  const text = readFileSync(join(chamber!, '56K0055001.txt'), 'utf8');
  expect(numbersOf(text)).toEqual(['1er', '2', '3', '1', '2', '3']);
});
