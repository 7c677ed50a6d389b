import { join } from 'node:path';
import { inject } from 'vitest';
import { peopleDatabaseOf } from './people-database.ts';
import type { Product } from './product.ts';
import { startDemo } from './start-demo.ts';

let shared: Promise<Product> | undefined;

/** The product of this process, started once for its files and as the demo leaves it: what people did before is gone. */
export async function sharedProduct(): Promise<Product> {
  if (shared) {
    const product = await shared;
    forgetPeople(product);
    return product;
  }
  shared = startDemo();
  return shared;
}

/** Puts the people of the demo in the place of those of a running product: who they are, and all that they keep. */
function forgetPeople(product: Product): void {
  const database = peopleDatabaseOf(product);
  try {
    database.exec('pragma foreign_keys = off');
    database.prepare('attach ? as demo').run(join(inject('demoFolder'), 'people.sqlite'));
    // What it works on at the moment stays its own.
    const tables = database
      .prepare(
        "select name from demo.sqlite_schema where type = 'table' and name not in ('leases', 'sqlite_sequence')",
      )
      .all()
      .map(({ name }) => `"${String(name)}"`);
    const renewed = tables.map(
      (table) => `delete from main.${table}; insert into main.${table} select * from demo.${table};`,
    );
    database.exec(`begin immediate; ${renewed.join(' ')} commit`);
  } finally {
    database.close();
  }
}
