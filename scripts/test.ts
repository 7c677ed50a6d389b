// Everything `npm test` runs: code and browser tests in one vitest run. Arguments go to vitest.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWebIfStale } from './build-web.ts';
import { findChromium } from './find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const browserWanted = !(wanted.includes('--project') && !wanted.includes('browser'));
let environment = process.env;
if (browserWanted) {
  environment = { ...process.env, CHROMIUM_PATH: findChromium() };
  buildWebIfStale();
}
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', ...wanted], {
  cwd: root,
  stdio: 'inherit',
  env: environment,
});
process.exit(status ?? 1);
