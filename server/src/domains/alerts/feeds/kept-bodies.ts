import { hashOf } from '#platform/hash.ts';
import type { FeedBody } from './answer-feed.ts';

/** UTF-16 units of feeds that are kept together. */
const mostText = 20_000_000;

/** Feeds as they were last made, in the memory of this process. */
interface KeptBodies {
  /** The body kept under a key while it carries this stamp, else made anew; asked twice at once it is made once. */
  body(key: string, stamp: unknown, make: () => Promise<FeedBody>): Promise<FeedBody>;
}

/** Keeps bodies until they take too much; the one that was asked for longest ago goes first. */
export function keptBodies(): KeptBodies {
  const kept = new Map<string, { stamp: string; body: Promise<FeedBody>; size: number }>();
  let text = 0;
  function forget(key: string): void {
    text -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }
  return {
    body(key, asked, make) {
      const stamp = hashOf(asked);
      const known = kept.get(key);
      if (known?.stamp === stamp) {
        kept.delete(key);
        kept.set(key, known);
        return known.body;
      }
      forget(key);
      const entry = { stamp, body: make(), size: 0 };
      kept.set(key, entry);
      entry.body.then(
        (made) => {
          if (kept.get(key) !== entry) return;
          entry.size = made.text.length;
          text += entry.size;
          for (const oldest of kept.keys()) {
            if (text <= mostText) break;
            forget(oldest);
          }
        },
        () => kept.get(key) === entry && forget(key),
      );
      return entry.body;
    },
  };
}
