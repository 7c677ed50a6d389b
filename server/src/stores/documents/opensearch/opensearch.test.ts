import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect as connectTo, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import { documentStoreCompliance } from '../test/compliance.ts';
import { copyDocuments } from '../copy.ts';
import type { Document } from '../document.ts';
import { EngineUnavailableError } from '#platform/unavailable.ts';
import { type DocumentStore, TooBroadError } from '../document-store.ts';
import { maintained } from '../entities/recogniser.ts';
import { someDocuments } from '../test/agreement.ts';
import { NoRoomError } from '#platform/unavailable.ts';
import { aDocument, aSearch } from '../test/documents.ts';
import { connect } from './connection.ts';
import { namesUnder } from './indices.ts';
import { documentsIndex } from './mapping.ts';
import { openSearchDocumentStore } from './opensearch-document-store.ts';
import { prepare } from './prepare.ts';
import { openRebuild } from './rebuild.ts';
import { searchesTogether } from './together.ts';

const url = process.env.OPENSEARCH_URL;
const newPrefix = () => `test-${randomBytes(6).toString('hex')}`;
const woord = aSearch(parseQuery('woord', []).tree!);

async function removeAll(prefix: string): Promise<void> {
  const connection = connect(url!);
  await connection.ask({ method: 'DELETE', path: `/${prefix}-*` });
  await connection.close();
}

/** What the index holds of a document, as a writer would send it. */
function written(document: Document, seq: number): object {
  const { fields, hash } = prepare(document, maintained);
  return { ...(JSON.parse(fields) as object), hash, seq, version: 1 };
}

/** A store under a prefix of its own that takes its indices with it when it closes. */
async function openThrowaway(options: { maximumExpansions?: number }): Promise<DocumentStore> {
  const prefix = newPrefix();
  const store = await openSearchDocumentStore({ url: url!, prefix, ...options });
  return {
    ...store,
    async close() {
      await store.close();
      await removeAll(prefix);
    },
  };
}

/** Passes connections on to OpenSearch until it is stopped, and again when it is started. */
async function startProxy() {
  const { hostname, port } = new URL(url!);
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    const onward = connectTo(Number(port), hostname);
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on('error', () => each.destroy()).on('close', () => sockets.delete(each));
    }
    socket.pipe(onward).pipe(socket);
  });
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  return {
    url: `http://127.0.0.1:${own}`,
    start: () => listen(own),
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

if (url) {
  documentStoreCompliance('opensearch', openThrowaway);

  describe('opensearch among other things', () => {
    let prefix: string;
    afterEach(() => removeAll(prefix));

    test('that goes down says so, and is used again when it is back', async () => {
      prefix = newPrefix();
      const proxy = await startProxy();
      const store = await openSearchDocumentStore({ url: proxy.url, prefix });
      await store.put([aDocument({ id: 'x-1', text: 'woord' })]);
      await proxy.stop();
      await expect(store.search(woord, { size: 1 })).rejects.toThrow(EngineUnavailableError);
      await expect(store.get('x-1')).rejects.toThrow(EngineUnavailableError);
      await expect(store.put([aDocument({ id: 'x-2', text: 'woord' })])).rejects.toThrow(
        EngineUnavailableError,
      );
      await proxy.start();
      expect(await store.count(woord)).toBe(1);
      expect(await store.put([aDocument({ id: 'x-2', text: 'woord' })])).toMatchObject([{ outcome: 'new' }]);
      expect(await store.count(woord)).toBe(2);
      await store.close();
      await proxy.stop();
    });

    test('may be down when the store is opened', async () => {
      prefix = newPrefix();
      const proxy = await startProxy();
      await proxy.stop();
      const store = await openSearchDocumentStore({ url: proxy.url, prefix });
      await expect(store.settled()).rejects.toThrow(EngineUnavailableError);
      await proxy.start();
      expect(await store.settled()).toBe(0);
      await store.close();
      await proxy.stop();
    });

    test('that closed its indices to writes is read, also after a start, and written again when it opens them', async () => {
      const prefix = newPrefix();
      const connection = connect(url);
      const close = (closed: boolean | null) =>
        connection.ask({
          method: 'PUT',
          path: `/${prefix}-*/_settings`,
          body: { 'index.blocks.read_only_allow_delete': closed },
        });
      const before = await openSearchDocumentStore({ url: url, prefix });
      await before.put([aDocument({ id: 'test-een', text: 'een woord' })]);
      await before.close();
      await close(true);
      const store = await openSearchDocumentStore({ url: url, prefix });
      try {
        expect(await store.count(woord)).toBe(1);
        const late = [aDocument({ id: 'test-twee', text: 'nog een woord' })];
        await expect(store.put(late)).rejects.toBeInstanceOf(NoRoomError);
        await expect(store.check()).rejects.toMatchObject({ server: 'OpenSearch' });
        expect(await store.get('test-een')).toMatchObject({ id: 'test-een' });
        await close(null);
        await store.check();
        await store.put(late);
        expect(await store.count(woord)).toBe(2);
      } finally {
        await store.close();
        await connection.close();
        await removeAll(prefix);
      }
    });

    test('of before a field takes it, finds by it what comes in, and says what the others lack', async () => {
      const prefix = newPrefix();
      const connection = connect(url);
      const index = documentsIndex({ shards: 1, replicas: 0 }) as {
        mappings: { properties: Record<string, unknown>; _meta?: unknown };
        settings: { analysis: object; 'mapping.nested_objects.limit'?: number };
      };
      delete index.mappings.properties['parties'];
      delete index.mappings.properties['turns'];
      delete index.settings['mapping.nested_objects.limit'];
      delete index.mappings._meta;
      // One word a place.
      index.settings.analysis = {
        tokenizer: { spaces: { type: 'whitespace', max_token_length: 8_192 } },
        analyzer: { ready: { type: 'custom', tokenizer: 'spaces' } },
      };
      const names = namesUnder(prefix);
      const aliases = { [names.documents]: {} };
      await connection.ask({
        method: 'PUT',
        path: `/${names.documents}-1`,
        body: { ...index, aliases },
      });
      // Words of before do not say of which domain they are.
      const wordsBefore = { dynamic: 'strict', properties: { word: { type: 'keyword' } } };
      await connection.ask({ method: 'PUT', path: `/${names.words}`, body: { mappings: wordsBefore } });
      await connection.ask({
        method: 'POST',
        path: `/${names.words}/_doc/before`,
        query: { refresh: true },
        body: { word: 'vroeger' },
      });
      const reports: string[] = [];
      const open = () =>
        openSearchDocumentStore({ url, prefix, report: ({ message }) => reports.push(message) });
      const store = await open();
      try {
        const found = (query: string) => store.count(aSearch(parseQuery(query, []).tree!));
        const people = [{ name: 'Jan', party: 'Proefpartij' }];
        const turns = [{ speaker: { name: 'Jan' }, from: 0, to: 10 }];
        const debate = { people, turns, text: 'Ja, graag.' };
        await store.put([aDocument({ id: 'test-een', title: 'De F-35 van de WHO', ...debate })]);
        expect(await found('partij:proefpartij')).toBe(1);
        expect(await found('spreker:jan ZEI graag')).toBe(1);
        expect(await found('"de f 35 van de who"')).toBe(1);
        expect(await found('F35')).toBe(0);
        expect(await store.knownWords('eu', ['vroeger', 'who'])).toEqual(['vroeger']);
        expect(await store.knownWords('nl', ['vroeger', 'who'])).toEqual(['vroeger', 'who']);
        expect(reports).toEqual([
          expect.stringContaining(
            'by parties, facts, having, suggested, turns, joined words, words in capitals, reference numbers in texts, the parties of speakers, ' +
              'and lack placed, length, by which hits are put in order, ' +
              'and have words that count in the wildcards of every domain: npm',
          ),
        ]);
        const rebuild = await openRebuild({ url, prefix });
        await rebuild.finish(() => copyDocuments(store, rebuild.store));
        await rebuild.close();
        expect(await found('F35 =WHO')).toBe(1);
        expect(await store.knownWords('nl', ['vroeger', 'who'])).toEqual(['who']);
        const after = await open();
        expect(reports).toHaveLength(1);
        await after.close();
      } finally {
        await store.close();
        await connection.close();
        await removeAll(prefix);
      }
    });

    test('makes findable what an interrupted writer left before it says so', async () => {
      prefix = newPrefix();
      const store = await openSearchDocumentStore({ url, prefix });
      const document = aDocument({ id: 'x-1', text: 'woord' });
      await store.put([aDocument({ id: 'x-0', text: 'iets' })]);
      // Numbers given out, the document written, and then nothing: as when a process is killed there.
      const connection = connect(url);
      const { documents, state } = namesUnder(prefix);
      await store.put([document]);
      const kept = (await store.dump(0, 10)).at(-1)!;
      await store.withdraw(['x-1']);
      await connection.ask({
        method: 'POST',
        path: `/${state}/_update/documents`,
        body: { doc: { settled: kept.seq - 1 } },
      });
      await connection.ask({
        method: 'PUT',
        path: `/${documents}/_doc/x-1`,
        query: { version: kept.seq, version_type: 'external_gte' },
        body: written(document, kept.seq),
      });
      expect(await store.count(woord)).toBe(0);
      expect(await store.put([document])).toMatchObject([{ outcome: 'same', seq: kept.seq }]);
      expect(await store.count(woord)).toBe(1);
      expect(await store.settled()).toBe(kept.seq);
      await connection.close();
      await store.close();
    });

    test('never puts an older version over a newer one, however late it arrives', async () => {
      prefix = newPrefix();
      const store = await openSearchDocumentStore({ url, prefix });
      const connection = connect(url);
      await store.put([aDocument({ id: 'x-1', text: 'oud' })]);
      const old = written(aDocument({ id: 'x-1', text: 'oud' }), 1);
      await store.put([aDocument({ id: 'x-1', text: 'nieuw' })]);
      const late = connection.ask({
        method: 'PUT',
        path: `/${namesUnder(prefix).documents}/_doc/x-1`,
        query: { version: 1, version_type: 'external_gte' },
        body: old,
      });
      await expect(late).rejects.toMatchObject({ status: 409 });
      expect(await store.get('x-1')).toMatchObject({ text: 'nieuw' });
      await connection.close();
      await store.close();
    });

    test('that answers with something else, half or never, is unavailable', async () => {
      prefix = newPrefix();
      const answers = {
        page: 'HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\n<html>',
        half: 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 600\r\n\r\n{"hits":',
      };
      for (const [name, answer] of Object.entries(answers)) {
        const server = createServer((socket) => {
          socket.on('error', () => undefined);
          socket.once('data', () => socket.end(answer));
        });
        server.listen(0, '127.0.0.1');
        await once(server, 'listening');
        const connection = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
        const call = { method: 'POST', path: '/x/_search', body: {} } as const;
        await expect(connection.askForBytes(call), name).rejects.toThrow(EngineUnavailableError);
        await expect(connection.ask(call), name).rejects.toThrow(EngineUnavailableError);
        await connection.close();
        server.close();
      }
    });

    test('answers each of the searches that are asked at once, or says what is wrong with it', async () => {
      prefix = newPrefix();
      const store = await openSearchDocumentStore({ url, prefix });
      await store.put([aDocument({ id: 'x-1', text: 'woord' }), aDocument({ id: 'x-2', text: 'woord' })]);
      const connection = connect(url);
      const { ask } = searchesTogether(connection, namesUnder(prefix).documents);
      const counting = (query: object) =>
        ask<{ hits: { total: { value: number } } }>({ query, size: 0, track_total_hits: true });
      const all = { match_all: {} };
      // What one node finds wrong, and what cannot be read at all.
      for (const wrong of [{ regexp: { text: 'a((' } }, { nothing: {} }]) {
        expect(await Promise.allSettled([counting(all), counting(wrong), counting(all)])).toMatchObject([
          { value: { hits: { total: { value: 2 } } } },
          { reason: { status: 400 } },
          { value: { hits: { total: { value: 2 } } } },
        ]);
      }
      expect(await Promise.all([store.count(woord), store.search(woord, { size: 1 })])).toMatchObject([
        2,
        { total: 2 },
      ]);
      await connection.close();
      await store.close();
    });

    test('counts hits for several contexts at once as one after the other, and of two queries refuses the one that is too broad', async () => {
      prefix = newPrefix();
      const store = await openSearchDocumentStore({ url, prefix, maximumExpansions: 2 });
      await store.put(
        Array.from({ length: 12 }, (_, nth) =>
          aDocument({
            id: `x-${nth}`,
            text: `woord ${nth % 3 === 0 ? 'anders' : ''} woord${nth}`,
            ...(nth % 4 === 0 ? {} : { contexts: { water: nth * 5, 'energie-klimaat': 60 - nth * 5 } }),
          }),
        ),
      );
      const asked = [woord, aSearch(parseQuery('anders', []).tree!)].flatMap((search) => [
        search,
        ...(['water', 'energie-klimaat'] as const).flatMap((code) =>
          [5, 30, 55].map((minimum) => ({
            ...search,
            filters: { ...search.filters, contexts: { codes: [code], minimum } },
          })),
        ),
      ]);
      const alone: number[] = [];
      for (const search of asked) alone.push(await store.count(search));
      expect(new Set(alone).size).toBeGreaterThan(4);
      expect(await Promise.all(asked.map((search) => store.count(search)))).toEqual(alone);
      const broad = aSearch(parseQuery('woord*', []).tree!);
      const [refused, ...counted] = await Promise.allSettled(
        [broad, woord].map((search) => store.count(search)),
      );
      expect(refused).toMatchObject({ reason: expect.any(TooBroadError) as Error });
      expect(counted).toMatchObject([{ value: 12 }]);
      await store.close();
    });

    test('gives two writing processes no number twice', async () => {
      prefix = newPrefix();
      const stores = await Promise.all([1, 2].map(() => openSearchDocumentStore({ url: url, prefix })));
      const puts = Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]!.put(
          Array.from({ length: 10 }, (__, at) => aDocument({ id: `x-${index}-${at}`, text: 'woord' })),
        ),
      );
      const numbers = (await Promise.all(puts)).flat().map(({ seq }) => seq);
      expect(new Set(numbers).size).toBe(200);
      expect(Math.max(...numbers)).toBe(200);
      expect(await stores[0]!.settled()).toBe(200);
      expect(await stores[1]!.count(woord)).toBe(200);
      await Promise.all(stores.map((store) => store.close()));
    });

    test('is rebuilt beside itself and changes over at once, also after an interruption', async () => {
      prefix = newPrefix();
      const store = await openSearchDocumentStore({ url: url, prefix });
      const documents = someDocuments(120, 9);
      await store.put(documents);
      await store.withdraw([documents[4]!.id]);
      const all = aSearch(parseQuery('wet OF soort* OF landbouw', []).tree!);
      const before = await store.search(all, { size: 100 });

      const interrupted = await openRebuild({ url: url, prefix });
      await interrupted.store.load(await store.dump(0, 50));
      await interrupted.close();
      expect(await store.search(all, { size: 100 })).toEqual(before);

      const again = await openRebuild({ url: url, prefix });
      expect(await again.store.settled()).toBe(50);
      expect(await copyDocuments(store, again.store)).toBe(70);
      await store.put([aDocument({ id: 'x-late', text: 'woord' })]);
      const late = openSearchDocumentStore({ url, prefix }).then(async (other) => {
        await other.put([aDocument({ id: 'x-later', text: 'woord' })]);
        await other.close();
      });
      await again.finish(() => copyDocuments(store, again.store));
      await late;
      await again.close();
      expect(await store.search(all, { size: 100 })).toEqual(before);
      expect(await store.count(woord)).toBe(2);
      expect(await store.settled()).toBe(122);
      expect(await store.put([aDocument({ id: 'x-new', text: 'woord' })])).toMatchObject([{ seq: 123 }]);
      await store.close();
    });
  });
} else {
  describe.skip('opensearch: OPENSEARCH_URL is not set, nothing of it was tested', () => undefined);
}
