import type { DomainId } from 'contract/dashboards';
import { parseQuery } from 'contract/query/parse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DocumentStore, TooBroadError } from '../document-store.ts';
import type { OpenStore } from './compliance.ts';
import { aDocument, aMeeting, aSearch } from './documents.ts';

/** What a store tells of the words its documents have. */
export function wordsCompliance(open: OpenStore): void {
  let store: DocumentStore;
  beforeAll(async () => {
    store = await open({});
    await store.put([
      aDocument({ id: 'x-1', title: 'Stikstof', text: 'stikstoff stiktof stikstofwet stof Coördinatie' }),
      aDocument({ id: 'x-2', domain: 'eu', groupPath: 'ep/report', title: 'Stickstoff', text: 'sticksotff' }),
      aDocument({ id: 'x-3', title: 'Stikstift', meeting: aMeeting }),
    ]);
  });
  afterAll(() => store.close());

  test('similar words: nearest first, at most so many letters apart, neighbours exchanged count once', async () => {
    expect(await store.similarWords('nl', 'stiksotf', 1, 10)).toEqual(['stikstof']);
    expect(await store.similarWords('nl', 'stiksotf', 2, 10)).toEqual(['stikstof', 'stikstoff', 'stiktof']);
    expect(await store.similarWords('eu', 'stiksotf', 2, 10)).toEqual(['sticksotff']);
    expect(await store.similarWords('nl', 'stikstof', 1, 10)).toEqual(['stikstoff', 'stiktof']);
    expect(await store.similarWords('nl', 'stikstof', 2, 2)).toEqual(['stikstoff', 'stiktof']);
    expect(await store.similarWords('nl', 'coordinatei', 2, 10)).toEqual(['coordinatie']);
  });

  test('similar words: none begins with another letter', async () => {
    expect(await store.similarWords('nl', 'atikstof', 2, 10)).toEqual([]);
  });

  test('known words: those that any document or meeting of the domain has, in the order asked', async () => {
    const asked = ['wet', 'stof', 'stickstoff', 'stikstift', 'nergens', 'stikstof'];
    expect(await store.knownWords('nl', asked)).toEqual(['stof', 'stikstift', 'stikstof']);
    expect(await store.knownWords('eu', asked)).toEqual(['stickstoff']);
    expect(await store.knownWords('be-fed', asked)).toEqual([]);
  });

  test('wildcards: too broad are the words of the domain searched, however many another has', async () => {
    const wide = await open({});
    try {
      const words = Array.from({ length: 5_001 }, (_, index) => `water${index}`);
      await wide.put([
        aDocument({ id: 'x-1', text: words.slice(0, 2_600).join(' ') }),
        aDocument({ id: 'x-2', text: words.slice(2_600).join(' '), meeting: aMeeting }),
        aDocument({ id: 'x-3', domain: 'be-fed', groupPath: 'chamber', text: 'waterweg water1' }),
      ]);
      const countIn = (domain: DomainId, query: string) =>
        wide.count(aSearch(parseQuery(query, []).tree!, { filters: { domain } }));
      for (const query of ['water*', '*water*', '"water* water?"', 'w?ter*']) {
        await expect(countIn('nl', query)).rejects.toThrow(TooBroadError);
        expect(await countIn('be-fed', query)).toBe(1);
        expect(await countIn('eu', query)).toBe(0);
      }
    } finally {
      await wide.close();
    }
  });
}
