import { standardCouncils } from 'contract/councils';
import type { Recordings } from '#test/recordings/recordings.ts';
import type { GoRaw } from '../poll.ts';
import { siteOf } from '../sites.ts';

/** Meetings and units whose shape somebody wrote by hand; no answer of the service was recorded. */
export const recordings: Recordings<GoRaw> = {
  folders: ['nl/local_gemeenteoplossingen'],
  rawsOf(path, bytes) {
    if (path.endsWith('.html')) {
      return Promise.resolve({
        leftOut: 'a page of the website of 2015; the connector asks the service behind it',
      });
    }
    const site = siteOf(standardCouncils.find(({ system }) => system === 'gemeenteoplossingen')!);
    const rows = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    if (path.endsWith('go_committees.json')) return Promise.resolve([{ kind: 'units', site, rows }]);
    const at = Date.parse('2025-06-01T00:00:00Z');
    return Promise.resolve(rows.map((row) => ({ kind: 'meeting', site, row, files: {}, at })));
  },
};
