import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { readNames, versionOfNames } from './store.ts';

interface FollowedNames {
  /** Looks no more; resolves when no look is under way. */
  stop(): Promise<void>;
}

/** Milliseconds between two looks whether the names changed. */
const usualPause = 120_000;

/**
 * Gives the names of the sources' lists to the document store, now and, while the process lives, whenever
 * they changed; another process may have changed them. Resolves when the first are given.
 */
export async function followNames({
  people,
  documents,
  log,
  pause = usualPause,
}: {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'know'>;
  log: Pick<Log, 'warn'>;
  pause?: number;
}): Promise<FollowedNames> {
  let known = 0;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const version = await versionOfNames(people);
    if (version === known) return;
    await documents.know(await pagesOfNames(people));
    // Read before the names: what changed meanwhile is found by the next look.
    known = version;
  }
  function lookLater(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => log.warn({ err: error }, 'the known names could not be read'))
        .then(lookLater);
    }, pause).unref();
  }

  await look();
  lookLater();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

/** All names as the document store takes them; short steps, so that the process goes on answering. */
export async function pagesOfNames(people: PeopleStore): Promise<string[]> {
  const pages: string[] = [];
  for await (const names of readNames(people)) pages.push(JSON.stringify(names));
  return pages;
}
