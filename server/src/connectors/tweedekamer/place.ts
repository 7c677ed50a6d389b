import { z } from 'zod';
import type { Cursor } from '../connector.ts';
import { lateSets, readSets, type ReadSet } from './sets.ts';

/** Where a poll is among the changes; what it has stored so far. */
export interface Place {
  /** The position of each entity set by its name. */
  positions: Record<string, string>;
  /**
   * Sets that the service refuses to give, and sets of which it refuses what they lead to. Their positions stay until it
   * gives them, and meanwhile they are asked set by set beside the feed: what it told of them by then is lost to it. So is
   * what it told of a set that an earlier version of this program did not read, which is among them until it is read whole.
   */
  refused: Set<string>;
  /** The place in the SyncFeed; without one the sets are asked. */
  feed: number | null | undefined;
}

/** All sets that a poll asks, in the order in which it does. */
export const allSets = [...Object.keys(readSets), ...Object.keys(lateSets)];

const ChangesCursor = z
  .object({ feed: z.number().nullish(), refused: z.array(z.string()).optional() })
  .catchall(z.string());

/** Sets of what happens on a day; lists of names are always read whole first. */
const dated: readonly ReadSet[] = ['Document', 'Activiteit', 'Toezegging'];

/** The cursor from which everything changed since an instant is read again. */
export function cursorAt(since: number): Cursor {
  const positions = dated.map((entity) => [entity, new Date(since).toISOString()] as const);
  return { ...Object.fromEntries(positions), feed: null };
}

/** Where a cursor stands. A late set without a position starts at the beginning of the poll. */
export function placeOf(cursor: Cursor | undefined, began: string): Place {
  const { feed, refused = [], ...known } = ChangesCursor.parse(cursor ?? {});
  const late = Object.keys(lateSets).map((entity) => [entity, began] as const);
  const unread = typeof feed === 'number' ? Object.keys(readSets).filter((entity) => !(entity in known)) : [];
  return {
    positions: { ...Object.fromEntries(late), ...known },
    refused: new Set([...refused, ...unread]),
    feed,
  };
}

/** The cursor of a place. */
export function cursorOf({ positions, refused, feed }: Place): Cursor {
  return {
    ...positions,
    ...(refused.size > 0 ? { refused: [...refused] } : {}),
    ...(feed === undefined ? {} : { feed }),
  };
}
