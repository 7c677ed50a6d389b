import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { openSearchDocumentStore } from '#stores/documents/opensearch/opensearch-document-store.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import type { Subscriber } from '#test/product.ts';
import { type Delivering, openDelivering, paper } from '../test/delivering.ts';

const minute = 60_000;
let house: Delivering;
let user: Subscriber;
beforeAll(async () => {
  house = await openDelivering();
});
afterAll(() => house.close());
beforeEach(async () => {
  at('2026-11-20T09:30:00Z');
  user = await house.product.subscriber();
});
// Nobody of an earlier test is mailed.
afterEach(() => house.product.people.db.updateTable('users').set({ active: 0 }).execute());

const at = (instant: string) => house.product.clock.set(instant);
const nextSlot = () => at('2026-11-21T06:00:00Z');
const told = async (documentId: string) =>
  house.product.people.db
    .selectFrom('delivered')
    .innerJoin('users', 'users.id', 'delivered.userId')
    .select(['kind', 'deliveryId', 'version'])
    .where('users.email', '=', user.email)
    .where('documentId', '=', documentId)
    .execute();
const waiting = (documentId: string) =>
  house.product.people.db
    .selectFrom('waitingMatches')
    .select(['savedSearchId', 'version', 'foundAt'])
    .where('documentId', '=', documentId)
    .orderBy('savedSearchId')
    .execute();

test('document status: what was withdrawn since it was found is not told, now or later', async () => {
  await house.save(user, 'baggeren', { daily: true });
  await house.save(user, 'baggeren OF slib', { daily: true, weekly: true });
  await house.comesIn(paper('kept', 'Over baggeren.'), paper('gone', 'Over baggeren en slib.'));
  await house.product.documents.withdraw(['test-gone']);
  nextSlot();
  const [mail, ...others] = await house.deliver();
  expect(others).toEqual([]);
  expect(mail!.papers).toEqual(['kept']);
  expect(mail!.subject).toMatch(/^1 nieuw resultaat/);
  expect(await told('test-gone')).toEqual([{ kind: 'withdrawn', deliveryId: null, version: 1 }]);
  at('2026-11-23T06:00:00Z');
  expect(await house.deliver()).toEqual([]);
  expect(await waiting('test-gone')).toEqual([]);
  // Published again it is news again.
  await house.comesIn(paper('gone', 'Toch weer over baggeren.'));
  at('2026-11-24T06:00:00Z');
  expect((await house.deliver()).map(({ papers }) => papers)).toEqual([['gone']]);
});

test('document status: where everything was withdrawn there is no mail', async () => {
  await house.save(user, 'gemaal', { realTime: true });
  await house.comesIn(paper('all', 'Over een gemaal.'));
  await house.product.documents.withdraw(['test-all']);
  house.product.clock.advance(5 * minute);
  expect(await house.deliver()).toEqual([]);
  expect(await told('test-all')).toHaveLength(1);
});

test('document status: what became confidential since it was found is told by title and date alone (decision 3.33)', async () => {
  await house.save(user, 'oeverzone', { daily: true });
  const open = paper('closed', 'Over de oeverzone en WATNIEMANDMAGWETEN.', {
    title: 'Stuk-closed- OUDETITEL',
  });
  await house.comesIn(open);
  await house.product.documents.put([{ ...open, title: 'Stuk-closed-', confidentiality: 'Besloten' }]);
  nextSlot();
  const [mail] = await house.deliver();
  expect(mail!.papers).toEqual(['closed']);
  const whole = mail!.raw.replaceAll('=\r\n', '');
  expect(whole).toContain('Besloten');
  expect(whole).not.toMatch(/WATNIEMANDMAGWETEN|OUDETITEL|woorden:/);
});

test('document status: what left the subscription since it was found waits for the module to come back', async () => {
  await house.save(user, 'senaat', { daily: true });
  await house.comesIn(
    paper('upper', 'Over de senaat.', { groupPath: 'ek/motie' }),
    paper('lower', 'Over de senaat.'),
  );
  const { db } = house.product.people;
  const module = (endsOn: string | null) =>
    db.updateTable('organisationModules').set({ endsOn }).where('moduleKey', '=', 'DSModule').execute();
  await module('2026-11-20');
  nextSlot();
  expect((await house.deliver()).map(({ papers }) => papers)).toEqual([['lower']]);
  expect(await waiting('test-upper')).toHaveLength(1);
  await module(null);
  at('2026-11-22T06:00:00Z');
  expect((await house.deliver()).map(({ papers }) => papers)).toEqual([['upper']]);
});

test('document status: a document store that does not answer holds the mail up until it does', async () => {
  await house.save(user, 'waterpeil', { daily: true });
  await house.comesIn(paper('level', 'Over het waterpeil.'));
  nextSlot();
  const before = await waiting('test-level');
  const folder = await mkdtemp(join(tmpdir(), 'standings-'));
  const broken = await sqliteDocumentStore({ path: join(folder, 'documents.sqlite'), readers: 1 });
  await broken.close();
  expect(await house.plan(broken)).toBe(false);
  // An engine that is away ends the round for all: it is tried again as a whole.
  const away = await openSearchDocumentStore({ url: 'http://127.0.0.1:1', prefix: 'test', threads: 1 });
  await expect(house.plan(away)).rejects.toThrow(EngineUnavailableError);
  await away.close();
  await rm(folder, { recursive: true });
  expect(await waiting('test-level')).toEqual(before);
  expect(await told('test-level')).toEqual([]);
  expect((await house.deliver()).map(({ papers }) => papers)).toEqual([['level']]);
  expect(await house.deliver()).toEqual([]);
});

test('document status: what the document store does not have yet waits on for the next mail', async () => {
  await house.save(user, 'kade', { daily: true });
  await house.save(user, 'kade OF haven', { daily: true });
  await house.comesIn(paper('quay', 'Over de kade.'));
  const before = await waiting('test-quay');
  expect(before).toHaveLength(2);
  const folder = await mkdtemp(join(tmpdir(), 'standings-'));
  const empty = await sqliteDocumentStore({ path: join(folder, 'documents.sqlite'), readers: 1 });
  nextSlot();
  expect(await house.plan(empty)).toBe(true);
  await empty.close();
  await rm(folder, { recursive: true });
  expect(await waiting('test-quay')).toEqual(before);
  expect(await house.deliver()).toEqual([]);
  at('2026-11-22T06:00:00Z');
  expect((await house.deliver()).map(({ papers }) => papers)).toEqual([['quay']]);
});
