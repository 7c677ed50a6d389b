import type { RowOf } from '../server/src/domains/contexts/features.ts';

/** Rows for whatever is met, so that every feature is counted and not only those a model knows. */
interface AllFeatures {
  rowOf: RowOf;
  /** The hash of each row. */
  hashes: readonly number[];
}

/** Gives every feature a row when it is met first. */
export function allFeatures(): AllFeatures {
  const rows = new Map<number, number>();
  const hashes: number[] = [];
  return {
    hashes,
    rowOf(hash) {
      const row = rows.get(hash) ?? hashes.length;
      if (row === hashes.length) {
        rows.set(hash, row);
        hashes.push(hash);
      }
      return row;
    },
  };
}
