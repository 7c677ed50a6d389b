import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { FileKind } from 'contract/files';
import type { SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import answers from '#connectors/notubiz/fixtures/answers.json' with { type: 'json' };
import { notubiz } from '#connectors/notubiz/notubiz.ts';
import type { NotubizRaw } from '#connectors/notubiz/raws.ts';
import { tweedekamer } from '#connectors/tweedekamer/tweedekamer.ts';
import { findFile } from '#domains/files/files.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { openPeople } from '#stores/people/index.ts';
import { hurry } from '#test/replay/answers.ts';
import { startReplay } from '#test/replay/tweedekamer.ts';
import { aliasedDocuments, identityStore, keptItems, runSource, sourceStates } from './index.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

async function openStores() {
  const folder = await mkdtemp(join(tmpdir(), 'kept-files-'));
  const people = await openPeople({ path: join(folder, 'people.sqlite') });
  const documents = inThreadDocumentStore(join(folder, 'documents.sqlite'));
  const store = aliasedDocuments(documents, people.db);
  const files = diskFileStore(join(folder, 'files'));
  return {
    async run<Raw>(connector: SourceConnector<Raw>) {
      const lease = await openLeases(people).claim('reading', { insist: true });
      if (!isLease(lease)) throw new Error('nobody else reads here');
      const state = sourceStates(people.db, lease);
      const identities = identityStore(people.db, lease);
      const items = keptItems(people.db, lease);
      const { signal } = new AbortController();
      await runSource(byItem(connector), { store, files, state, identities, items, lease, signal });
      await lease.release();
    },
    /** The words of a file as somebody who opens it gets them; undefined while it is missing. */
    async wordsOf(kind: FileKind, id: string) {
      const stored = (await findFile(store, files, kind, id))?.stored;
      return stored && (await buffer(stored.open())).toString();
    },
    async close() {
      await store.close();
      await people.close();
      await rm(folder, { recursive: true });
    },
  };
}

let stores: Awaited<ReturnType<typeof openStores>>;
beforeEach(async () => (stores = await openStores()));
afterEach(() => stores.close());

const rtf = (words: string) => ({
  bytes: Buffer.from(`{\\rtf1 ${words.repeat(20)}}`),
  mimeType: 'application/rtf',
  fileName: 'x.rtf',
});

test('kept files: after a run both the file of a document and what is attached to it can be opened', async () => {
  const [motion, answer] = [rtf('De staten vragen bomen. '), rtf('Afgedaan. ')];
  const raw: NotubizRaw = {
    kind: 'item',
    organisation: 'Provincie Fryslân',
    module: 'Moties',
    row: answers.items[0],
    files: { 9011: motion, 9012: answer },
  };
  await stores.run({
    ...notubiz({ extraction }),
    async *poll() {
      yield { raw: [raw], cursor: { at: 1 } };
    },
  });
  expect(await stores.wordsOf('document', 'notubiz-item-801')).toBe(motion.bytes.toString());
  expect(await stores.wordsOf('attachment', 'notubiz-item-801~1')).toBe(answer.bytes.toString());
});

test('kept files: an attachment of the Tweede Kamer is the file of its own document, and goes when that is withdrawn', async () => {
  const replay = await startReplay();
  const connector = () => tweedekamer({ baseUrl: replay.baseUrl, extraction, request: hurry });
  const [motion, letter] = replay.rows;
  motion!['BijlageDocument'] = [{ ...letter, Zaak: undefined }];
  await stores.run(connector());
  const attached = await stores.wordsOf('attachment', 'tk-2031D00001~1');
  expect(attached).toContain(`De tekst van het stuk ${String(letter!['DocumentNummer'])}.`);
  // Its bytes were asked for once, for its own document.
  expect(replay.asked.filter((address) => address.includes(`(${letter!.Id})/resource`))).toHaveLength(1);
  const at = '2031-09-01T00:00:00Z';
  replay.rows[1] = { Id: letter!.Id, ApiGewijzigdOp: at, GewijzigdOp: at, Verwijderd: true };
  await stores.run(connector());
  expect(await stores.wordsOf('attachment', 'tk-2031D00001~1')).toBeUndefined();
  await replay.close();
});
