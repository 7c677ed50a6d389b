import { mkdirSync } from 'node:fs';
import { openPeople, type People } from '#stores/people/index.ts';
import { endBecause } from '../cannot-start.ts';
import { type Config, processConfig } from '../config.ts';
import { storePaths } from '../configured-stores.ts';

/** Runs a command on the configured people's store and closes it again. */
export async function withPeople<T>(run: (people: People, config: Config) => Promise<T>): Promise<T> {
  const config = processConfig();
  mkdirSync(config.DATA_DIR, { recursive: true });
  const people = await openPeople({
    databaseUrl: config.DATABASE_URL,
    path: storePaths(config.DATA_DIR).people,
  }).catch(endBecause);
  try {
    return await run(people, config);
  } finally {
    await people.close();
  }
}
