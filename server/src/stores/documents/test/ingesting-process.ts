import { sqliteDocumentStore } from '../sqlite/sqlite-document-store.ts';
import { aDocument } from './documents.ts';

/** Puts documents for ever, changing old ones as it goes, and prints every acknowledged number. */
const store = await sqliteDocumentStore({ path: process.argv[2]!, readers: 1 });
for (let round = 0; ; round++) {
  const documents = Array.from({ length: 20 }, (_, index) =>
    aDocument({
      id: `x-${(round * 15 + index) % 400}`,
      date: Date.UTC(2025, 0, 1 + index),
      text: `woord ronde${process.pid}x${round} ${'vulling '.repeat(50)}`,
    }),
  );
  const results = await store.put(documents);
  process.stdout.write(`${results.at(-1)!.seq}\n`);
  if (round % 7 === 6) await store.withdraw([`x-${round % 400}`]);
}
