import type { DocumentId } from 'contract/document-parts';
import type { DocumentStore } from './document-store.ts';

/**
 * Those of some documents that were withdrawn. One the store does not know at all is none of them: after a restore it
 * may have yet to be read again.
 */
export async function withdrawnAmong(
  documents: Pick<DocumentStore, 'get' | 'getMany'>,
  ids: readonly DocumentId[],
): Promise<DocumentId[]> {
  const there = new Set((await documents.getMany(ids)).map(({ id }) => id));
  const absent = ids.filter((id) => !there.has(id));
  const known = await Promise.all(absent.map((id) => documents.get(id)));
  return absent.filter((_id, index) => known[index] !== undefined);
}
