import { statfs } from 'node:fs/promises';
import { NoRoomError } from '#platform/unavailable.ts';

/** Bytes free on a disk below which a write is tried before it is said that there is room. */
const littleRoom = 4 * 2 ** 20;

/** What a store tries to write to find out whether there is room: more than happens to be left of a page. */
export const roomTried = 64 * 1024;

/** Whether a store had room when it was last written to. */
export interface Room {
  /** Does what may write and remembers when there was no room. */
  watch<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Resolves when nothing speaks against writing: after a write that found no room, and on a disk that is nearly
   * full, one is tried. @throws NoRoomError
   */
  check(): Promise<void>;
}

/**
 * Watches the room of a store. `tryOut` writes something and takes it away again; `folder` is where an embedded
 * store is.
 */
export function roomFor(tryOut: () => Promise<unknown>, folder?: string): Room {
  let refused = false;

  async function watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      refused ||= error instanceof NoRoomError;
      throw error;
    }
  }

  async function nearlyFull(): Promise<boolean> {
    if (folder === undefined) return false;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < littleRoom;
  }

  return {
    watch,
    async check() {
      if (!refused && !(await nearlyFull())) return;
      await watch(tryOut);
      refused = false;
    },
  };
}
