import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import { readActPage, readList, staatsbladUrl } from '../pages.ts';
import type { ActRaw } from '../poll.ts';

export const recordings: Recordings<ActRaw> = {
  folders: ['be/staatsblad-ejustice'],
  rawsOf(path, bytes) {
    const name = basename(path);
    const url = new URL(path, staatsbladUrl).href;
    if (name.includes('listing')) {
      return Promise.resolve(readList(bytes, url).map((listed) => ({ numac: listed.numac, listed })));
    }
    const page = readActPage(bytes, url);
    if (!page) return Promise.resolve({ leftOut: 'the answer that nothing was published' });
    if (!page.numac) {
      return Promise.resolve({ leftOut: 'its numac was in the address, which was not recorded' });
    }
    const language = /\/eli\/(loi|arrete|decret|ordonnance)\//.test(page.eli ?? '') ? 'fr' : 'nl';
    return Promise.resolve([{ numac: page.numac, [language]: { url, bytes } }]);
  },
};
