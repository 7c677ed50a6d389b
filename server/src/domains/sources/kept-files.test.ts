import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import answers from '#connectors/notubiz/fixtures/answers.json' with { type: 'json' };
import { notubiz } from '#connectors/notubiz/notubiz.ts';
import type { NotubizRaw } from '#connectors/notubiz/raws.ts';
import { findFile } from '#domains/files/files.ts';
import { isLease, openLeases } from '#platform/leases.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { openPeople } from '#stores/people/index.ts';
import { identityStore, runSource, sourceStates } from './index.ts';

const rtf = (words: string) => ({
  bytes: Buffer.from(`{\\rtf1 ${words.repeat(20)}}`),
  mimeType: 'application/rtf',
  fileName: 'x.rtf',
});

test('after a run both the file of a document and what is attached to it can be opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kept-files-'));
  const people = await openPeople({ path: join(folder, 'people.sqlite') });
  const store = await sqliteDocumentStore({ path: join(folder, 'documents.sqlite') });
  const files = diskFileStore(join(folder, 'files'));
  const extraction = openTextExtraction();
  const [motion, answer] = [rtf('De staten vragen bomen. '), rtf('Afgedaan. ')];
  const raw: NotubizRaw = {
    kind: 'item',
    organisation: 'Provincie Fryslân',
    module: 'Moties',
    row: answers.items[0],
    files: { 9011: motion, 9012: answer },
  };
  const lease = await openLeases(people).claim('reading', { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  await runSource(
    {
      ...notubiz({ extraction }),
      async *poll() {
        yield { raw: [raw], cursor: { at: 1 } };
      },
    },
    {
      store,
      files,
      state: sourceStates(people.db, lease),
      identities: identityStore(people.db, lease),
      lease,
      signal: new AbortController().signal,
    },
  );
  for (const [kind, id, bytes] of [
    ['document', 'notubiz-item-801', motion.bytes],
    ['attachment', 'notubiz-item-801~1', answer.bytes],
  ] as const) {
    const found = await findFile(store, files, kind, id);
    expect(await buffer(found!.stored!.open())).toEqual(bytes);
  }
  await lease.release();
  await extraction.close();
  await store.close();
  await people.close();
  await rm(folder, { recursive: true });
});
