import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from 'contract/amsterdam';
import type { SourceName } from '#connectors/names.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { describeProof } from './describe-proof.ts';
import type { Proof } from './proof.ts';
import { type ProveOptions, proveSource } from './prove-source.ts';

interface ProveDeps extends Pick<ProveOptions, 'bounds' | 'request' | 'signal'> {
  baseUrls: Readonly<Record<string, string | undefined>>;
  /** Folder for the report. */
  folder: string;
  /** Takes the report as text, source by source. */
  write: (text: string) => void;
}

/** What the report is for people, before its lines. */
const preamble =
  'What a first live run showed. It holds addresses, counts and faults, and no text of a document.\n';

/**
 * Proves sources one after the other, tells what each showed, and keeps the report as text and as JSON in a folder.
 * Answers the exit code: 0 all of it is sound, 1 something is off.
 */
export async function proveSources(sources: readonly SourceName[], deps: ProveDeps): Promise<number> {
  const { baseUrls, folder, write, ...options } = deps;
  const extraction = openTextExtraction();
  const proofs: Proof[] = [];
  try {
    for (const source of sources) {
      const baseUrl = baseUrls[source];
      const proof = await proveSource(source, { ...options, extraction, ...(baseUrl ? { baseUrl } : {}) });
      proofs.push(proof);
      write(describeProof(proof));
    }
  } finally {
    await extraction.close();
  }
  const off = proofs.filter(({ sound }) => !sound).map(({ source }) => source);
  const last = `${proofs.length - off.length} of ${proofs.length} sound${off.length ? `; off: ${off.join(', ')}` : ''}\n`;
  const [first] = sources;
  const name = join(folder, `proof-${sources.length === 1 ? first : 'all'}-${dayOf(Date.now())}`);
  await writeFile(`${name}.json`, `${JSON.stringify(proofs, null, 2)}\n`);
  await writeFile(`${name}.txt`, `${preamble}\n${proofs.map(describeProof).join('\n')}\n${last}`);
  write(`${last}kept in ${name}.txt and ${name}.json\n`);
  return off.length === 0 ? 0 : 1;
}
