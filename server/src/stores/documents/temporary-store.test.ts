import { parseQuery } from 'contract/query/parse';
import { afterEach, expect, test } from 'vitest';
import type { BatchedSearch } from './batch-search.ts';
import type { Kept } from './document-store.ts';
import { openTemporaryStore, type TemporaryStore } from './temporary-store.ts';
import { aDocument, aSearch } from './test/documents.ts';

let opened: TemporaryStore | undefined;
afterEach(() => opened?.close());

/** More searches than are done in one go; each but the last finds one document. */
const searches: BatchedSearch[] = Array.from({ length: 20 }, (_, at) => ({
  search: JSON.stringify(aSearch(parseQuery(`woord${at}`, []).tree!)),
}));

const documents = (padding: string): Kept[] =>
  Array.from({ length: 19 }, (_, at) => ({
    seq: at + 1,
    version: 1,
    withdrawn: false,
    document: aDocument({ id: `x-${at}`, text: `woord${at} ${padding}` }),
  }));

test.each([
  ['little text, on the thread of the caller', ''],
  ['much text, on threads of its own', 'lang '.repeat(2_000)],
])(
  'temporary store: a temporary store of %s finds and marks each document of every search',
  async (_name, padding) => {
    opened = await openTemporaryStore(documents(padding), { readers: 2 });
    const found = await opened.documents.findIds(searches);
    expect(found).toEqual([...Array.from({ length: 19 }, (_, at) => [`x-${at}`]), []]);
    const each = Array.from({ length: 19 }, (_, at) => ({ id: `x-${at}`, searches: [at] }));
    const shown = await opened.documents.mark(
      searches.map(({ search }) => search),
      each,
    );
    expect(shown).toHaveLength(19);
    expect(JSON.stringify(shown[17])).toContain('woord17');
  },
);
