import { analyse } from 'contract/query/analyser';
import type { Document } from '../server/src/stores/documents/document.ts';
import type { KnownName } from '../server/src/stores/documents/entities/known-name.ts';
import { analysedValues } from '../server/src/stores/documents/entities/analysed-value.ts';
import { recogniserOf } from '../server/src/stores/documents/entities/recogniser.ts';
import { corpus, random, vocabulary } from './corpus.ts';

/** Persons of a domain in the lists, as many as all that a chamber with a century of members has. */
const persons = 5_000;
const texts = 1_000;

/**
 * Measures how fast names are recognised in texts of about 600 words, one in sixty of which begins a name, in
 * time of the processor: the recogniser alone, and beside it the analyser that the index needs anyway.
 */
export function benchNames({ runs }: { runs: number }): void {
  const words = vocabulary(50_000);
  const next = random(11);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pick = () => capital(words[2_000 + Math.floor(next() * 40_000)]!);
  const parties = ['VVD', 'CDA', 'D66', 'PVV', 'SP'];
  const names: KnownName[] = Array.from({ length: persons }, (_none, nth) => {
    const surname = nth % 4 === 0 ? `van der ${pick()}` : pick();
    const from = `${1950 + (nth % 75)}-05-01`;
    const until = `${1954 + (nth % 75)}-05-01`;
    const party = parties[nth % parties.length]!;
    return {
      source: 'tweedekamer',
      domain: 'nl',
      kind: 'person',
      name: `${pick()} ${surname}`,
      surname,
      person: String(nth),
      party,
      from,
      until,
    };
  });
  const started = performance.now();
  const recogniser = recogniserOf(names);
  const documents = [...corpus(texts, Date.UTC(2026, 0, 1), words)].map((document) =>
    withNames(document, names, next),
  );
  recogniser.namedIn(documents[0]!, []);
  const compiled = performance.now() - started;
  const bytes = documents.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const values = documents.map(({ text }) => analysedValues([{ text, tokens: analyse(text) }]));
  // The time this thread was computing, so that other work on the machine does not count.
  const computing = () => process.threadCpuUsage().user / 1_000;
  const speeds = (work: () => void) =>
    Array.from({ length: runs }, () => {
      const begun = computing();
      work();
      return bytes / 1_000 / (computing() - begun);
    }).sort((one, other) => one - other);
  let found = 0;
  const alone = speeds(() => {
    found = 0;
    for (const [nth, document] of documents.entries())
      found += recogniser.namedIn(document, values[nth]!).length;
  });
  const analysing = speeds(() => {
    for (const { text } of documents) analyse(text);
  });
  const tell = (what: string, sorted: readonly number[]) =>
    `${what}: median ${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} MB/s, slowest ${sorted[0]!.toFixed(1)} MB/s\n`;
  process.stdout.write(
    `${persons} persons, ${(bytes / 1e6).toFixed(1)} MB of text, ${found} names found, ${runs} runs; ` +
      `reading lists and texts ${compiled.toFixed(0)} ms\n` +
      tell('recogniser alone', alone) +
      tell('analyser, for the index', analysing),
  );
}

/** Every tenth sentence part has a form of address with a surname, a full name or a party. */
function withNames(document: Document, names: readonly KnownName[], next: () => number): Document {
  const some = () => names[Math.floor(next() * names.length)]!;
  const pieces = document.text.split(' ');
  for (let at = 30; at < pieces.length; at += 60) {
    const { name, surname, party } = some();
    pieces[at] = [`het lid ${surname}`, `mevrouw ${surname} (${party})`, name, `de fractie van ${party}`][
      Math.floor(next() * 4)
    ]!;
  }
  return { ...document, domain: 'nl', text: pieces.join(' ') };
}
