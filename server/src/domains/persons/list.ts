import { dayOf } from 'contract/amsterdam';
import { readNames, readSeats, versionOfNames } from '#domains/names/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { KnownName } from '#stores/documents/entities/known-name.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { listedPersons, type ListedPersons } from './listed.ts';

/** Answers the persons of the lists as they are now; they are read again only when a list changed. */
export function personLists(db: PeopleStore, clock: Clock): () => Promise<ListedPersons> {
  let read: { version: number; persons: Promise<ListedPersons> } | undefined;
  return async () => {
    const version = await versionOfNames(db);
    if (read?.version !== version) {
      const persons = readPersons(db, dayOf(clock.now().getTime()));
      read = { version, persons };
      persons.catch(() => (read = undefined));
    }
    return read.persons;
  };
}

/** The same without waiting where they were read before: what changed is read behind what is asked, and told the next time. */
export function listsAtHand(lists: () => Promise<ListedPersons>): () => Promise<ListedPersons> {
  let last: ListedPersons | undefined;
  return () => {
    const now = lists().then((read) => (last = read));
    if (last === undefined) return now;
    now.catch(() => undefined);
    return Promise.resolve(last);
  };
}

async function readPersons(db: PeopleStore, today: string): Promise<ListedPersons> {
  const names: KnownName[] = [];
  for await (const some of readNames(db)) names.push(...some);
  const seats: KnownName[] = [];
  for await (const some of readSeats(db, today)) seats.push(...some);
  return listedPersons(names, seats);
}
