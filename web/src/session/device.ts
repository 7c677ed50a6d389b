/** The cache of this browser in which lists are kept for when there is no network (`features/lists/keep-list.ts`). */
export const listsCache = 'policy-monitor:lists';

/** Takes off this device what was kept of a user for when there is no network: nothing of one is there for the next. */
export function forgetKeptLists(): void {
  // Absent where the address is not a secure one.
  void globalThis.caches?.delete(listsCache).catch(() => undefined);
}
