import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import { dekamervragenUrl } from '../dekamervragen.ts';
import type { QuestionRaw } from '../poll.ts';

export const recordings: Recordings<QuestionRaw> = {
  folders: ['be/dekamer-opendata-json'],
  rawsOf(path, bytes) {
    const name = basename(path);
    if (name.startsWith('actr_')) {
      return Promise.resolve({ leftOut: 'a person, which the source dekamer reads' });
    }
    const body = JSON.parse(new TextDecoder().decode(bytes)) as { total?: number };
    if (body.total !== undefined) {
      return Promise.resolve({ leftOut: 'a page of the list, asked for its numbers only' });
    }
    return Promise.resolve([{ url: new URL(`/v0/qrva/${name}`, dekamervragenUrl).href, body }]);
  },
};
