import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentStore } from '../document-store.ts';
import type { OpenStore } from './compliance.ts';
import { aDocument } from './documents.ts';

/** What a store tells of the words its documents have. */
export function wordsCompliance(open: OpenStore): void {
  let store: DocumentStore;
  beforeAll(async () => {
    store = await open({});
    await store.put([
      aDocument({ id: 'x-1', title: 'Stikstof', text: 'stikstoff stiktof stikstofwet stof Coördinatie' }),
      aDocument({ id: 'x-2', domain: 'eu', groupPath: 'ep/report', title: 'Stickstoff', text: 'sticksotff' }),
    ]);
  });
  afterAll(() => store.close());

  test('similar words: nearest first, at most so many letters apart, neighbours exchanged count once', async () => {
    expect(await store.similarWords('stiksotf', 1, 10)).toEqual(['stikstof']);
    expect(await store.similarWords('stiksotf', 2, 10)).toEqual([
      'stikstof',
      'sticksotff',
      'stikstoff',
      'stiktof',
    ]);
    expect(await store.similarWords('stikstof', 1, 10)).toEqual(['stikstoff', 'stiktof']);
    expect(await store.similarWords('stikstof', 2, 2)).toEqual(['stikstoff', 'stiktof']);
    expect(await store.similarWords('coordinatei', 2, 10)).toEqual(['coordinatie']);
  });

  test('similar words: none begins with another letter', async () => {
    expect(await store.similarWords('atikstof', 2, 10)).toEqual([]);
  });

  test('known words: those that any document has, in the order asked', async () => {
    expect(await store.knownWords(['wet', 'stof', 'stickstoff', 'nergens', 'stikstof'])).toEqual([
      'stof',
      'stickstoff',
      'stikstof',
    ]);
  });
}
