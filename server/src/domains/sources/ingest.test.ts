import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import { diskFileStore } from '#stores/files/disk.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { openPeople } from '#stores/people/index.ts';
import { startReplay, type Replay } from '#test/replay/tweedekamer.ts';

let folder: string;
let replay: Replay;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ingest-'));
  replay = await startReplay({ pageSize: 20 });
});
afterEach(async () => {
  await replay.close();
  await rm(folder, { recursive: true });
});

const child = (...argv: string[]) =>
  spawn(
    process.execPath,
    [
      fileURLToPath(new URL('../../../test/replay/ingest-child.ts', import.meta.url)),
      folder,
      replay.baseUrl,
      ...argv,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
const outcome = async (...argv: string[]) => {
  const run = child(...argv);
  const said = text(run.stdout);
  const [code] = (await once(run, 'exit')) as [number];
  return { code, said: await said };
};
const finish = async (...argv: string[]) => (await outcome(...argv)).code;

async function find(query: string) {
  const parsed = parseQuery(query, ['nl']);
  if (!('tree' in parsed) || !parsed.tree) throw new Error(`no tree for ${query}`);
  const store = await sqliteDocumentStore({ path: `${folder}/documents.db` });
  const { hits } = await store.search(
    {
      query: parsed.tree,
      scope: { domains: ['nl'], excludedPaths: [] },
      filters: { ...unfiltered, domain: 'nl', kind: 'document' },
      metadataField: 'metadata',
    },
    { size: 100 },
  );
  await store.close();
  return hits.map(({ document }) => document);
}

test('ingest: what the source serves is found by word, number, phrase and wildcard, its file kept', async () => {
  expect(await finish('tweedekamer', '--since', '2020-01-01')).toBe(0);
  for (const query of [
    'titel:proefdijk type:motie',
    'nummer:2031D00001',
    '"denkbeeldige rivier"',
    'denkbeeld* motie',
    'nummer:"36910 XV"',
  ]) {
    const [found, ...others] = await find(query);
    expect(others, query).toEqual([]);
    expect(found, query).toMatchObject({
      id: 'tk-2031D00001',
      groupPath: 'tk/motie',
      date: Date.parse('2021-02-02T23:00:00Z'),
      people: [{ name: 'V. van Voorbeeld', party: 'Proefpartij' }],
    });
  }
  const [motion] = await find('nummer:2031D00001');
  expect(await diskFileStore(`${folder}/files`).get(motion!.file!.storeKey!)).toMatchObject({
    size: motion!.file!.size,
  });
  replay.rows.push({
    Id: replay.rows[0]!.Id,
    ApiGewijzigdOp: '2031-03-01T00:00:00Z',
    GewijzigdOp: '2031-03-01T00:00:00Z',
    Verwijderd: true,
    DocumentNummer: null,
  });
  expect(await finish('tweedekamer')).toBe(0);
  expect(await find('nummer:2031D00001')).toEqual([]);
});

test('ingest: a killed run goes on without a gap', async () => {
  for (let n = 10; n < 70; n++) {
    replay.rows.push({
      ...replay.rows[2]!,
      Id: `00000000-0000-4000-8000-0000000000${n}`,
      DocumentNummer: `2031D000${n}`,
    });
  }
  // The third page never comes: whoever asks for it holds the lease, half done.
  replay.breakNext('slow', 1, 'skiptoken=40');
  const run = child('tweedekamer');
  // The first line of progress: one batch is stored, the others are not.
  await once(run.stdout, 'data');
  run.kill('SIGKILL');
  expect(await once(run, 'exit')).toEqual([null, 'SIGKILL']);
  // The time of the lease that nobody gave back is over.
  const people = await openPeople({ path: `${folder}/people.db` });
  await people.db.updateTable('leases').set({ until: 0 }).execute();
  await people.close();
  expect(await finish('tweedekamer')).toBe(0);
  expect(await find('stuk')).toHaveLength(63);
});

test('ingest: a fault is recorded and the cursor stays', async () => {
  replay.breakNext('blockPage', 99);
  expect(await finish('tweedekamer')).toBe(1);
  const people = await openPeople({ path: `${folder}/people.db` });
  const state = await people.db.selectFrom('sourceStates').selectAll().executeTakeFirstOrThrow();
  await people.close();
  expect(state).toMatchObject({ source: 'tweedekamer', cursor: null, lastSuccess: null });
  expect(state.lastFault).toMatch(/^blocked/);
});

test('ingest: what was kept with a flaw is counted by reason at the end', async () => {
  replay.rows.push({
    ...replay.rows[2]!,
    Id: '00000000-0000-4000-8000-000000000009',
    DocumentNummer: '2031D00009',
  });
  replay.breakNext('empty', 1, 'resource');
  const { code, said } = await outcome('tweedekamer');
  expect(code).toBe(0);
  const flaws = said.split('done:')[1];
  expect(flaws).toContain('2 × unknown type: Nieuwe soort (such as 2031D00003)');
  expect(flaws).toContain('1 × no file: shape: an empty file (such as 2031D00001)');
});

test('ingest: wrong use is told with the usage', async () => {
  const { code, said } = await outcome('tweedekamer', '--sinds', '2026-01-01');
  expect(code).toBe(64);
  expect(said).toContain('--sinds');
  expect(said).toContain('ingest <source>');
  expect(replay.asked).toEqual([]);
});

test('ingest: a source that another process reads is left to it, with a clear word', async () => {
  const people = await openPeople({ path: `${folder}/people.db` });
  const lease = await openLeases(people, 5_000).claim('source:tweedekamer');
  if (!isLease(lease)) throw new Error('nobody else reads here');
  const { code, said } = await outcome('tweedekamer');
  expect(code).toBe(75);
  expect(said).toMatch(
    /^tweedekamer is being read by another process \(process \d+ on .+\); looking again in [1-5] s$/m,
  );
  expect(said).toMatch(
    /^tweedekamer is still being read by another process \(process \d+ on .+\); try again later$/m,
  );
  expect(replay.asked).toEqual([]);
  await lease.release(600_000);
  expect(await finish('tweedekamer')).toBe(0);
  await people.close();
});
