import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError, NewerSchemaError, openPeople, restoreFile, type Tables } from '../index.ts';
import { openConnection } from './connection.ts';
import { workerDialect } from './dialect.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'people-file-'));
  path = join(folder, 'people.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const secret = (name: string) => ({ name, value: 'x' });

test('people’s store on SQLite: cuts off a transaction that never ends, and others go on', async () => {
  await (await openPeople({ path })).close();
  const db = new Kysely<Tables>({
    dialect: workerDialect(await openConnection(path), 100),
    plugins: [new CamelCasePlugin()],
  });
  let wake!: () => void;
  const asleep = new Promise<void>((resolve) => (wake = resolve));
  const endless = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('secrets').values(secret('endless')).execute();
    await asleep;
    await transaction.insertInto('secrets').values(secret('too late')).execute();
  });
  const refusal = expect(endless).rejects.toThrow(/longer than 100 ms/);
  await db.insertInto('secrets').values(secret('next')).execute();
  wake();
  await refusal;
  const rows = await db.selectFrom('secrets').select('name').execute();
  expect(rows).toEqual([{ name: 'next' }]);
  await db.destroy();
});

test('people’s store on SQLite: replaces a worker that died; the transaction it held fails whole', async () => {
  await (await openPeople({ path })).close();
  const connection = await openConnection(path, new URL('../test/mortal-worker.ts', import.meta.url));
  const db = new Kysely<Tables>({ dialect: workerDialect(connection), plugins: [new CamelCasePlugin()] });
  const held = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('secrets').values(secret('before')).execute();
    await expect(connection.run('die')).rejects.toThrow(/stopped with code 3/);
    await transaction.insertInto('secrets').values(secret('after')).execute();
  });
  await expect(held).rejects.toThrow(/lost with its worker/);
  await db.insertInto('secrets').values(secret('next')).execute();
  expect(await db.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'next' }]);
  await db.destroy();
});

test('people’s store on SQLite: every acknowledged write survives a killed process', async () => {
  const program = new URL('../test/writing-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line);
    if (acknowledged === 60) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  const people = await openPeople({ path });
  const rows = await people.db.selectFrom('secrets').select('name').execute();
  const names = new Set(rows.map(({ name }) => name));
  for (let number = 1; number <= acknowledged; number += 1) expect(names).toContain(`row ${number}`);
  await people.close();
});

test('people’s store on SQLite: waits for the disk with every write but the counts of requests', async () => {
  await (await openPeople({ path })).close();
  const connection = await openConnection(path);
  const asked: [string, boolean | undefined][] = [];
  const db = new Kysely<Tables>({
    dialect: workerDialect({
      ...connection,
      run(sql, parameters, passing) {
        asked.push([sql.split('"').slice(0, 2).join(''), passing]);
        return connection.run(sql, parameters, passing);
      },
    }),
    plugins: [new CamelCasePlugin()],
  });
  const one = { key: 'search:els', count: 1, endsAt: 2 };
  await db.insertInto('requestCounts').values(one).returning('count').executeTakeFirstOrThrow();
  await db.deleteFrom('requestCounts').execute();
  await db.insertInto('secrets').values(secret('kept')).execute();
  expect(asked).toEqual([
    ['insert into request_counts', true],
    ['delete from request_counts', false],
    ['insert into secrets', false],
  ]);
  const [full, normal] = [2, 1].map((synchronous) => ({ rows: [{ synchronous }], changes: 1 }));
  const level = (passing: boolean) => connection.run('pragma synchronous', [], passing);
  expect([await level(false), await level(true), await level(false)]).toEqual([full, normal, full]);
  await expect(connection.run('nonsense', [], true)).rejects.toThrow(/syntax/);
  await connection.run('begin immediate');
  expect([await level(true), await level(false)]).toEqual([full, full]);
  await connection.run('commit');
  await db.destroy();
});

test('people’s store on SQLite: only its owner may read the file', async () => {
  const people = await openPeople({ path });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await people.close();
});

test('people’s store on SQLite: a file that is no database is refused', async () => {
  writeFileSync(path, 'this is no database, however long the text in it may be'.repeat(20));
  await expect(openPeople({ path })).rejects.toThrow();
});

test('people’s store on SQLite: a backup made during writes holds everything acknowledged before it, and restores', async () => {
  const people = await openPeople({ path });
  const write = (name: string) => people.db.insertInto('secrets').values(secret(name)).execute();
  for (let number = 0; number < 20; number += 1) await write(`before ${number}`);
  let writing = true;
  let during = 0;
  const writer = (async () => {
    for (; writing; during += 1) await write(`during ${during}`);
  })();
  const backup = join(folder, 'backup.sqlite');
  await people.backup(backup);
  const atEnd = during;
  writing = false;
  await writer;
  expect(atEnd).toBeGreaterThan(0);
  await expect(people.backup(backup)).rejects.toThrow(/exists already/);
  await expect(restoreFile(backup, path)).rejects.toThrow(/The server is running/);
  await people.close();

  await restoreFile(backup, path);
  const restored = await openPeople({ path });
  const names = (await restored.db.selectFrom('secrets').select('name').execute()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('before'))).toHaveLength(20);
  const caught = names.filter((name) => name.startsWith('during')).length;
  for (let number = 0; number < caught; number += 1) expect(names).toContain(`during ${number}`);
  await restored.close();
  expect(existsSync(`${path}.before-restore`)).toBe(true);
});

test('people’s store on SQLite: a broken or newer backup is refused and changes nothing', async () => {
  const people = await openPeople({ path });
  await people.db.insertInto('secrets').values(secret('mine')).execute();
  const backup = join(folder, 'backup.sqlite');
  await people.backup(backup);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', 'later')`.execute(people.db);
  const newer = join(folder, 'newer.sqlite');
  await expect(people.backup(newer)).rejects.toThrow(NewerSchemaError);
  await people.close();

  const broken = join(folder, 'broken.sqlite');
  const bytes = readFileSync(backup);
  writeFileSync(broken, bytes.subarray(0, bytes.length / 2));
  const before = readFileSync(path);
  await expect(restoreFile(broken, path)).rejects.toThrow(BackupError);
  await expect(restoreFile(join(folder, 'absent'), path)).rejects.toThrow(BackupError);
  expect(readFileSync(path)).toEqual(before);
});
