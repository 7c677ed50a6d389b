import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollAndRead, pollByItem, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import { vlos } from './vlos.ts';

const fixture = readFileSync(new URL('./fixtures/verslag.xml', import.meta.url));

interface Version {
  Id: string;
  Soort: string;
  Status: string;
  GewijzigdOp: string;
  ApiGewijzigdOp: string;
  Verwijderd: boolean;
  Vergadering_Id: string | null;
}
const version = (n: number, sitting: string, more: Partial<Version> = {}): Version => ({
  Id: `00000000-0000-4000-8000-00000000000${n}`,
  Soort: 'Tussenpublicatie',
  Status: 'Ongecorrigeerd',
  GewijzigdOp: `2031-03-0${n}T10:00:00+01:00`,
  ApiGewijzigdOp: `2031-03-0${n}T09:00:00Z`,
  Verwijderd: false,
  Vergadering_Id: sitting,
  ...more,
});

let server: Answers;
let versions: Version[];
beforeEach(async () => {
  versions = [
    version(1, 'v1', { Status: 'Casco', Soort: 'Voorpublicatie' }),
    version(2, 'v1'),
    version(3, 'v2', { Status: 'Casco' }),
    version(4, 'v1', { Soort: 'Eindpublicatie', Status: 'Gecorrigeerd' }),
    version(5, 'v1', { Verwijderd: true, Vergadering_Id: null }),
  ];
  server = await startAnswers(respond);
});
afterEach(() => server.close());

/** Two versions on a page, and the versions of the sittings that are asked for. */
function respond(address: string, baseUrl: string): Answer {
  const url = new URL(address, baseUrl);
  if (url.pathname.endsWith('resource')) return { type: 'text/xml', body: fixture };
  const filter = url.searchParams.get('$filter') ?? '';
  if (!url.pathname.endsWith('/Verslag')) {
    const ids = [...filter.matchAll(/Id eq (\S+)/g)].map(([, id]) => id!);
    const of = (Id: string) => versions.filter(({ Vergadering_Id }) => Vergadering_Id === Id);
    return { body: { value: ids.map((Id) => ({ Id, Verslag: of(Id) })) } };
  }
  const from = /ge (\S+)/.exec(filter)?.[1] ?? '';
  const found = versions.filter(({ ApiGewijzigdOp }) => ApiGewijzigdOp >= from);
  const skip = Number(url.searchParams.get('$skiptoken') ?? 0);
  url.searchParams.set('$skiptoken', String(skip + 2));
  const next = skip + 2 < found.length ? { '@odata.nextLink': url.href } : {};
  return { body: { value: found.slice(skip, skip + 2), ...next } };
}

const source = () => vlos({ baseUrl: server.baseUrl, request: { interval: 0, retries: 0, backOff: 1 } });
const idsOf = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);

test('vlos: a poll reads the best version of each sitting, once', async () => {
  const { reading, cursors } = await pollAndRead(source());
  expect(idsOf(reading.documents)).toEqual(['vlos-2031A00005', 'vlos-v1-Stemmingen-1', 'vlos-v1']);
  expect(reading.skipped.map(({ reason }) => reason)).toContain('report without text yet');
  expect(server.asked.filter((path) => path.includes('resource'))).toEqual([
    '/Verslag(00000000-0000-4000-8000-000000000004)/resource',
  ]);
  expect(cursors.at(-1)).toEqual({ Verslag: '2031-03-05T08:50:00.000Z' });
  expect((await pollAndRead(source(), cursors.at(-1))).reading.documents).toEqual([]);
});

test('vlos: a later version has the same documents', async () => {
  versions = [version(2, 'v1')];
  const { cursors, reading } = await pollAndRead(source());
  versions.push(version(6, 'v1'));
  const later = await pollAndRead(source(), cursors.at(-1));
  expect(idsOf(later.reading.documents)).toEqual(idsOf(reading.documents));
});

test('vlos: a report that cannot be had is kept aside with its neighbours read, and read when it is asked for again', async () => {
  versions.push(version(6, 'v3'));
  server.breakNext('resource', { status: 500, body: '' });
  const { reading, kept, cursor } = await pollByItem(source());
  expect(idsOf(reading.documents)).toContain('vlos-v3');
  expect([...kept].map(([item, { kind }]) => [item, kind])).toEqual([['report of v1', 'status']]);
  expect(cursor).toEqual({ Verslag: '2031-03-06T08:50:00.000Z' });
  const { again } = kept.get('report of v1')!;
  server.breakNext('resource', { body: '<html>Even geduld</html>' });
  expect(await again()).toMatchObject({ failed: { kind: 'blocked', missedAgain: true } });
  expect(idsOf((await again()).reading!.documents)).toContain('vlos-v1');
});

test.each([404, 410])('vlos: a report that is gone (%i) is told and holds up nothing', async (status) => {
  server.breakNext('resource', { status, body: '' });
  const { reading, kept } = await pollByItem(source());
  expect(reading.skipped).toContainEqual({ sourceId: 'v1', reason: 'the report is gone' });
  expect(kept.size).toBe(0);
});

test('vlos: three reports in a row that cannot be had are a fault, and the cursor stays before them', async () => {
  versions = [1, 2, 3, 4].map((n) => version(n, `v${n}`));
  for (let count = 0; count < 4; count++) server.breakNext('resource', { status: 500, body: '' });
  const batches: unknown[] = [];
  const poll = async () => {
    for await (const batch of source().poll(undefined, new AbortController().signal)) batches.push(batch);
  };
  await expect(poll()).rejects.toMatchObject({ name: 'SourceFault', kind: 'status' });
  expect(batches).toEqual([]);
  expect(server.asked.filter((path) => path.includes('resource'))).toHaveLength(3);
});
