import { parseQuery } from 'contract/query/parse';
import { expect, test } from 'vitest';
import type { OpenStore } from './compliance.ts';
import type { DocumentStore } from '../document-store.ts';
import type { KnownName } from '../entities/known-name.ts';
import { aDocument, aSearch } from './documents.ts';

const vera: KnownName = {
  source: 'tweedekamer',
  domain: 'nl',
  kind: 'person',
  name: 'Vera van Voorbeeld',
  surname: 'van Voorbeeld',
  person: '1',
  party: 'Proefpartij',
  from: '2020-01-01',
};
const about = (id: string, seconds: number) =>
  aDocument({
    id,
    title: 'Motie van het lid Van Voorbeeld over dijken',
    date: Date.UTC(2025, 0, 1, 12, 0, seconds),
  });

async function named(store: DocumentStore) {
  const parsed = parseQuery('dijken', ['nl']);
  if (!('tree' in parsed) || !parsed.tree) throw new Error('no tree');
  return store.buckets(aSearch(parsed.tree), 'stakeholder', { limit: 10 });
}

/** The names a store is told are recognised in what it takes afterwards. */
export function namesCompliance(open: OpenStore): void {
  test('names it is told count in documents put or copied afterwards, and the last word counts', async () => {
    const store = await open({});
    await store.put([about('tk-1', 1)]);
    expect(await named(store)).toEqual([]);
    await store.know([JSON.stringify([vera])]);
    await store.put([about('tk-2', 2)]);
    expect(await named(store)).toEqual([{ value: 'PER:Vera van Voorbeeld', count: 1 }]);
    const copy = await open({});
    await copy.know(['[]', JSON.stringify([vera])]);
    await copy.load(await store.dump(0, 10));
    expect(await named(copy)).toEqual([{ value: 'PER:Vera van Voorbeeld', count: 2 }]);
    await copy.know([JSON.stringify([{ ...vera, until: '2021-01-01' }])]);
    await copy.put([about('tk-3', 3)]);
    expect(await named(copy)).toEqual([{ value: 'PER:Vera van Voorbeeld', count: 2 }]);
    await store.close();
    await copy.close();
  });
}
