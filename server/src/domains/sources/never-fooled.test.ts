import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { emptyReading, type SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { sourceNames, type SourceName } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { openPeople, type People } from '#stores/people/index.ts';
import { aDocument } from '#test/documents.ts';
import { identityStore } from './identities.ts';
import { keptItems } from './kept-items.ts';
import { runSource } from './run-source.ts';
import { sourceStates } from './store.ts';

/** Tries and times that a test can wait for. */
const hurry = {
  backOff: 1,
  interval: 0,
  retries: 1,
  connectTimeout: 300,
  idleTimeout: 300,
  totalTimeout: 500,
  maximumBytes: 200_000,
};
const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>`;
const page = '<!doctype html><html><head><title>Even geduld</title></head><body>Controle</body></html>';

/** How a server can answer that is not what it promises. */
const tricks: Record<string, (answer: ServerResponse) => void> = {
  'a block page': (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(page),
  'an empty 200': (answer) => answer.writeHead(200, { 'content-type': 'application/json' }).end(),
  'an empty 202': (answer) => answer.writeHead(202).end(),
  'an error inside a 200': (answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"error":{"code":"500","message":"Er ging iets mis"}}'),
  'an error in XML inside a 200': (answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/xml' })
      .end('<?xml version="1.0"?><error><message>Er ging iets mis</message></error>'),
  'an encoding that is not the one it names': (answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
      .end(Buffer.from('\ufeff{"value":[],"data":[]}', 'utf16le')),
  'cut JSON': (answer) =>
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{"value":[{"Id":"1"},{"I'),
  'cut XML': (answer) =>
    answer.writeHead(200, { 'content-type': 'text/xml' }).end('<?xml version="1.0"?><feed><entry><title>'),
  'an XML bomb': (answer) => answer.writeHead(200, { 'content-type': 'text/xml' }).end(bomb),
  'five gigabytes announced': (answer) => {
    answer.writeHead(200, { 'content-length': String(5 * 2 ** 30) }).write('{');
  },
  'a body without end': (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const more = () => {
      while (!answer.destroyed && answer.write(' '.repeat(65_536)));
      if (!answer.destroyed) answer.once('drain', more);
    };
    more();
  },
  'a drip of bytes': (answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => answer.write(' '), 50);
    answer.on('close', () => clearInterval(timer));
  },
  'a redirect to a private address': (answer) =>
    answer.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'a changed schema': (answer) =>
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        '{"value":[{"iets":"anders"}],"data":[{"iets":"anders"}],"items":[{"iets":"anders"}],"results":7}',
      ),
  'a server error': (answer) => answer.writeHead(500).end('kapot'),
};

let trick = '';
let server: Server;
let folder: string;
let people: People;
let store: DocumentStore;
const extraction = openTextExtraction();
beforeAll(async () => {
  server = createServer((_request, answer) => tricks[trick]!(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'fooled-'));
  people = await openPeople({ path: join(folder, 'people.sqlite') });
  store = inThreadDocumentStore(join(folder, 'documents.sqlite'));
});
afterEach(() => server.closeAllConnections());
afterAll(async () => {
  server.close();
  await extraction.close();
  await store.close();
  await people.close();
  await rm(folder, { recursive: true });
});

async function run(connector: SourceConnector, act: 'prepare' | 'read') {
  const lease = await openLeases(people).claim(connector.source, { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  const state = sourceStates(people.db, lease);
  try {
    if (act === 'prepare') {
      await state.advance(connector.source, connector.cursorAt(Date.parse('2026-11-01T00:00:00Z')));
      return await state.cursor(connector.source);
    }
    const files = diskFileStore(join(folder, 'files'));
    const identities = identityStore(people.db, lease);
    const items = keptItems(people.db, lease);
    const { signal } = new AbortController();
    await runSource(byItem(connector), { store, files, state, identities, items, lease, signal });
    return undefined;
  } finally {
    await lease.release();
  }
}

const kept = async (source: string) => {
  const state = await people.db
    .selectFrom('sourceStates')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  const faults = await people.db
    .selectFrom('sourceFaults')
    .selectAll()
    .where('source', '=', source)
    .orderBy('at', 'desc')
    .execute();
  return { cursor: JSON.parse(state.cursor!) as unknown, fault: state.lastFault, faults };
};

describe.each(Object.keys(tricks))('sources: %s', (name) => {
  test.each([...sourceNames])(
    'is a fault of %s with its evidence, and nothing else happens',
    async (source: SourceName) => {
      trick = name;
      const { port } = server.address() as AddressInfo;
      const baseUrl = `http://127.0.0.1:${port}/`;
      const connector = await openConnector(source, { extraction, baseUrl, request: hurry });
      const before = await run(connector, 'prepare');
      const known = (await kept(source)).faults.length;
      await expect(run(connector, 'read')).rejects.toMatchObject({ name: 'SourceFault' });
      const { cursor, fault, faults } = await kept(source);
      expect(cursor).toEqual(before);
      expect(fault).toContain(`127.0.0.1:${port}`);
      expect(faults.length).toBe(Math.min(20, known + 1));
      expect(faults[0]!.kind).toMatch(/^(network|timeout|tooLarge|status|notJson|blocked|shape)$/);
      expect(await store.settled()).toBe(0);
    },
  );
});

test('sources: control characters and halves of characters reach no document, and ranges into its text stay right', async () => {
  const text = 'Eerste\u0000 beurt\u0007.\nTweede\ud800 beurt.';
  const document = aDocument({
    id: 'vuil-1',
    title: '\u0001Vuile\u0085 titel',
    text,
    people: [{ name: 'Vera\u0000 Lid' }],
    turns: [{ speaker: { name: 'Vera Lid' }, from: 16, to: text.length }],
  });
  const connector: SourceConnector = {
    source: 'vuil',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({}),
    async *poll() {
      yield { raw: [1], cursor: { at: 1 } };
    },
    itemOf: (raw) => ({ id: String(raw) }),
    read: async () => ({
      ...emptyReading(),
      documents: [document],
      keys: [{ key: 'sleutel\u0000 1', id: document.id }],
    }),
  };
  await run(connector, 'read');
  const keys = people.db.selectFrom('sourceRecords').select('key').where('source', '=', 'vuil');
  expect(await keys.execute()).toEqual([{ key: 'sleutel  1' }]);
  const found = await store.get('vuil-1');
  if (!found || !('text' in found)) throw new Error('not stored');
  expect(found).toMatchObject({ title: ' Vuile  titel', people: [{ name: 'Vera  Lid' }] });
  const { from, to } = found.turns![0]!;
  expect(found.text.slice(from, to)).toBe('Tweede\ufffd beurt.');
});
