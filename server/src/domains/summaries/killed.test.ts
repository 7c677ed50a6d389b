import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '#stores/documents/test/documents.ts';
import { openPeople } from '#stores/people/index.ts';
import { askFor, keptSummary } from './store.ts';
import { openProvider, type Provider, rightAnswer } from './test/provider.ts';
import { aReport } from './test/texts.ts';

let provider: Provider | undefined;
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await provider?.close();
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

test('summaries: a process that is killed leaves its summary to the next, which asks no part of a document again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'summaries-'));
  const documents = await sqliteDocumentStore({ path: join(folder, 'documents.sqlite'), readers: 1 });
  const text = [1, 2, 3].map((year) => aReport.replaceAll('staan', `staan in fase ${year}`)).join('\n\n');
  const date = Date.parse('2026-03-02T09:00:00Z');
  await documents.put([aDocument({ id: 'x-long', groupPath: 'regering/bijlage', text, date })]);
  await documents.close();
  const people = await openPeople({ path: join(folder, 'people.sqlite') });
  const key = { documentId: 'x-long', kind: 'long', locale: 'nl' } as const;
  await askFor(people.db, key, { published: date, now: Date.now() });

  // The third part is never answered: there the process dies.
  provider = await openProvider((question, _, count) => (count < 3 ? rightAnswer(question) : undefined));
  const script = fileURLToPath(new URL('./test/summarising-process.ts', import.meta.url));
  const begin = () => {
    const child = spawn(process.execPath, [script, folder, provider!.baseUrl], { stdio: 'inherit' });
    children.push(child);
    return child;
  };
  const first = begin();
  await expect.poll(() => provider!.questions.length).toBe(3);
  await kill(first);
  // The time of the lease that nobody gave back is over.
  await people.db.updateTable('leases').set({ until: 0 }).execute();
  expect(await keptSummary(people.db, key)).toMatchObject({ state: 'waiting', summary: undefined });

  provider.answerWith(rightAnswer);
  begin();
  await expect.poll(async () => (await keptSummary(people.db, key))?.state).toBe('ready');
  const parts = provider.questions
    .filter(({ kind }) => kind === 'notes')
    .map(({ material }) => material.passages[0]!.id);
  // Only the part that was under way is asked a second time.
  expect(parts.length - new Set(parts).size).toBe(1);
  expect(parts.filter((id) => id === parts[2])).toHaveLength(2);
  await people.close();
  for (const child of children.splice(0)) await kill(child);
  await rm(folder, { recursive: true });
});
