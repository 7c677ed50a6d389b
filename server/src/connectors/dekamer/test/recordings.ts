import { basename } from 'node:path';
import type { Recordings } from '#test/recordings/recordings.ts';
import { dekamerUrl } from '../page.ts';
import { dossierUrl } from '../numbers.ts';
import type { DekamerRaw } from '../raws.ts';
import { readMemberList } from '../read-members.ts';

/** Recorded pages and persons; a report is read with the recorded list of the members of its legislature. */
export const recordings: Recordings<DekamerRaw> = {
  folders: [
    'be/dekamer-dossiers-html',
    'be/dekamer-plenary-html',
    'be/dekamer-commission-html',
    'be/dekamer-members-html',
    'be/dekamer-opendata-json',
    'be/dekamer-document-text',
  ],
  async rawsOf(path, bytes, open) {
    const name = basename(path);
    const url = new URL(path, dekamerUrl).href;
    if (path.includes('/dekamer-dossiers-html/')) {
      const [, legislature, dossier] = /^(\d+)_(\d+)_/.exec(name)!;
      return [{ kind: 'dossier', url: dossierUrl(dekamerUrl, Number(legislature), Number(dossier)), bytes }];
    }
    if (/\/dekamer-(plenary|commission)-html\//.test(path)) return [await reportRaw(path, bytes, open)];
    if (name.startsWith('actr_')) {
      return [{ kind: 'actor', url, body: JSON.parse(new TextDecoder().decode(bytes)) as unknown }];
    }
    if (name.startsWith('qrva')) return { leftOut: 'written questions, an answer of another service' };
    if (name.startsWith('memberlist_')) return [{ kind: 'members', url, bytes }];
    if (name === 'lobbyregister.html') return { leftOut: 'the lobby register, made from a PDF' };
    if (path.includes('/dekamer-members-html/')) return [{ kind: 'member', url, bytes }];
    return { leftOut: 'text taken from a PDF, which the service does not serve' };
  },
};

/** `56-12.html` and `leg-55_ip021x.html` name the legislature and number. */
async function reportRaw(
  path: string,
  bytes: Uint8Array,
  open: (path: string) => Promise<Uint8Array | undefined>,
): Promise<DekamerRaw> {
  const name = basename(path);
  const [, legislature, number] = /^(?:leg-)?(\d+)[-_](?:i[pc])?(\d+)x?\.html$/.exec(name)!;
  const list = `be/dekamer-members-html/memberlist_leg${legislature}_current.html`;
  const recorded = await open(list);
  return {
    kind: 'report',
    place: {
      legislature: Number(legislature),
      kind: path.includes('plenary') ? 'plenary' : 'committee',
      number: Number(number),
    },
    bytes,
    members: recorded ? readMemberList(recorded, list) : [],
  };
}
