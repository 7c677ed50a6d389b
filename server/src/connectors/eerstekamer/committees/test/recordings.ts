import type { Recordings } from '#test/recordings/recordings.ts';
import { loadPage } from '../../../reading/html-page.ts';
import { readMeetingDay } from '../day-page.ts';
import type { CommitteeRaw } from '../poll.ts';

/** The recorded day of committee meetings. */
export const recordings: Recordings<CommitteeRaw> = {
  folders: ['nl/eerste_kamer_site'],
  rawsOf(path, bytes) {
    const page = readMeetingDay(loadPage(new TextDecoder().decode(bytes), path));
    if (!page) return Promise.resolve({ leftOut: 'votes and sittings, which are read by themselves' });
    const { day, meetings } = page;
    return Promise.resolve(meetings.map((meeting) => ({ ...meeting, url: path, readOn: day })));
  },
};
