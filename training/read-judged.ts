import { readFile } from 'node:fs/promises';
import { contextCodes } from 'contract/contexts';
import type { Labelled } from './labelled.ts';
import { readLabelled, readUnlabelled } from './read-labelled.ts';

/**
 * Documents of the samples that we read and judged for every context, so that what a source leaves unsaid
 * counts too: those to learn from and to calibrate on, also while seed words were chosen, and those only ever
 * judged by, of other dossiers, meetings and questions, judged before any score of them was seen. A line each:
 * the source's id and the contexts the document is about, with a question mark where one could say either;
 * all others it is not about. What is learned from counts in its other language too, where the samples have it.
 */
export async function readJudged(folder: string, side: 'learn' | 'test'): Promise<Labelled[]> {
  const path = new URL(`./judged-${side}.txt`, import.meta.url);
  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  const truths = new Map(
    lines.map((line) => {
      const [id = '', ...codes] = line.split(' ');
      const truthOf = (code: string) => (codes.includes(code) ? 1 : codes.includes(`${code}?`) ? -1 : 0);
      return [id, Int8Array.from(contextCodes, truthOf)];
    }),
  );
  if (side === 'learn') {
    for (const [id, truth] of [...truths]) {
      const own = /^(.*)-(?:nl|fr|en)$/.exec(id)?.[1];
      for (const language of own === undefined ? [] : ['nl', 'fr', 'en']) {
        if (!truths.has(`${own}-${language}`)) truths.set(`${own}-${language}`, truth);
      }
    }
  }
  const all = new Map(
    [...(await readLabelled(folder)), ...(await readUnlabelled(folder))].map((one) => [one.id, one]),
  );
  return [...all.values()].flatMap((one) => {
    const truth = truths.get(one.id);
    return truth ? [{ ...one, truth }] : [];
  });
}
