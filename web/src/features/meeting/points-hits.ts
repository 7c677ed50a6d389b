import type { AgendaPoint } from 'contract/agenda-meeting';

/** Hits in a point: those in its title and those in its documents. */
export function hitsOf({ title, documents }: AgendaPoint): number {
  return documents.reduce((sum, one) => sum + (one.locked ? 0 : one.hits), title.marks.length);
}
