import { describe, expect, it } from 'vitest';
import { marksInFile } from './file-marks.ts';

const document = {
  domain: 'nl' as const,
  title: { text: 'Brief over de minister', marks: [] },
  people: [],
  organisations: [],
  committees: [],
  numbers: [],
  sourceType: 'Brief',
  text: { text: 'De tekst noemt de kamer.', marks: [] },
};
const words = (query: string, parts: string[]) =>
  marksInFile(document, query, parts).map((marks, part) =>
    marks.map(([start, end]) => parts[part]!.slice(start, end)),
  );

describe('the hits in a file', () => {
  it('are those of its parts, inflected words too', () => {
    expect(words('warmtenet', ['Een warmtenet', 'niets', 'warmtenetten en warmtenet'])).toEqual([
      ['warmtenet'],
      [],
      ['warmtenetten', 'warmtenet'],
    ]);
  });
  it('need the rest of a query to hold somewhere in the document', () => {
    expect(words('warmtenet EN minister', ['Een warmtenet'])).toEqual([['warmtenet']]);
    expect(words('warmtenet EN kamer', ['Een warmtenet'])).toEqual([['warmtenet']]);
    expect(words('warmtenet EN gemeente', ['Een warmtenet'])).toEqual([[]]);
  });
  it('are none without a query or with one that cannot be read', () => {
    expect(words(' ', ['Een warmtenet'])).toEqual([[]]);
    expect(words('(warmtenet', ['Een warmtenet'])).toEqual([[]]);
  });
});
