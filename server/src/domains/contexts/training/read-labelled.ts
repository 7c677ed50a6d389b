import type { Labelled } from './labelled.ts';
import { readBelgian } from './read-belgian.ts';
import { readDutch } from './read-dutch.ts';
import { readEuropean } from './read-european.ts';

/** Every labelled document of the samples in a folder. */
export async function readLabelled(folder: string): Promise<Labelled[]> {
  return [...(await readDutch(folder)), ...(await readBelgian(folder)), ...(await readEuropean(folder))];
}
