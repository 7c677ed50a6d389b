import { setTimeout as sleep } from 'node:timers/promises';

/** When each host may be asked again, epoch milliseconds. */
const nextTurn = new Map<string, number>();

/** Waits until the host may be asked again; turns are `interval` milliseconds apart, in order of asking. */
export async function awaitTurn(
  host: string,
  interval: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const now = Date.now();
  const turn = Math.max(now, nextTurn.get(host) ?? 0);
  nextTurn.set(host, turn + interval);
  if (turn > now) await sleep(turn - now, undefined, signal ? { signal } : {});
}
