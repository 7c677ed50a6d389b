import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CouncilsResponse } from 'contract/admin/councils';
import { councilsRead, type NamedCouncil, standardCouncils } from 'contract/councils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '#platform/log.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { councilsFor } from './councils.ts';
import { sourceStates } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'councils-'));
const path = join(folder, 'councils.json');
const fixed: NamedCouncil = { system: 'notubiz', key: '686', name: 'Eindhoven', kind: 'gemeente' };
const leiden: NamedCouncil = { system: 'notubiz', key: '271', name: 'Leiden', kind: 'gemeente' };
const soest: NamedCouncil = { system: 'ibabs', key: 'soest', name: 'Soest', kind: 'gemeente' };
let product: TestProduct;
let staff: Subscriber;
beforeAll(async () => {
  writeFileSync(path, JSON.stringify([fixed]));
  product = await openProduct('2026-11-20T09:30:00Z', openLog('silent'), { COUNCILS_FILE: path });
  staff = await product.subscriber({ roles: ['staff'] });
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});
const url = '/api/admin/councils';
const headers = () => ({ 'x-auth': staff.adminToken });
const get = async () => (await product.app.inject({ url, headers: headers() })).json<CouncilsResponse>();
const put = (payload: object) => product.app.inject({ method: 'PUT', url, headers: headers(), payload });
const read = async (source: 'notubiz' | 'ibabs' | 'tweedekamer') =>
  councilsFor(product.people.db, product.config.councils, source);

test('councils: those of the file are read, and what staff choose beside them; the log says what changed', async () => {
  const before = await get();
  expect(before).toMatchObject({ version: 0, councils: standardCouncils, file: [fixed], standings: [] });
  expect(before.known.find(({ name }) => name === 'Leiden')?.keys).toMatchObject({ notubiz: '271' });
  expect(await read('notubiz')).toEqual({ councils: [fixed] });
  expect(await read('tweedekamer')).toEqual({});

  const chosen = await put({ version: 0, councils: [leiden, soest], reason: 'Nieuwe klant' });
  expect(chosen.json()).toMatchObject({ version: 1, councils: [leiden, soest], file: [fixed] });
  expect(await read('notubiz')).toEqual({ councils: [fixed, leiden] });
  expect(await read('ibabs')).toEqual({ councils: [soest] });
  const log = await product.app.inject({ url: '/api/admin/audit?action=councils.set', headers: headers() });
  expect(log.json()).toMatchObject({
    data: [
      {
        reason: 'Nieuwe klant',
        before: {
          ibabs: ['Utrecht (utrecht)'],
          gemeenteoplossingen: ['Den Helder (https://gemeenteraad.denhelder.nl)'],
        },
        after: { notubiz: ['Leiden (271)'], ibabs: ['Soest (soest)'] },
      },
    ],
  });
});

test('councils: what a colleague changed meanwhile is not written over, and no system is given a key it cannot have', async () => {
  const { version } = await get();
  expect((await put({ version: version + 1, councils: [] })).statusCode).toBe(409);
  for (const councils of [
    [{ ...leiden, key: 'leiden' }],
    [leiden, leiden],
    [{ ...soest, key: '' }],
    [{ ...soest, system: 'gemeenteoplossingen', key: 'https://raad.example/pad' }],
    [{ ...soest, version: 'v2' }],
  ])
    expect((await put({ version, councils })).statusCode).toBe(400);
});

test('councils: staff see of each when it was read last, and why it could not be', async () => {
  const lease = await openLeases(product.people).claim('reading', { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  const at = '2026-11-20T08:00:00.000Z';
  await sourceStates(product.people.db, lease).advance('notubiz', {
    councils: { 686: { place: {}, read: at, tried: at }, 271: { place: {}, tried: at, fault: 'status 500' } },
  });
  await lease.release();
  expect((await get()).standings.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
    { system: 'notubiz', key: '271', fault: 'status 500' },
    { system: 'notubiz', key: '686', read: at },
  ]);
});

test('councils: where none is named a service that lists its own is read whole, others as they ship', () => {
  const of = (system: NamedCouncil['system'], file: NamedCouncil[], chosen?: NamedCouncil[]) =>
    councilsRead(system, { file, staff: chosen })?.map(({ name }) => name);
  expect(of('notubiz', [])).toBeUndefined();
  expect(of('ibabs', [])).toEqual(['Utrecht']);
  expect(of('ibabs', [soest])).toEqual(['Soest']);
  expect(of('ibabs', [], [])).toEqual([]);
  expect(of('ibabs', [soest], [{ ...soest, key: 'Soest' }])).toEqual(['Soest']);
  expect(of('notubiz', [fixed], [leiden])).toEqual(['Eindhoven', 'Leiden']);
  expect(of('notubiz', [], [soest])).toBeUndefined();
});
