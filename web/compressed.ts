import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

/** Below this a second file costs more than it saves. */
const threshold = 1_024;
/** One step below the best two, which take six times as long for 8 % less. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Writes what browsers can read compressed beside what the build makes, so that the server need not for every visitor. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir }, files) {
      const names = Object.keys(files).filter((name) => /\.(m?js|css|svg)$/.test(name));
      for (const name of names) {
        const path = join(dir!, name);
        const content = await readFile(path);
        if (content.length < threshold) continue;
        await writeFile(`${path}.br`, await brotli(content, { params: quality }));
        await writeFile(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
