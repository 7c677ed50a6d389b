import type { Recordings } from '#test/recordings/recordings.ts';
import type { RijksoverheidRaw } from '../poll.ts';

/** Those who recorded the answers put this in place of the scheme and host of some addresses. */
const placeholder = 'http://__MOCK_SERVICE__/';

export const recordings: Recordings<RijksoverheidRaw> = {
  folders: ['nl/rijksoverheid'],
  rawsOf(_path, bytes) {
    const text = new TextDecoder('utf-8').decode(bytes).replaceAll(placeholder, 'https://');
    return Promise.resolve([{ kind: 'document', bytes: new TextEncoder().encode(text) }]);
  },
};
