import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import type { OpenStore } from './compliance.ts';
import type { DocumentStore, Filters, Search } from '../document-store.ts';
import { aDocument, aMeeting, aSearch } from './documents.ts';

const noon = Date.UTC(2025, 5, 1, 12);
const corpus = [
  aDocument({ id: 'x-motie', groupPath: 'tk/motie', contexts: { water: 40, 'asiel-migratie': 10 } }),
  aDocument({ id: 'x-brief', groupPath: 'tk/brief', contexts: { water: 39 } }),
  aDocument({ id: 'x-upper', groupPath: 'ek/brief', contexts: { 'asiel-migratie': 100 } }),
  aDocument({ id: 'x-capital', groupPath: 'TK/motie', contexts: {} }),
  aDocument({ id: 'x-alike', groupPath: 'tkx/motie' }),
  aDocument({
    id: 'x-envi',
    groupPath: 'x',
    committees: [{ code: 'ENVI', name: 'Milieu' }],
    contexts: { water: 5 },
  }),
  aDocument({
    id: 'x-small',
    groupPath: 'x',
    committees: [{ code: 'envi', name: 'Milieu' }],
    contexts: { water: 0 },
  }),
  aDocument({ id: 'x-meeting', groupPath: 'tk/motie', meeting: aMeeting }),
  aDocument({ id: 'x-eu', domain: 'eu', groupPath: 'tk/motie' }),
  aDocument({ id: 'x-old', groupPath: 'oud', date: Date.UTC(1815, 2, 30), contexts: { water: 20 } }),
  aDocument({ id: 'x-early', groupPath: 'oud', date: noon - 1, contexts: {} }),
  aDocument({ id: 'x-far', groupPath: 'oud', date: Date.UTC(2500, 0, 1), contexts: {} }),
].map((document) => ({ ...document, text: `woord ${document.id.slice(2)}` }));

/** Scope and filters decide which documents a search can find at all. */
export function filterCompliance(open: OpenStore): void {
  describe('scope and filters', () => {
    let store: DocumentStore;
    const result = (filters: Partial<Filters>, more: Partial<Search> = {}, text = 'woord') =>
      store.search(aSearch(parseQuery(text, []).tree!, { filters, ...more }), { size: 100 });
    const find = async (filters: Partial<Filters>, more: Partial<Search> = {}) => {
      const { hits, total } = await result(filters, more);
      expect(total).toBe(hits.length);
      return hits.map((hit) => hit.document.id.slice(2)).sort();
    };
    const inJune = { from: Date.UTC(2025, 5, 1), until: Date.UTC(2025, 5, 2) };
    const water = (minimum: number) => ({ contexts: { codes: ['water' as const], minimum } });

    beforeAll(async () => {
      store = await open({});
      await store.put(corpus);
    });
    afterAll(() => store.close());

    test('documents of one domain and kind', async () => {
      expect(await find({ domain: 'eu' })).toEqual(['eu']);
      expect(await find({ kind: 'meeting' })).toEqual(['meeting']);
      expect(await find({ domain: 'be-fed' })).toEqual([]);
      expect(await find({})).toHaveLength(10);
    });

    test('nothing outside the scope (decision 6.5)', async () => {
      expect(await find({}, { scope: { domains: ['eu'], excludedPaths: [] } })).toEqual([]);
      const withoutUpper = {
        domains: ['nl' as const],
        excludedPaths: [{ domain: 'nl' as const, path: 'ek' }],
      };
      expect(await find({ groupPaths: ['ek', 'tk/brief'] }, { scope: withoutUpper })).toEqual(['brief']);
      const elsewhere = { domains: ['nl' as const], excludedPaths: [{ domain: 'eu' as const, path: 'ek' }] };
      expect(await find({ groupPaths: ['ek'] }, { scope: elsewhere })).toEqual(['upper']);
    });

    test('nodes of the source tree with what is below them', async () => {
      expect(await find({ groupPaths: ['tk'] })).toEqual(['brief', 'motie']);
      expect(await find({ groupPaths: ['tk/motie', 'ek'] })).toEqual(['motie', 'upper']);
      expect(await find({ groupPaths: ['TK'] })).toEqual(['capital']);
      expect(await find({ groupPaths: ['motie'] })).toEqual([]);
    });

    test('committees by their code', async () => {
      expect(await find({ committees: ['ENVI'] })).toEqual(['envi']);
      expect(await find({ committees: ['ENVI', 'envi'] })).toEqual(['envi', 'small']);
      expect(await find({ committees: ['ENVI'], groupPaths: ['tk'] })).toEqual([]);
    });

    test('a period to the millisecond, however long ago or far ahead', async () => {
      expect(await find({ from: noon - 1, until: noon })).toEqual(['early']);
      expect(await find({ from: noon + 1 })).toEqual(['far']);
      expect(await find({ until: noon - 1 })).toEqual(['old']);
      expect(await find({ from: Date.UTC(1815, 2, 30), until: Date.UTC(1815, 2, 31) })).toEqual(['old']);
      expect(await find({ from: Date.UTC(2499, 0, 1), until: Date.UTC(2499, 0, 2) })).toEqual([]);
      expect(await find({ from: Date.UTC(2500, 0, 1), until: Date.UTC(2500, 0, 2) })).toEqual(['far']);
      expect(await find({ from: noon, until: noon })).toEqual([]);
      expect(await find({ from: noon, until: noon - 5_000 })).toEqual([]);
    });

    test('contexts by their percentage, unscored documents included, the hidden ones counted', async () => {
      const { hits, total, hidden } = await result({ ...inJune, ...water(40) });
      expect(hits.map((hit) => hit.document.id)).toEqual(['x-motie', 'x-alike']);
      expect({ total, hidden }).toEqual({ total: 2, hidden: 6 });
      expect(await find({ ...inJune, ...water(35) })).toEqual(['alike', 'brief', 'motie']);
      expect(await find({ ...inJune, ...water(5) })).toEqual(['alike', 'brief', 'envi', 'motie']);
      expect(await find({ ...inJune, ...water(100) })).toEqual(['alike']);
      const both = { codes: ['water' as const, 'asiel-migratie' as const], minimum: 40 };
      expect(await find({ ...inJune, contexts: both })).toEqual(['alike', 'motie', 'upper']);
      expect(await find({ ...inJune, ...water(0) })).toHaveLength(8);
      expect((await result({})).hidden).toBeUndefined();
    });

    test('documents that have votes or are a commitment, unless they are confidential (decision 3.33)', async () => {
      const having = await open({});
      const votes = [{ subject: 'motie', parties: [], members: [] }];
      const commitment = { state: 'open' as const, to: [], toParties: [], fulfilledBy: [] };
      await having.put([
        aDocument({ id: 'x-voted', text: 'woord', votes }),
        aDocument({ id: 'x-promised', text: 'woord', commitment }),
        aDocument({ id: 'x-closed', title: 'woord', confidentiality: 'Besloten', votes, commitment }),
        aDocument({ id: 'x-neither', text: 'woord' }),
      ]);
      const idsOf = async (filters: Partial<Filters>) => {
        const search = aSearch(parseQuery('woord', []).tree!, { filters });
        return (await having.heads(search, { size: 10 })).documents.map(({ id }) => id);
      };
      expect(await idsOf({ having: 'votes' })).toEqual(['x-voted']);
      expect(await idsOf({ having: 'commitment' })).toEqual(['x-promised']);
      expect(await idsOf({})).toHaveLength(4);
      await having.put([aDocument({ id: 'x-voted', text: 'woord' })]);
      expect(await idsOf({ having: 'votes' })).toEqual([]);
      await having.close();
    });

    test('negation stays inside them', async () => {
      const { hits } = await result({ groupPaths: ['tk'] }, {}, 'woord -motie');
      expect(hits.map((hit) => hit.document.id)).toEqual(['x-brief']);
    });
  });

  describe('languages of titles (decision 3.12)', () => {
    test('search and show the translation, or the source where there is none', async () => {
      const store = await open({});
      await store.put([
        aDocument({
          id: 'x-both',
          title: 'Loi climat',
          titles: { nl: 'Klimaatwet', en: 'Climate law' },
          text: 'tekst',
        }),
        aDocument({ id: 'x-none', title: 'Loi agricole', titles: {} }),
      ]);
      const find = async (text: string, metadataField: Search['metadataField']) => {
        const search = aSearch(parseQuery(text, []).tree!, { metadataField });
        const { hits } = await store.search(search, { size: 10 });
        return hits.map((hit) => [hit.document.id, hit.title.text]).sort();
      };
      const none = ['x-none', 'Loi agricole'];
      expect(await find('loi', 'metadata')).toEqual([['x-both', 'Loi climat'], none]);
      expect(await find('loi', 'metadata_nl')).toEqual([none]);
      expect(await find('loi', 'metadata_fr')).toEqual([['x-both', 'Loi climat'], none]);
      expect(await find('klimaatwet', 'metadata_nl')).toEqual([['x-both', 'Klimaatwet']]);
      expect(await find('klimaatwet', 'metadata')).toEqual([]);
      expect(await find('titel:(klim*)', 'metadata_nl')).toEqual([['x-both', 'Klimaatwet']]);
      expect(await find('titel:*mate*', 'metadata_en')).toEqual([['x-both', 'Climate law']]);
      expect(await find('tekst', 'metadata_en')).toEqual([['x-both', 'Climate law']]);
      expect(await find('"climate law"', 'metadata_en')).toEqual([['x-both', 'Climate law']]);
      expect(await find('law NEAR/0 climate', 'metadata_en')).toEqual([['x-both', 'Climate law']]);
      expect(await find('"law loi"', 'metadata_en')).toEqual([]);
      await store.close();
    });
  });
}
