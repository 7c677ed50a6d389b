import { dutchAToG } from './dutch-a-to-g.ts';
import { dutchGToW } from './dutch-g-to-w.ts';
import type { Seeds } from './seeds.ts';

/** Dutch words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const dutchSeeds: Seeds = { ...dutchAToG, ...dutchGToW };
