/** Ends that this browser takes messages: its push service drops those to come, whoever sends them. */
export async function endMessages(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
