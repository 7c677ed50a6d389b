import type { PeopleStore } from '#stores/people/tables.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { aliasOf } from './identities.ts';

/**
 * The same store, in which a document is also found by the id under which a second source delivers it: links
 * between documents name the id that their own source gives.
 */
export function aliasedDocuments(store: DocumentStore, people: PeopleStore): DocumentStore {
  return {
    ...store,
    async get(id) {
      const found = await store.get(id);
      if (found && 'text' in found) return found;
      // What was withdrawn may have come back since as a part of another document.
      const other = await aliasOf(people, id);
      return other === undefined ? found : store.get(other);
    },
  };
}
