import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryField } from 'contract/query/fields';
import type { ValuesAsked } from '../server/src/stores/documents/document-store.ts';
import { partitionOf, partitionsOf } from '../server/src/stores/documents/sqlite/partitions.ts';
import { openForWriting } from '../server/src/stores/documents/sqlite/schema.ts';
import { suggestionReader, suggestionWriter } from '../server/src/stores/documents/sqlite/suggestions.ts';
import type { SuggestedValue } from '../server/src/stores/documents/suggested-values.ts';
import { random, vocabulary } from './corpus.ts';
import { ms, printTable, quantile } from './figures.ts';

const batchSize = 500;
const paths = ['tk/motie', 'tk/kamervraag', 'tk/brief', 'ek/motie', 'ek/brief', 'regering/brief'];
/** Of each call the quickest of so many counts: what else the machine does is not the subject. */
const tries = 3;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Measures what the values that are suggested while a query is typed cost: keeping them for so many documents, each with
 * some eleven of which two numbers of its own, and asking for them, by every two letters or digits and by more.
 */
export async function benchValues({ docs }: { docs: number }): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-values-'));
  const path = join(folder, 'documents.sqlite');
  const database = openForWriting(path, partitionsOf(['nl']), { durable: false });
  try {
    const bytesOf = () => {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return statSync(path).size;
    };
    const empty = bytesOf();
    const before = process.cpuUsage();
    keep(suggestionWriter(database), docs, (work) => {
      database.exec('BEGIN');
      work();
      database.exec('COMMIT');
    });
    const { user, system } = process.cpuUsage(before);
    console.log(
      `kept for ${docs} documents: ${((user + system) / docs).toFixed(0)} µs of the processor and ` +
        `${Math.round((bytesOf() - empty) / docs)} bytes a document\n`,
    );
    printTable(
      ['field', 'calls', 'p50 ms', 'p95 ms', 'longest ms', 'of the lower house, p95 ms', 'longest ms'],
      ask(suggestionReader(database)),
    );
  } finally {
    database.close();
    await rm(folder, { recursive: true });
  }
}

function keep(
  writer: ReturnType<typeof suggestionWriter>,
  docs: number,
  inTransaction: (work: () => void) => void,
): void {
  const words = vocabulary(30_000);
  const next = random(5);
  const upTo = (size: number) => Math.floor(next() * size);
  /** The first few far more often than the others. */
  const often = (size: number) => Math.floor(size * next() ** 4);
  const person = (nth: number) => `${words[200 + nth]!} van ${words[7_000 + nth]!}`;
  const valuesOf = (nth: number): SuggestedValue[] => {
    const value = (field: QueryField, text: string) => ({ field, value: text });
    const dossier = 20_000 + often(17_000);
    return [
      ...[often(6_000), often(6_000), often(6_000)].map((which) => value('person', person(which))),
      value('party', `Partij ${words[often(25)]!}`),
      value('type', `Soort ${words[often(40)]!}`),
      value('committee', `Commissie voor ${words[300 + often(60)]!}`),
      value('organisation', `Stichting ${words[400 + often(5_000)]!} en ${words[9_000 + often(50)]!}`),
      value('number', String(dossier)),
      value('number', `${dossier}-${upTo(400)}`),
      value('number', `${2_010 + (nth % 17)}D${String(nth).padStart(6, '0')}`),
      value('number', `${2_010 + (nth % 17)}Z${String(upTo(docs)).padStart(6, '0')}`),
    ];
  };
  const partition = partitionOf('nl', 'document');
  for (let at = 0; at < docs; at += batchSize) {
    inTransaction(() => {
      for (let nth = at; nth < Math.min(at + batchSize, docs); nth += 1) {
        const values = [
          ...new Map(valuesOf(nth).map((each) => [`${each.field} ${each.value}`, each])).values(),
        ];
        writer.count(values, partition, paths[upTo(paths.length)]!, 1);
      }
      writer.write();
    });
  }
}

function ask(read: ReturnType<typeof suggestionReader>): string[][] {
  const pairs = [...letters].flatMap((one) => [...letters].map((other) => one + other));
  const digits = Array.from({ length: 100 }, (_, nth) => String(nth).padStart(2, '0'));
  const years = Array.from({ length: 17 }, (_, nth) => String(2_010 + nth));
  const texts: Record<string, [QueryField, string[]]> = {
    person: ['person', [...pairs, 'van', 'van d', 'van de']],
    organisation: ['organisation', [...pairs, 'sti', 'stichting', 'stichting b']],
    'few of all': ['type', ['', 's', 'soort']],
    number: [
      'number',
      [...digits, ...years, ...years.flatMap((year) => [`${year}z`, `${year}d0`]), '2010d00'],
    ],
  };
  return Object.entries(texts).map(([name, [field, asked]]) => {
    const timesIn = (excluded: ValuesAsked['scope']['excludedPaths']) =>
      asked.map((text) =>
        Math.min(
          ...Array.from({ length: tries }, () => {
            const started = performance.now();
            read({
              domain: 'nl',
              kind: 'document',
              field,
              text,
              scope: { domains: ['nl'], excludedPaths: excluded },
              limit: 10,
            });
            return performance.now() - started;
          }),
        ),
      );
    const all = timesIn([]);
    const some = timesIn([{ domain: 'nl', path: 'ek' }]);
    const figures = (times: number[]) => [ms(quantile(times, 0.95)), ms(Math.max(...times))];
    return [name, String(asked.length), ms(quantile(all, 0.5)), ...figures(all), ...figures(some)];
  });
}
