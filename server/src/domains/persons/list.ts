import { pagesOfNames, versionOfNames } from '#domains/names/index.ts';
import type { KnownName } from '#stores/documents/entities/known-name.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { type ListedPersons, listedPersons } from './listed.ts';

/** Answers the persons of the lists as they are now; they are read again only when a list changed. */
export function personLists(db: PeopleStore): () => Promise<ListedPersons> {
  let read: { version: number; persons: Promise<ListedPersons> } | undefined;
  return async () => {
    const version = await versionOfNames(db);
    if (read?.version !== version) {
      const persons = readPersons(db);
      read = { version, persons };
      persons.catch(() => (read = undefined));
    }
    return read.persons;
  };
}

async function readPersons(db: PeopleStore): Promise<ListedPersons> {
  const pages = await pagesOfNames(db);
  return listedPersons(pages.flatMap((page) => JSON.parse(page) as KnownName[]));
}
