import type { Recordings } from '#test/recordings/recordings.ts';
import type { DisclosureRaw } from '../poll.ts';
import { readPage } from '../rows.ts';

const list = 'nl/open_overheid/zoek_start0_first_result_only.json';

const parsed = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The row of the list with the record that belongs to it. */
export const recordings: Recordings<DisclosureRaw> = {
  folders: ['nl/open_overheid'],
  async rawsOf(path, bytes, open) {
    if (path !== list) return { leftOut: 'a record, read with its row of the list' };
    const { rows } = readPage(parsed(bytes), path);
    const raws: DisclosureRaw[] = [];
    for (const listed of rows) {
      const url = `nl/open_overheid/zoek_${listed.id}.json`;
      const record = await open(url);
      raws.push({ listed, url, ...(record ? { record: parsed(record) } : {}) });
    }
    return raws;
  },
};
