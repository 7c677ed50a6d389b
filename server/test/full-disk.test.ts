import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPeople } from '#stores/people/index.ts';
import { addReader, callTo, logIn } from './reader.ts';
import { refusal, type RunningProcess, startProcess } from './running-process.ts';

// The kernel refuses a process every byte it writes into a file beyond its limit, as a disk does that is full; a limit
// can be put on and taken off while the process runs, by any user (Linux, util-linux).
const limited = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;
if (!limited) process.stderr.write('A full disk is not tested: prlimit is missing.\n');

let folder: string;
let running: RunningProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await rm(folder, { recursive: true, force: true });
});

const limit = ({ child }: RunningProcess, bytes: string) =>
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
const search = { query: 'stuk', context: ['all'], groupingDetails: { name: 'nl' } };

describe.skipIf(!limited)('a full disk, with the log on it', () => {
  test('reading goes on, writes and readiness say so, and all goes on by itself when there is room', async () => {
    const people = await openPeople({ path: join(folder, 'people.sqlite') });
    await addReader(people);
    await people.close();
    const log = openSync(join(folder, 'log'), 'a');
    running = await startProcess({ DATA_DIR: folder, SOURCES: 'none' }, log);
    closeSync(log);
    const { address, child } = running;
    const token = await logIn(address);
    const readiness = async () => {
      const answer = await fetch(`${address}/readyz`);
      return [answer.status, await answer.json()];
    };
    const reading = async () => [
      (await callTo(address, '/users/me/session', undefined, token)).status,
      (await callTo(address, '/document/timeline', search, token)).status,
      (await callTo(address, '/lists/active', undefined, token)).status,
    ];
    const writing = () => callTo(address, '/lists', { title: 'Net' }, token);
    expect([await reading(), (await writing()).status]).toEqual([[200, 200, 200], 200]);
    expect(await readiness()).toEqual([200, { ready: true, failing: [] }]);

    limit(running, '0');
    for (let round = 0; round < 20; round += 1) {
      const refused = await writing();
      expect(refused).toMatchObject({ status: 503, retryAfter: '60' });
      expect(refused.body).toMatchObject({
        errors: [{ code: 'UNAVAILABLE', message: expect.stringMatching(/^Opslaan lukt nu niet/) }],
      });
      expect(await reading()).toEqual([200, 200, 200]);
    }
    expect(await readiness()).toEqual([503, { ready: false, failing: ['people'] }]);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);

    const before = statSync(join(folder, 'log')).size;
    limit(running, 'unlimited');
    expect((await writing()).status).toBe(200);
    expect(await readiness()).toEqual([200, { ready: true, failing: [] }]);
    await expect.poll(() => statSync(join(folder, 'log')).size).toBeGreaterThan(before);
    await running.end();
    expect(child.exitCode).toBe(0);
  });

  test('a start says so in one line and ends with 75', async () => {
    const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    const { status, stderr } = spawnSync('prlimit', ['--fsize=0', process.execPath, main], {
      cwd: folder,
      env: {
        PATH,
        NODE_COMPILE_CACHE,
        PORT: '0',
        DEMO: '0',
        SOURCES: 'none',
        DATA_DIR: join(folder, 'data'),
      },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      75,
      'The disk of the data folder is full; make room and start again.\n',
    ]);
  });
});

describe.skipIf(process.platform !== 'linux')('full disk: a log that cannot be written', () => {
  test('neither ends nor holds up the process', async () => {
    const full = openSync('/dev/full', 'w');
    running = await startProcess({ DATA_DIR: folder, SOURCES: 'none' }, full);
    closeSync(full);
    const { address, child } = running;
    for (let round = 0; round < 50; round += 1) {
      expect((await callTo(address, '/users/me/session')).status).toBe(401);
    }
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^log_lines_dropped_total \d+$/m);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    await running.end();
    expect(child.exitCode).toBe(0);
  });

  test('keeps sixteen mebibytes of its lines waiting; what comes after them is dropped and counted', () => {
    const program = fileURLToPath(new URL('../src/platform/test/logging-process.ts', import.meta.url));
    const full = openSync('/dev/full', 'w');
    const { status, stdout } = spawnSync(process.execPath, [program], {
      stdio: ['ignore', 'pipe', full],
      encoding: 'utf8',
      timeout: 50_000,
    });
    closeSync(full);
    expect(status).toBe(0);
    // Of twenty thousand lines of about 1,070 bytes.
    expect(Number(stdout)).toBeGreaterThan(3_000);
    expect(Number(stdout)).toBeLessThan(6_000);
  });
});

test('one data folder is for one product: a second start is refused with a sentence, until the first is gone', async () => {
  mkdirSync(join(folder, 'data'));
  const settings = { DATA_DIR: join(folder, 'data'), SOURCES: 'none' };
  running = await startProcess(settings);
  const { code, said } = await refusal(settings);
  expect([code, said]).toEqual([
    75,
    `${join(folder, 'data/people.sqlite')} is in use by another process of this product; stop that one first, or choose another folder.\n`,
  ]);
  const command = (name: string, ...args: string[]) => {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    const program = fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
      cwd: folder,
      env: { PATH, NODE_COMPILE_CACHE, ...settings },
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  // What reads, or writes a little, goes beside it; what would replace its files does not.
  const backup = join(folder, 'backup.sqlite');
  expect(command('admin', 'organisation', 'create', 'Net')).toMatchObject({ status: 0 });
  expect(command('ingest', 'status')).toMatchObject({ status: 0 });
  expect(command('backup', backup)).toMatchObject({ status: 0 });
  const refused = { status: 75, stderr: expect.stringMatching(/^\S+ is in use by another process[^\n]+\n$/) };
  expect(command('restore', backup)).toEqual(refused);
  expect(command('reindex', '--from', 'sqlite', '--to', 'sqlite')).toEqual(refused);

  await running.end('SIGKILL');
  running = await startProcess(settings);
  expect((await fetch(`${running.address}/readyz`)).status).toBe(200);
});
