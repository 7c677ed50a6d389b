import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

// Without windows first: it is the same engine at half the work.
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser the tests drive: `CHROMIUM_PATH`, the system's, Playwright's own, or Debian's
 * installed now where this user may. Ends the process with instructions when there is none.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    return giveUp(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const found = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
  return found ?? installFromDebian() ?? giveUp('No Chromium was found.');
}

function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing Chromium for the browser tests …\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  aptGet('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    aptGet('install', '-y', '--no-install-recommends', name);
    const found = systemPaths.find((path) => existsSync(path));
    if (found) return found;
  }
  return undefined;
}

function giveUp(reason: string): never {
  process.stderr.write(
    `${reason} The browser tests need one. Get it by one of:\n` +
      '  apt-get install chromium           (Debian, Ubuntu)\n' +
      '  brew install --cask chromium       (macOS)\n' +
      '  npx playwright-core install chromium\n' +
      'or set CHROMIUM_PATH to a Chrome or Chromium. Without a browser: npm test -- --project code\n',
  );
  process.exit(1);
}
