import { dirname, join } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { DebateRaw } from '../poll.ts';
import { ActorsAnswer, DebateAnswer } from '../rows.ts';

const read = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()) as unknown;

/** A recorded debate is read with who could speak on its day. */
export const recordings: Recordings<DebateRaw> = {
  folders: ['nl/debatdirect'],
  async rawsOf(path, bytes, open) {
    if (!/\/debates_[^/]*\.json$/.test(path)) return { leftOut: 'who could speak, read with the debates' };
    const debate = DebateAnswer.parse(read(bytes));
    const actors = await open(join(dirname(path), `actors_${debate.debateDate}.json`));
    if (!actors) return { leftOut: 'a debate without the list of its speakers' };
    return [{ debate, actors: ActorsAnswer.parse(read(actors)) }];
  },
};
