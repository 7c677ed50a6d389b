import { limits } from 'contract/limits';
import { alreadyThere, limitReached } from '#platform/errors.ts';

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

/** @throws EC-06 naming the search that looks for the same (decision 3.17) */
export function requireDifferent(
  there: readonly { criteriaHash: string; title: string }[],
  criteriaHash: string,
): void {
  const same = there.find((one) => one.criteriaHash === criteriaHash);
  if (same) throw alreadyThere('savedSearches.identical', { title: same.title });
}
