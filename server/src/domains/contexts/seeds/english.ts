import { englishAToG } from './english-a-to-g.ts';
import { englishGToW } from './english-g-to-w.ts';
import type { Seeds } from './seeds.ts';

/** English words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const englishSeeds: Seeds = { ...englishAToG, ...englishGToW };
