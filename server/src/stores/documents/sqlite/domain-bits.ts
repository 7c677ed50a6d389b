import type { DatabaseSync } from 'node:sqlite';
import { type Partition, stemOf } from './partitions.ts';
import { query } from './query.ts';

/** Tells the bit of a partition's domain in `term.domains`; 0 for one the store does not know. */
type DomainBits = (partition: Partition) => number;

/** Gives every domain of these partitions a bit that it keeps. */
export function addDomainBits(database: DatabaseSync, partitions: readonly Partition[]): void {
  const add = database.prepare(
    'INSERT INTO domain(place, name) SELECT count(*), ? FROM domain WHERE true ON CONFLICT DO NOTHING',
  );
  for (const name of new Set(partitions.map(stemOf))) add.run(name);
}

/** The bits of the domains of an open store. */
export function readDomainBits(database: DatabaseSync): DomainBits {
  const placeOf = query<{ place: number }>(database, 'SELECT place FROM domain WHERE name = ?');
  const known = new Map<Partition, number>();
  return (partition) => {
    let bit = known.get(partition);
    if (bit === undefined) {
      const found = placeOf.get(stemOf(partition));
      bit = found === undefined ? 0 : 2 ** found.place;
      if (found) known.set(partition, bit);
    }
    return bit;
  };
}
