import { type Following, followVersion } from '#platform/follow-version.ts';
import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { readNames, versionOfNames } from './store.ts';

/** Milliseconds between two looks whether the names changed. */
const usualPause = 120_000;

/**
 * Gives the names of the sources' lists to the document store, now and, while the process lives, whenever
 * they changed; another process may have changed them. Resolves when the first are given.
 */
export const followNames = ({
  people,
  documents,
  log,
  pause = usualPause,
}: {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'know'>;
  log: Pick<Log, 'warn'>;
  pause?: number;
}): Promise<Following> =>
  followVersion({
    version: () => versionOfNames(people),
    // A store knows no names at first.
    known: 0,
    take: async () => documents.know(await pagesOfNames(people)),
    ...{ pause, log, failure: 'the known names could not be read' },
  });

/** All names as the document store takes them; short steps, so that the process goes on answering. */
export async function pagesOfNames(people: PeopleStore): Promise<string[]> {
  const pages: string[] = [];
  for await (const names of readNames(people)) pages.push(JSON.stringify(names));
  return pages;
}
