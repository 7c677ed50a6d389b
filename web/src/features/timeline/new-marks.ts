import { useValue, value } from '#session/value.ts';

const none: ReadonlySet<string> = new Set();
const marked = value(none);

/** Marks these results as new, and no others. */
export const markNew = (ids: ReadonlySet<string> = none): void => marked.set(ids);

/** Whether a result is marked as new. */
export const useIsNew = (id: string): boolean => useValue(marked).has(id);
