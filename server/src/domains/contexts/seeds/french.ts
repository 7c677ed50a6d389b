import { frenchAToG } from './french-a-to-g.ts';
import { frenchGToW } from './french-g-to-w.ts';
import type { Seeds } from './seeds.ts';

/** French words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const frenchSeeds: Seeds = { ...frenchAToG, ...frenchGToW };
