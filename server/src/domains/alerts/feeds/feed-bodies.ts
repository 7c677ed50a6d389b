import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from 'contract/limits';
import { hashOf } from '#platform/hash.ts';

/** A feed as it is sent. */
interface FeedBody {
  type: 'application/rss+xml' | 'text/calendar';
  text: string;
  tag: string;
}

/** A body with the tag by which a reader asks whether it changed. */
export function feedBody(type: FeedBody['type'], text: string): FeedBody {
  // Weak, because the same feed may travel compressed (RFC 9110 §8.8.1).
  return { type, text, tag: `W/"${hashOf(text)}"` };
}

/** Sends a feed, or 304 to a reader that has it already; it may be kept by that reader alone (decision 3.18). */
export function answerFeed(request: FastifyRequest, reply: FastifyReply, body: FeedBody): FastifyReply {
  reply
    .header('cache-control', `private, max-age=${limits.feedCache}`)
    .header('etag', body.tag)
    .header('x-robots-tag', 'noindex');
  if (names(request.headers['if-none-match'], body.tag)) return reply.code(304).send();
  return reply.type(`${body.type}; charset=utf-8`).send(body.text);
}

/** True when the header lists the tag; weak and strong spellings are the same here (RFC 9110 §13.1.2). */
function names(header: string | undefined, tag: string): boolean {
  const plain = (one: string) => one.trim().replace(/^W\//, '');
  return header?.split(',').some((one) => one.trim() === '*' || plain(one) === plain(tag)) ?? false;
}

/** UTF-16 units of feeds that are kept together. */
const mostText = 20_000_000;

/**
 * Feeds as they were last made, in the memory of this process, until they take too much; the one that was asked for
 * longest ago goes first.
 */
export function keptBodies() {
  const kept = new Map<string, { stamp: string; body: Promise<FeedBody>; size: number }>();
  let text = 0;
  function forget(key: string): void {
    text -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  }
  return {
    /** The body kept under a key while it carries this stamp, else made anew; asked twice at once it is made once. */
    body(key: string, asked: unknown, make: () => Promise<FeedBody>): Promise<FeedBody> {
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
