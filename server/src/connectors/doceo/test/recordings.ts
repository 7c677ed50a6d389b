import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import { namesByNumber } from '../members.ts';
import type { DoceoRaw, MemberNames } from '../raw.ts';

const site = 'https://www.europarl.europa.eu/';
const directory = 'eu/ep-website/members_directory_term_9.xml';

/** Files of votes and documents, pages of press releases and the directory of members. */
export const recordings: Recordings<DoceoRaw> = {
  folders: ['eu/ep-doceo-votes', 'eu/ep-doceo-documents', 'eu/ep-website'],
  async rawsOf(path, bytes, open) {
    const name = basename(path);
    const file = (address: string) => ({ url: `${site}${address}`, bytes });
    if (path.startsWith('eu/ep-doceo-votes/')) {
      const members = await membersOf(open);
      const [, term, day, kind] = /pv-?(\d+)-(\d{4}-\d\d-\d\d)-(vot|rcv)/i.exec(name) ?? [];
      const address = `doceo/document/PV-${term}-${day}-${kind?.toUpperCase()}_EN.xml`;
      if (kind?.toLowerCase() === 'vot') return [{ kind: 'votes', list: file(address), members }];
      return [{ kind: 'votes', rollCalls: file(kind ? address : `doceo/document/${name}`), members }];
    }
    if (path.startsWith('eu/ep-doceo-documents/')) {
      const identifier = /[a-z]+-\d+-\d{4}-\d{4}/i.exec(name)![0].toUpperCase();
      const [extension, mimeType] = name.endsWith('.pdf')
        ? ['pdf', 'application/pdf']
        : ['html', 'text/html'];
      const url = `${site}doceo/document/${identifier}_EN.${extension}`;
      return [{ kind: 'document', identifier, url, file: { bytes, mimeType, fileName: name } }];
    }
    if (name.startsWith('press-release_'))
      return [{ kind: 'press', file: file(`news/en/press-room/${name}`) }];
    if (name === basename(directory))
      return [{ kind: 'members', file: file('meps/en/directory/xml/?leg=9') }];
    return { leftOut: 'the page of one member; members and groups come from the lists of the open data' };
  },
};

async function membersOf(open: (path: string) => Promise<Uint8Array | undefined>): Promise<MemberNames> {
  const bytes = await open(directory);
  return bytes ? namesByNumber({ url: directory, bytes }) : {};
}
