import { createHash } from 'node:crypto';
import type { Labelled } from './labelled.ts';

/** Where a document stands: to learn from, to calibrate on, or to judge by. */
type Side = 'train' | 'calibrate' | 'test';

/** By the hash of its group, so that a dossier is never on two sides and every run splits alike. */
export function sideOf({ group }: Pick<Labelled, 'group'>): Side {
  const share = createHash('sha256').update(group).digest().readUInt16BE(0) / 0x10000;
  if (share < 0.6) return 'train';
  return share < 0.8 ? 'calibrate' : 'test';
}
