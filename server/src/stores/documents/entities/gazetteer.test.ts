import { domainIds } from 'contract/dashboards';
import { fold } from 'contract/query/analyser';
import { describe, expect, test } from 'vitest';
import { aDocument } from '../test/documents.ts';
import { foldedWords, gazetteer, ministries, namedCodes, parties, writingsOf } from './gazetteer.ts';
import { maintained } from './recogniser.ts';

describe.each(namedCodes)('gazetteer: the list of %s', (code) => {
  const entries = gazetteer[code];
  const writings = entries.flatMap((entry) =>
    writingsOf(entry).map((writing) => ({ ...writing, name: entry.name, domains: entry.domains })),
  );

  test('is long enough to be of use', () => {
    const least = { PER: 150, IG: 150, COM: 120, TT: 30, AAA: 100, JH: 25, IO: 50, EU: 50 };
    expect(entries.length).toBeGreaterThanOrEqual(least[code]);
  });

  test('is ordered by name, each name once', () => {
    const names = entries.map(({ name }) => fold(name));
    expect(names).toEqual([...new Set(names)].sort());
  });

  test('lets no way of writing stand for two entries, nor stand twice in one', () => {
    const folded = writings.map(({ written }) => foldedWords(written));
    expect(folded.filter((words, index) => folded.indexOf(words) !== index)).toEqual([]);
  });

  test('has no way of writing that would be met by chance', () => {
    const short = writings.filter(({ written }) => foldedWords(written).length < 2);
    const lowerCase = writings.filter(
      ({ written }) => written === written.toLowerCase() && foldedWords(written).length < 5,
    );
    const freeAbbreviations = writings.filter(
      ({ written, exact }) => !exact && foldedWords(written).length < 5,
    );
    expect({ short, lowerCase, freeAbbreviations }).toEqual({
      short: [],
      lowerCase: [],
      freeAbbreviations: [],
    });
  });

  test('has no spaces at the ends and no empty lists', () => {
    for (const { written } of writings) expect(written).toBe(written.replace(/\s+/gu, ' ').trim());
    for (const { aliases, exact, domains } of entries) {
      for (const list of [aliases, exact, domains]) expect(list).not.toEqual([]);
    }
  });
});

test('gazetteer: ministries and parties are ordered by name, and no party of a domain is written as another', () => {
  for (const list of [ministries, parties]) {
    const names = list.map(({ name }) => fold(name));
    expect(names).toEqual([...new Set(names)].sort());
  }
  for (const domain of domainIds) {
    const written = parties
      .filter(({ domains }) => domains.includes(domain))
      .flatMap((party) => {
        const { careful = [], ordinary = [] } = party;
        const sure = writingsOf(party).map((writing) => writing.written);
        return [...new Set([...sure, ...careful, ...ordinary].map(foldedWords))];
      });
    expect(written.filter((words, index) => written.indexOf(words) !== index)).toEqual([]);
  }
});

describe('gazetteer: the name a person is counted by', () => {
  test.each([
    ['Dilan Yeşilgöz', 'Dilan Yeşilgöz-Zegerius'],
    ['dilan  yesilgoz zegerius', 'Dilan Yeşilgöz-Zegerius'],
    ['Jesse Klaver', 'Jesse Klaver'],
    ['  V.  van \n Voorbeeld ', 'V. van Voorbeeld'],
    ['Klaver', 'Klaver'],
  ])('%j is %s', (given, name) =>
    expect(maintained.personName({ name: given }, aDocument({ id: 'tk-1' }))).toBe(name),
  );
});
