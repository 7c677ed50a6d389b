/** The cache of this browser in which lists are kept for when there is no network (`features/lists/keep-list.ts`). */
export const listsCache = 'policy-monitor:lists';

/** Takes off this device what was kept of a user for when there is no network: nothing of one is there for the next. */
export function forgetKeptLists(): void {
  // Absent where the address is not a secure one.
  void globalThis.caches?.delete(listsCache).catch(() => undefined);
}

/** Ends that this browser takes messages: its push service drops those to come, whoever sends them. */
export function endMessages(): void {
  void takeNoMore().catch(() => undefined);
}

async function takeNoMore(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
