import { join } from 'node:path';
import { openPeople } from '../../server/src/stores/people/index.ts';
import { keepItem } from '../../server/test/kept-item.ts';
import type { Product } from './product.ts';

/** Keeps an item of the Tweede Kamer that could not be read in a running product. */
export async function keepItemIn({ dataDir }: Product, ...kept: [string, { url: string; payload: object }]) {
  const people = await openPeople({ databaseUrl: undefined, path: join(dataDir, 'people.sqlite') });
  try {
    await keepItem({ people, clock: { now: () => new Date() } }, ...kept);
  } finally {
    await people.close();
  }
}
