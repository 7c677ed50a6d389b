import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from './analyser.ts';
import type { FieldValue } from './fields.ts';
import { glanceFor, readingAt, wordsWithin } from './glance.ts';
import { markRead, markWords, readValues } from './highlight.ts';
import { wantedBy } from './occurrences.ts';
import { parseQuery } from './parse.ts';
import { mark, readingsOf } from './readings.ts';

/** Words as texts write them: forms, accents, ligatures, elisions, hyphens, capitals, digits, other scripts and no words. */
const written = fc.constantFrom(
  ...`motie moties Motie MOTIE mo\u00adtie mot\u200die mo\u0308tie ｍotie motie’s motie's (COD) _motie_ «motie» motie.motie
    stikstofwet stikstof-wet Stikstof\u2011wet wet-stikstof wet wetten WET motie/wet R&D r&d rd WHO who Who who’s EU-who
    œuvre oeuvre Œuvre l'œuvre l’oeuvre l'Union union d'Union qu’elle QU'ELLE elle K k \u212a ß ss Straße strasse
    coördinatie coordinatie co\u00f6rdinatie coo\u0308rdinatie zzp’ers zzpers zzp'er ĳs ijs ﬁets fiets ex-ante exante
    36.410 36410 2026-11-27 F-35 36410xv xv 0106 36 410-XV 12who f35 F‑35 CO2 CO₂ co2-heffing ½ m² m2
    Київ київ 中文 ΟΔΟΣ οδος 🙂 a🙂b \ud83d 𝐀𝐁c abc`.split(/\s+/),
  ...['36 410-XV', 'stikstof - wet', 'x'.repeat(254), 'x'.repeat(300), `${'x'.repeat(255)}wet`],
);
const gap = fc.oneof(
  { weight: 8, arbitrary: fc.constant(' ') },
  fc.constantFrom('\u00a0', '\n\n', '-', '', ' – ', '...', "'", '’', '&', '/', ', ', '\u00ad', '_', '\u200d'),
);
const textOf = (words: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(words, gap), { maxLength: 40 }).map((parts) => parts.flat().join(''));
const anyText = fc.oneof(
  { weight: 5, arbitrary: textOf(written) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(..."aAéİßſςσ\u0308'’`´-&*_ 9½ﷺ한中🙂\u00ad\u200b\ud83d\u{1d400}ﬃ"),
    maxLength: 60,
  }),
);

const queryOf = (words: fc.Arbitrary<string>) => {
  const part = fc.oneof(
    { weight: 3, arbitrary: words },
    fc.constantFrom(
      'motie*',
      '*wet',
      'm?tie',
      'stik*wet',
      '*tie*',
      '?uvre',
      'x*',
      '=WHO',
      '=WET',
      'F35',
      'exante',
    ),
    fc.tuple(words, words).map((two) => `"${two.join(' ')}"`),
    fc.tuple(words, words).map((two) => two.join(' NEAR/3 ')),
    words.map((word) => `"${word} *wet"`),
  );
  const between = fc.constantFrom(' ', ' OF ', ' OF ', ' NIET ');
  return fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), between)
    .map(([parts, operator]) => parts.join(operator));
};

/** A query, and a text of the words that are asked for and a few others. */
const asking = fc.array(written, { minLength: 1, maxLength: 5 }).chain((few) => {
  const ofThese = fc.constantFrom(...few);
  return fc.tuple(queryOf(ofThese), fc.oneof(anyText, textOf(ofThese), textOf(fc.oneof(ofThese, written))));
});

const inText = (text: string): FieldValue[] => [
  { field: 'title', text: 'Een motie' },
  ...['36 410-XV', '2021/0106(COD)', 'WHO-12', text.slice(0, 20)].map((number): FieldValue => ({
    field: 'number',
    text: number,
  })),
  { field: 'text', text },
];

test('marks: a text looked through for the words of a query has those that reading all of it finds', () => {
  let found = 0;
  fc.assert(
    fc.property(
      asking,
      fc.constantFrom([], ['nl'] as const, ['fr', 'nl'] as const),
      ([asked, text], languages) => {
        const { tree } = parseQuery(asked, languages);
        fc.pre(tree !== undefined);
        const values = inText(text);
        const quick = markWords(tree, values).marked;
        expect(quick).toEqual(markRead(tree, readValues(values)));
        found += quick.at(-1)!.marks.length;
      },
    ),
    { numRuns: 2_000 },
  );
  // Else it would say nothing.
  expect(found).toBeGreaterThan(2_000);
});

test('marks: what a text is looked through for stands at its places, and all else is left out or the same', () => {
  fc.assert(
    fc.property(asking, ([asked, text]) => {
      const { tree } = parseQuery(asked, ['nl']);
      fc.pre(tree !== undefined);
      const { words, patterns, extras } = wantedBy(tree);
      fc.pre(!extras.references);
      const quick = readingAt(text, glanceFor({ words, patterns, extras }));
      const [whole] = readingsOf({ field: 'text', text }, extras);
      expect(quick.tokens).toHaveLength(whole!.tokens.length);
      for (const [place, token] of quick.tokens.entries()) {
        if (token.word === mark) expect(words).not.toContain(whole!.tokens[place]!.word);
        else expect(token).toEqual(whole!.tokens[place]);
      }
      const wanted = ({ word }: { word: string }) => words.has(word);
      expect(quick.extras.filter(wanted)).toEqual(whole!.extras.filter(wanted));
    }),
    { numRuns: 2_000 },
  );
});

test('passages: the words of a part of a text are those that the whole text has there', () => {
  fc.assert(
    fc.property(anyText, fc.nat(200), fc.nat(200), (text, one, other) => {
      const [from, until] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
      const there = analyse(text).filter(({ start }) => start >= from && start < until);
      expect(wordsWithin(text, from, until)).toEqual(there);
    }),
    { numRuns: 2_000 },
  );
});
