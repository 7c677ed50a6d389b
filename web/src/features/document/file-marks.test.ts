import { describe, expect, it } from 'vitest';
import type { DocumentDetail } from 'contract/documents';
import { marksInFile, partsSearched } from './file-marks.ts';

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
const words = (query: string, parts: string[], met?: DocumentDetail['met']) =>
  marksInFile({ ...document, met }, query, parts).map((marks, part) =>
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
  it('need the rest of a query to hold in the document, be it in another file', () => {
    const query = 'warmtenet EN (gemeente OF (wijk NIET stroom))';
    const [warmtenet, gemeente, wijk, stroom] = [0, 1, 2, 3];
    const file = ['Een warmtenet in de wijk'];
    const met = (...leaves: number[]) => words(query, file, { leaves, whole: true });
    expect(met(warmtenet, gemeente, wijk, stroom)).toEqual([['warmtenet']]);
    expect(met(warmtenet, wijk)).toEqual([['warmtenet', 'wijk']]);
    expect(met(warmtenet, wijk, stroom)).toEqual([[]]);
    expect(words('warmtenet EN "de gemeente"', file, { leaves: [0, 1], whole: true })).toEqual([
      ['warmtenet'],
    ]);
    expect(words('warmtenet EN (gas NEAR/3 wind)', file, { leaves: [0, 1, 2], whole: true })).toEqual([
      ['warmtenet'],
    ]);
    // The server did not look at all of the text, so that the rest may stand in what it left.
    expect(words('warmtenet EN gas', file, { leaves: [0], whole: false })).toEqual([['warmtenet']]);
    expect(words('warmtenet EN gas', file, { leaves: [0], whole: true })).toEqual([[]]);
  });
  it('are none without a query or with one that cannot be read', () => {
    expect(words(' ', ['Een warmtenet'])).toEqual([[]]);
    expect(words('(warmtenet', ['Een warmtenet'])).toEqual([[]]);
  });
});

it('file marks: a file is looked at as far as its first 600,000 characters', () => {
  const page = 'x'.repeat(250_000);
  expect(partsSearched([page, page])).toBe(2);
  expect(partsSearched([page, page, page, ''])).toBe(2);
  expect(partsSearched([])).toBe(0);
});
