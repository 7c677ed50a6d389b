import { scorable } from '../server/src/domains/contexts/classifier.ts';
import type { Labelled } from './labelled.ts';
import { readBelgian, readParallel, readPlenary } from './read-belgian.ts';
import { readDutch } from './read-dutch.ts';
import { readEuropean, readOtherDebates } from './read-european.ts';

/** Every labelled document of the samples in a folder. */
export async function readLabelled(folder: string): Promise<Labelled[]> {
  return [...(await readDutch(folder)), ...(await readBelgian(folder)), ...(await readEuropean(folder))];
}

/** Documents of the samples without labels: questions in two languages, plenary debates. */
export async function readUnlabelled(folder: string): Promise<Omit<Labelled, 'truth'>[]> {
  const parallel = (await readParallel(folder)).flatMap(({ id, nl, fr }) => [
    { id: `${id}-nl`, group: id, source: 'be-vraag-nl', document: scorable('', nl, 'nl') },
    { id: `${id}-fr`, group: id, source: 'be-vraag-fr', document: scorable('', fr, 'fr') },
  ]);
  return [...parallel, ...(await readPlenary(folder)), ...(await readOtherDebates(folder))];
}
