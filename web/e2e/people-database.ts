import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Product } from './product.ts';

/** The people's store of a running product; who writes to it waits while the product does, however long that takes. */
export function peopleDatabaseOf({ dataDir }: Product): DatabaseSync {
  return new DatabaseSync(join(dataDir, 'people.sqlite'), { timeout: 120_000 });
}
