import { tooManyRequests } from './errors.ts';

/** Keys of which a limit remembers the requests; the one that came first is forgotten first. */
const mostRemembered = 20_000;

/**
 * Counts requests by key in stretches of `within` milliseconds, in this process alone.
 * @returns counts one more, against `ownMost` where the key has a limit of its own @throws 429 with the seconds until the stretch is over, beyond `most`
 */
export function limitRequests(
  most: number,
  within: number,
): (key: string, now: number, ownMost?: number) => void {
  const counted = new Map<string, { since: number; count: number }>();
  return (key, now, ownMost = most) => {
    const known = counted.get(key);
    if (known && now - known.since < within) {
      known.count += 1;
      if (known.count > ownMost) throw tooManyRequests(Math.ceil((known.since + within - now) / 1_000));
      return;
    }
    counted.delete(key);
    counted.set(key, { since: now, count: 1 });
    if (counted.size > mostRemembered) counted.delete(counted.keys().next().value!);
  };
}
