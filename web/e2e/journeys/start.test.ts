import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accounts, demoPassword } from '../pages/login-page.ts';
import { runToItsEnd, startProduct } from '../product.ts';
import { copyDemo } from '../start-demo.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journey-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The number of the last change of a document in the store of a product that has ended. */
function lastPut(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'documents.sqlite'), { readOnly: true });
  const last = database.prepare('SELECT max(seq) AS seq FROM documents').get()!.seq;
  database.close();
  return last;
}

const logIn = (address: string, password: string) =>
  fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: accounts.everything, password }),
  });

test('start: prints where it is, who can log in and where mail goes; a second start is warm', async () => {
  // The first is the one that every journey begins after.
  const printed = inject('firstBanner');
  expect(printed).toMatch(/is running at http:/);
  for (const email of Object.values(accounts)) expect(printed).toContain(email);
  expect(printed).toContain(`password: ${demoPassword}`);
  expect(printed).toMatch(/http:\S+\/mails/);
  expect(printed).toContain(`Data is in ${inject('demoFolder')}`);

  const dataDir = await copyDemo();
  const put = lastPut(dataDir);
  const second = await startProduct({ DATA_DIR: dataDir });
  const answer = await fetch(second.address);
  expect(answer.status).toBe(200);
  expect((await logIn(second.address, demoPassword)).status).toBe(200);
  expect(await second.stop()).toBe(0);
  // What takes the time of a first start is not done again.
  expect(lastPut(dataDir)).toBe(put);
});

test('start: ends orderly, also while a request is under way that never comes to its end', async () => {
  const product = await startProduct({ DATA_DIR: join(folder, 'ending'), DEMO: '0' });
  const { hostname, port } = new URL(product.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  // A request whose body never comes to an end.
  await new Promise((resolve) =>
    socket.write(
      `POST /api/users/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      resolve,
    ),
  );
  // An answer to a later request proves that the first has been accepted.
  expect((await fetch(product.address)).status).toBe(200);
  expect(await product.stop('SIGTERM')).toBe(0);
  socket.destroy();
});

test('start: names every fault of a wrong configuration and starts nothing', async () => {
  const dataDir = join(folder, 'wrong');
  const { code, printed, complaints } = await runToItsEnd({
    DATA_DIR: dataDir,
    PORT: 'many',
    BASE_URL: 'nowhere',
    SOURCES: 'unheard-of',
  });
  expect(code).toBe(78);
  for (const name of ['PORT', 'BASE_URL', 'SOURCES'])
    expect(complaints).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  expect(printed).toBe('');
  expect(existsSync(dataDir)).toBe(false);
});

test('start: has no demo accounts without the demo', async () => {
  const product = await startProduct({ DATA_DIR: join(folder, 'bare'), DEMO: '0' });
  expect(product.banner).not.toContain(accounts.everything);
  expect((await logIn(product.address, demoPassword)).status).toBe(401);
  expect(await product.stop()).toBe(0);
});

test('start: makes a password of its own for the demo when others can reach it', async () => {
  const product = await startProduct({ DATA_DIR: join(folder, 'open'), HOST: '0.0.0.0' });
  const address = product.address.replace('0.0.0.0', '127.0.0.1');
  const password = /password: (\S+)/.exec(product.banner)?.[1];
  expect(password).toBeDefined();
  expect(password).not.toBe(demoPassword);
  expect((await logIn(address, demoPassword)).status).not.toBe(200);
  expect((await logIn(address, password!)).status).toBe(200);
  expect(await product.stop()).toBe(0);
});
