import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, createReadStream, mkdirSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { roomFor, roomTried } from '../room.ts';
import { understood } from '#platform/unavailable.ts';
import type { FileStore } from './file-store.ts';

/** Files on local disk, named by their content, so that nobody's input ever becomes a path. */
export function diskFileStore(folder: string): FileStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  leaveToOwner(folder);
  const place = (key: string) => join(folder, key.slice(0, 2), key);
  const room = roomFor(() => tryOut(folder), dirname(folder));
  return {
    put: (bytes) =>
      room.watch(async () => {
        const key = createHash('sha256').update(bytes).digest('hex');
        const path = place(key);
        if (await sizeOf(path)) return key;
        // Written beside and renamed, so that a crash never leaves half a file under its key.
        const draft = `${path}.${randomUUID()}`;
        await written(draft, bytes, () => rename(draft, path));
        return key;
      }),
    async get(key) {
      if (!/^[0-9a-f]{64}$/.test(key)) return undefined;
      const path = place(key);
      const size = await sizeOf(path);
      if (size === undefined) return undefined;
      return { size, open: (range) => createReadStream(path, range) };
    },
    check: () => room.check(),
  };
}

function tryOut(folder: string): Promise<void> {
  const path = join(folder, `room.${randomUUID()}`);
  return written(path, new Uint8Array(roomTried), () => rm(path));
}

/** Writes a file and goes on with it; what could not be written whole is taken away. @throws NoRoomError */
async function written(path: string, bytes: Uint8Array, goOn: () => Promise<void>): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await goOn();
  } catch (error) {
    await rm(path, { force: true });
    throw understood(error);
  }
}

/** A folder that several processes share may be another's, who has seen to it. */
function leaveToOwner(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
