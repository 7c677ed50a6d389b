import type { Log } from '#platform/log.ts';
import { sayAsSet } from '#platform/staff-words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { contextsPart } from './contexts.ts';
import { modulesPart } from './modules.ts';
import { setOf } from './set-words.ts';

/** Milliseconds between two looks whether another process changed something. */
const usualPause = 10_000;

/** Has this process say what staff set. */
export async function lookAtContent(db: PeopleStore): Promise<void> {
  const contexts = await setOf(db, contextsPart);
  const modules = await setOf(db, modulesPart);
  sayAsSet({
    words: {
      nl: { ...contexts.words.nl, ...modules.words.nl },
      'en-gb': { ...contexts.words['en-gb'], ...modules.words['en-gb'] },
    },
    contextOrder: contexts.content.order ?? [],
    notOffered: modules.content.notOffered,
  });
}

/**
 * Has the process say what staff set in the place of the catalogue, now and, while it lives, whenever that changed;
 * another process may have changed it. Resolves when it does.
 */
export async function followContent({
  db,
  log,
  pause = usualPause,
}: {
  db: PeopleStore;
  log: Pick<Log, 'warn'>;
  pause?: number;
}): Promise<{ stop(): Promise<void> }> {
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function lookLater(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      looking = lookAtContent(db)
        .catch((error: unknown) => log.warn({ err: error }, 'what staff say could not be read'))
        .then(lookLater);
    }, pause).unref();
  }

  await lookAtContent(db);
  lookLater();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
