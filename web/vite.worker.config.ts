import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';
import { leanContract } from './lean-contract.ts';

const here = import.meta.dirname;

/** Another one for every build of the product, what the page without a network says included. */
function buildStamp(): string {
  const parts = [
    'dist/index.html',
    'src/offline.ts',
    '../contract/locales/nl/offline.json',
    '../contract/locales/en-gb/offline.json',
  ];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(readFileSync(`${here}/${part}`));
  return hash.digest('base64url').slice(0, 12);
}

/**
 * What stands at fixed addresses beside the product, built after it: the worker, the script of the page without a network,
 * and the icons of an installed product.
 */
export default defineConfig({
  root: here,
  plugins: [leanContract(), icons()],
  define: { buildStamp: JSON.stringify(buildStamp()) },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      input: { worker: `${here}/worker/worker.ts`, offline: `${here}/src/offline.ts` },
      output: { entryFileNames: '[name].js' },
    },
  },
});
