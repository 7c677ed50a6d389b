import type { Clock } from '#platform/clock.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Lease, LeaseLostError } from '#stores/people/leases.ts';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import { type MarkName, marksOf, setMark } from './marks.ts';
import { cameIn, type Window } from './window.ts';

/** The lease under which things are followed, by one process at a time. */
export const followersLease = 'matching';

/** What is followed, and where what is learned of it is kept. */
export interface Following {
  people: PeopleStore;
  documents: Pick<DocumentStore, 'search' | 'get' | 'getMany'>;
  clock: Clock;
}

/** One that looks at everything that comes in, once. */
export interface Consumer {
  /** Its mark: the ingest number up to which it has looked. */
  name: MarkName;
  /** Where its first look of all begins: with what comes in from then on, or with what is there. */
  begins: 'now' | 'with what is there';
  /**
   * Looks at a window above its mark, and moves the mark to the end of it together with the last it keeps: a look that
   * was cut off is repeated, and has to be so without harm.
   * @throws LeaseLostError
   */
  look(window: Window, lease: Lease): Promise<void>;
}

/** What one round came to. */
interface Round {
  /** Who had something to look at; the others have seen all there is. */
  looked: Set<MarkName>;
  /** What was wrong, by consumer, which stays where it is. */
  wrong: Map<MarkName, unknown>;
}

/**
 * Lets each consumer look at the next window of what came in since its mark. Those at the same mark share a window, and
 * those that are furthest go first: one that has years to catch up with, or fails, holds up nobody.
 * @throws LeaseLostError; StoreUnavailableError, because the others would meet it too
 */
export async function followRound(
  consumers: readonly Consumer[],
  { documents, people }: { documents: Pick<DocumentStore, 'dump' | 'settled'>; people: PeopleStore },
  lease: Lease,
): Promise<Round> {
  const round: Round = { looked: new Set(), wrong: new Map() };
  const marks = new Map(await marksOf(people));
  for (const { name, begins } of consumers) {
    if (begins !== 'now' || marks.has(name)) continue;
    const settled = await documents.settled();
    await lease.write((db) => setMark(db, name, settled));
    marks.set(name, settled);
  }
  const groups = [...Map.groupBy(consumers, ({ name }) => marks.get(name) ?? 0)];
  for (const [after, group] of groups.toSorted(([one], [other]) => other - one)) {
    lease.signal.throwIfAborted();
    const window = await cameIn(documents, after);
    if (!window) continue;
    for (const consumer of group) {
      round.looked.add(consumer.name);
      try {
        await consumer.look(window, lease);
      } catch (error) {
        if (error instanceof LeaseLostError || error instanceof StoreUnavailableError) throw error;
        lease.signal.throwIfAborted();
        round.wrong.set(consumer.name, error);
      }
    }
  }
  return round;
}
