import { limits } from 'contract/limits';
import { querySyntax } from 'contract/query/tree';
import { alreadyThere, limitReached } from '#platform/errors.ts';
import type { Tables } from '#stores/people/index.ts';

/** The save that this one repeats: the same body within ten seconds is one save (decision 7.21). */
export function repeatedSave<Row extends { saveHash: string; createdAt: number }>(
  there: readonly Row[],
  saveHash: string,
  now: number,
): Row | undefined {
  return there.find((one) => one.saveHash === saveHash && now - one.createdAt < limits.repeatedSave);
}

/** @throws EC-05 when as many searches are there as may (decision 5.10) */
export function requireRoom(there: readonly unknown[], allowed: number): void {
  if (there.length >= allowed) throw limitReached('savedSearches.maximum');
}

/** @throws EC-06 naming another search that looks for the same (decision 3.17) */
export function requireDifferent(
  there: readonly { id: string; criteriaHash: string; title: string }[],
  { id, criteriaHash }: { id?: string; criteriaHash: string },
): void {
  const same = there.find((one) => one.id !== id && one.criteriaHash === criteriaHash);
  if (same) throw alreadyThere('savedSearches.identical', { title: same.title });
}

/** Milliseconds in which a deleted search can come back. */
export const removedLife = limits.removedSearchDays * 24 * 60 * 60_000;

/** What is kept of a search of either kind beside what it looks for. */
export function keptColumns({ title, includeInWebcal }: { title: string; includeInWebcal: boolean }) {
  return { title, syntax: querySyntax, includeInWebcal: Number(includeInWebcal) };
}

/** What a user gets of a search of either kind beside what it looks for and mails. */
export function commonParts(row: Tables['savedSearches'] | Tables['agendaSearches']) {
  const { id, title, includeInWebcal, paused, createdAt, changedAt } = row;
  return {
    id,
    title,
    includeInWebcal: includeInWebcal === 1,
    ...(paused ? { paused } : {}),
    createdAt: new Date(createdAt).toISOString(),
    changedAt: new Date(changedAt).toISOString(),
  };
}
