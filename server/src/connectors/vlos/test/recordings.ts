import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { ReportRaw } from '../poll.ts';

/** Recorded reports; the name of most begins with the id of the sitting. */
export const recordings: Recordings<ReportRaw> = {
  folders: ['nl/tk_vlos'],
  async rawsOf(path, bytes) {
    const name = basename(path, '.xml');
    const meetingKey = /^sample_vlos_([0-9a-f-]{36})_/.exec(name)?.[1] ?? name;
    return [{ meetingKey, bytes }];
  },
};
