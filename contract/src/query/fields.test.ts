import { describe, expect, test } from 'vitest';
import { fieldByWord, fieldNames, fields, fieldValuesOf, listedFields } from './fields.ts';
import { parseQuery } from './parse.ts';

describe('searchable fields', () => {
  test.each([
    ['titel', 'title'],
    ['nummer', 'number'],
    ['commissie', 'committee'],
    ['persoon', 'person'],
    ['partij', 'party'],
    ['organisatie', 'organisation'],
    ['spreker', 'speaker'],
    ['type', 'type'],
  ])('%s: and %s: name the same field', (dutch, english) => {
    const fieldOf = (word: string) => {
      const { tree } = parseQuery(`${word}:a`, []);
      return tree?.type === 'field' && tree.field;
    };
    expect(fieldOf(dutch)).toBe(english);
    expect(fieldOf(english)).toBe(english);
    expect(fieldOf(dutch.toUpperCase())).toBe(english);
  });

  test('are listed for messages by all their names', () => {
    expect(listedFields).toEqual({
      nl: 'titel, nummer, commissie, persoon, partij, organisatie, spreker, type',
      en: 'title, number, committee, person, party, organisation, speaker, type',
    });
    expect(new Set(fieldByWord.values()).size).toBe(fieldNames.length - 1);
  });

  test('have a column each, and only what cannot be named has no words', () => {
    expect(new Set(fieldNames.map((name) => fields[name].column)).size).toBe(fieldNames.length);
    expect(fieldNames.filter((name) => !fields[name].nl || !fields[name].en)).toEqual(['text']);
  });

  test('give every value of a document, the title first and the texts last', () => {
    expect(
      fieldValuesOf({
        title: 'Motie',
        people: [{ name: 'Jan', party: 'VVD' }, { name: 'An', party: 'VVD' }, { name: 'Bo' }],
        organisations: [{ name: 'Bond' }],
        committees: [{ code: 'LNV', name: 'Landbouw' }],
        numbers: [{ value: '36410' }],
        sourceType: 'Brief',
        texts: ['Tekst', 'Bijlage'],
        turns: [
          { speaker: { name: 'Jan' }, from: 0, to: 2 },
          { speaker: { name: 'An' }, from: 2, to: 4 },
          { speaker: { name: 'Jan' }, from: 4, to: 5 },
        ],
      }).map(({ field, text }) => `${field} ${text}`),
    ).toEqual([
      'title Motie',
      'number 36410',
      'committee LNV',
      'committee Landbouw',
      'person Jan',
      'person An',
      'person Bo',
      'party VVD',
      'organisation Bond',
      'speaker Jan',
      'speaker An',
      'type Brief',
      'text Tekst',
      'text Bijlage',
    ]);
  });
});
