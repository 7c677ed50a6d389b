import { everyHit } from '#domains/agenda/index.ts';
import {
  type DocumentStore,
  type Hit,
  type Search,
  TooBroadError,
} from '#stores/documents/document-store.ts';

/** Every hit of some searches, each once; undefined where a wildcard in them fits too many words to be searched. */
export function hitsUnlessTooBroad(
  documents: Pick<DocumentStore, 'search'>,
  searches: readonly Search[],
): Promise<Hit[] | undefined> {
  return everyHit(documents, searches).catch((error: unknown) => {
    if (error instanceof TooBroadError) return undefined;
    throw error;
  });
}
