import { readFile } from 'node:fs/promises';
import { contextCodes } from 'contract/contexts';
import type { Labelled } from './labelled.ts';
import { readLabelled, readUnlabelled } from './read-labelled.ts';

/**
 * Documents of the samples that people of ours read and judged for every context, so that what a source
 * leaves unsaid counts too. `judged.txt` holds a line each: the source's id and the contexts it is about,
 * with a question mark where one could say either; all others it is not about.
 */
export async function readJudged(folder: string): Promise<Labelled[]> {
  const lines = (await readFile(new URL('./judged.txt', import.meta.url), 'utf8')).trim().split('\n');
  const truths = new Map(
    lines.map((line) => {
      const [id = '', ...codes] = line.split(' ');
      return [id, Int8Array.from(contextCodes, (code) => (codes.includes(code) ? 1 : codes.includes(`${code}?`) ? -1 : 0))];
    }),
  );
  const all = [...(await readLabelled(folder)), ...(await readUnlabelled(folder))];
  return all.flatMap((one) => {
    const truth = truths.get(one.id);
    return truth && one.document.text !== '' ? [{ ...one, truth }] : [];
  });
}
