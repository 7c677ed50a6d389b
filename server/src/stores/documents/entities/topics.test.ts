import { analyse, type Token } from 'contract/query/analyser';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../document.ts';
import { entitiesOf } from '../entities.ts';
import { aDocument } from '../test/documents.ts';
import { analysedValues } from './analysed-value.ts';
import { topicsOf } from './topics.ts';

const topics = (differences: Partial<Document>) =>
  entitiesOf(aDocument({ id: 'tk-1', ...differences })).topics;

const motion = {
  title: 'Motie van het lid Voorbeeld c.s. over netcongestie op het stroomnet',
  text: `De Kamer,

gehoord de beraadslaging,

constaterende dat ondernemers door netcongestie jaren op een aansluiting wachten;

overwegende dat zelfstandige batterijen de wachtrij voor het stroomnet verkorten en dat zelfstandige
batterijen nu dubbele nettarieven betalen;

verzoekt de regering nettarieven voor batterijen te verlagen en gaat over tot de orde van de dag.`,
};

describe('topics: what a document is about', () => {
  test('a motion is about its subject, not about being a motion', () => {
    const found = topics(motion);
    expect(found.slice(0, 4)).toEqual([
      'netcongestie',
      'stroomnet',
      'zelfstandige batterijen',
      'nettarieven',
    ]);
    for (const boilerplate of [
      'kamer',
      'motie',
      'verzoekt',
      'constaterende',
      'regering',
      'gehoord',
      'voorbeeld',
    ]) {
      expect(found).not.toContain(boilerplate);
    }
  });

  test('is no party of who speaks or signs, unless its name is an ordinary word there', () => {
    const text =
      'Voor dieren en om dieren. Namens de Partij voor de Dieren en het Groen Verbond. Het Groen Verbond en de Dieren!';
    const people = [{ name: 'V. Voorbeeld', party: 'Partij voor de Dieren' }];
    const turns = [{ speaker: { name: 'A', party: 'Groen Verbond' }, from: 0, to: 5 }];
    expect(topics({ title: '', text })).toContain('verbond');
    expect(topics({ title: '', text, people, turns })).toEqual(['dieren']);
  });

  test('is told by folded words joined by one space', () => {
    const text = 'Coördinatie. Efficiënte zorg-coördinatie, efficiënte zorg\u00a0coördinatie.';
    expect(topics({ text })).toContain('efficiente zorg coordinatie');
  });

  test('a phrase stands for the words that hardly occur outside it', () => {
    expect(topics({ title: '', text: 'Circulaire economie. De circulaire economie groeit.' })).toEqual([
      'circulaire economie',
    ]);
    const apart = 'Economie! Economie! Economie! Economie! Circulaire economie, circulaire economie.';
    expect(topics({ title: '', text: apart })).toEqual(
      expect.arrayContaining(['economie', 'circulaire economie']),
    );
  });

  test('a longer phrase stands for the shorter one in it', () => {
    const text = 'Wet maatschappelijke opvang jongeren. Maatschappelijke opvang jongeren.';
    expect(topics({ title: '', text })).toEqual(['maatschappelijke opvang jongeren']);
  });

  test.each([
    ['Recht op huisvesting. Een recht op huisvesting.', 'recht op huisvesting'],
    ['Kwaliteit van drinkwater. De kwaliteit van drinkwater.', 'kwaliteit van drinkwater'],
  ])('small words may join: %s', (text, phrase) => expect(topics({ title: '', text })[0]).toBe(phrase));

  test.each([
    ['punctuation', 'Warmte, pompen. Warmte; pompen.'],
    ['a paragraph', 'Warmte\n\npompen en warmte\n\npompen'],
    ['words without a subject', 'Warmte zonder pompen, warmte zonder pompen'],
  ])('%s ends a phrase', (_, text) => {
    expect(topics({ title: '', text }).toSorted()).toEqual(['pompen', 'warmte']);
  });

  test('a phrase never runs from title to text', () => {
    expect(
      topics({ title: 'Warmte', text: 'pompen' }).concat(
        topics({ title: 'Warmte', text: 'Pompen Warmte Pompen' }),
      ),
    ).not.toContain('warmte pompen');
  });

  test('numbers and short words are none, abbreviations in capitals are', () => {
    const text = 'In 2024 36410 zijn er AOW en ooi, AOW en ooi, 2024 36410 keer.';
    expect(topics({ title: '', text })).toEqual(['aow']);
  });

  test('names of persons are none', () => {
    const text =
      'De heer Van der Bakkerij vraagt. Mark Rutte was bij Bakkerij en Molenaars en Rutte. Tarwe, tarwe.';
    const people = [{ name: 'M. Molenaars' }];
    expect(topics({ title: '', text, people })).toEqual(['tarwe']);
    expect(topics({ title: '', text: 'Een bakkerij, de bakkerij; mevrouw Bakkerij' })).toEqual(['bakkerij']);
  });

  test('at most 16, the first in the title', () => {
    const words = Array.from(
      { length: 40 },
      (_, index) => `onderwerp${'abcdefghij'[index % 10]!.repeat(1 + index)}`,
    );
    const found = topics({ title: 'Fosfaat', text: words.join('. ') });
    expect(found).toHaveLength(16);
    expect(topics({ title: 'Fosfaatrechten', text: 'Mestoverschot, mestverwerking' })[0]).toBe(
      'fosfaatrechten',
    );
  });

  test('is the same every time and made of words of the document', () => {
    const word = fc.constantFrom(
      'warmte',
      'Pompen',
      'NET',
      'van',
      'de',
      'gas.',
      'Energie',
      'Éénmalig',
      '2024',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.join(' ');
        const found = topics({ title: '', text });
        expect(topics({ title: '', text })).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
        const folded = ` ${analyse(text)
          .map((token) => token.word)
          .join(' ')} `;
        for (const topic of found) expect(folded).toContain(` ${topic} `);
      }),
    );
  });

  test('of a long text only the beginning is read, and every word of that a limited number of times', () => {
    const looks = (repeats: number) => {
      const text = 'Duurzame warmte pompen van gemeenten. '.repeat(repeats);
      let count = 0;
      const tokens = new Proxy(analyse(text), {
        get(target: Token[], key) {
          if (typeof key === 'string' && /^\d+$/u.test(key)) count += 1;
          return Reflect.get(target, key) as unknown;
        },
      });
      const document = aDocument({ id: 'tk-1' });
      expect(topicsOf(document, analysedValues([{ text, tokens }]), [])[0]).toBe('duurzame warmte pompen');
      return count / tokens.length;
    };
    expect(looks(10_000)).toBeLessThanOrEqual(4);
    expect(looks(40_000)).toBeLessThan(looks(10_000));
    const late = `${'zand. '.repeat(70_000)} ${'Kwelwater '.repeat(50)}`;
    expect(topics({ title: '', text: late })).toEqual(['zand']);
  });
});
