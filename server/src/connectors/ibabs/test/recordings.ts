import type { Recordings } from '#test/recordings/recordings.ts';
import { elementsOf } from '../../reading/xml-tree.ts';
import type { IbabsRaw } from '../poll.ts';
import type { Site } from '../sites.ts';
import { resultOf } from '../soap.ts';

const utrecht: Site = { name: 'Utrecht', council: 'Utrecht', kind: 'gemeente' };
const made = /\/handmade_shape_only\//;

/** Recorded list entries of Utrecht, and meetings whose shape somebody wrote by hand. */
export const recordings: Recordings<IbabsRaw> = {
  folders: ['nl/local_ibabs'],
  async rawsOf(path, bytes, open) {
    const asked = (operation: string, answer = bytes) => resultOf(answer, operation, path);
    if (path.endsWith('meetings_response.xml')) {
      const recorded = await open(path.replace('meetings_response', 'meetingtypes_response'));
      const types = recorded && asked('GetMeetingtypes', recorded);
      return elementsOf(asked('GetMeetingsByDateRange'), 'iBabsMeeting').map((row) => ({
        kind: 'meeting',
        site: utrecht,
        row,
        ...(types ? { types } : {}),
        files: {},
        at: Date.parse('2026-08-01T00:00:00Z'),
      }));
    }
    if (made.test(path)) return [{ kind: 'types', site: utrecht, result: asked('GetMeetingtypes') }];
    if (path.endsWith('list_entries_response.xml')) {
      const entries = elementsOf(asked('GetListsEntriesByFilterRequest'), 'iBabsListEntryBase');
      return entries.map((base) => ({ kind: 'entry', site: utrecht, base, files: {} }));
    }
    return path.endsWith('votes_response.xml')
      ? { leftOut: 'votes on an entry whose own answer was not recorded: its title and date are not known' }
      : { leftOut: 'the lists whose entries a poll asks for' };
  },
};
