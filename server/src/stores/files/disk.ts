import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files on local disk, named by their content, so that nobody's input ever becomes a path. */
export function diskFileStore(folder: string): FileStore {
  const place = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex');
      const path = place(key);
      if (await sizeOf(path)) return key;
      await mkdir(dirname(path), { recursive: true });
      // Written beside and renamed, so that a crash never leaves half a file under its key.
      const draft = `${path}.${randomUUID()}`;
      const handle = await open(draft, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
      return key;
    },
    async get(key) {
      if (!/^[0-9a-f]{64}$/.test(key)) return undefined;
      const path = place(key);
      const size = await sizeOf(path);
      if (size === undefined) return undefined;
      return { size, open: (range) => createReadStream(path, range) };
    },
  };
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
