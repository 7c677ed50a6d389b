import { elementsOf } from '../reading/xml-tree.ts';
import type { Beside, GivenFile, Recognise } from '../recognition/given-file.ts';
import { namesByNumber } from './members.ts';
import type { DoceoRaw, MemberNames } from './raw.ts';

const site = 'https://www.europarl.europa.eu/';
const identifier = /(?<![a-z\d])(?:A|B|C|RC|TA|P)-\d+-\d{4}-\d{4}/i;

/** Files of votes and debates, texts by their identifiers, press releases, and the directory of members. */
export const recognise: Recognise<DoceoRaw> = async (given, beside) => {
  const { name, xml, bytes, text, isPage } = given;
  const file = (address: string) => ({ url: `${site}${address}`, bytes });
  const address = `doceo/document/${encodeURIComponent(name)}`;
  if (xml?.name === 'meps') return [{ kind: 'members', file: file('meps/en/directory/xml/') }];
  if (/<PV\.RollCallVoteResults\b/.test(text.slice(0, 2_000))) {
    return [{ kind: 'votes', rollCalls: file(address), members: await membersBeside(beside) }];
  }
  if (xml?.name === 'file' && elementsOf(xml, 'vote').length > 0) {
    return [{ kind: 'votes', list: file(address), members: await membersBeside(beside) }];
  }
  if (/<CHAPTER\b[^>]*NUMBER=/i.test(text) && /<INTERVENTION\b/.test(text)) {
    return [{ kind: 'debates', file: file(address), members: await membersBeside(beside) }];
  }
  if (isPage && /og:url"\s+content="[^"]*\/news\/[a-z]{2}\/press-room\//.test(text)) {
    return [{ kind: 'press', file: file(`news/en/press-room/${encodeURIComponent(name)}`) }];
  }
  const known = identifier.exec(name)?.[0].toUpperCase();
  const isPdf = text.startsWith('%PDF-');
  if (!known || (!isPdf && !(isPage && /europarl/i.test(text)))) return undefined;
  const [extension, mimeType] = isPdf ? ['pdf', 'application/pdf'] : ['html', 'text/html'];
  const url = `${site}doceo/document/${known}_EN.${extension}`;
  return [{ kind: 'document', identifier: known, url, file: { bytes, mimeType, fileName: name } }];
};

/** Names by the directory of members in the same folder. */
async function membersBeside(beside: Beside): Promise<MemberNames> {
  const directory = await beside.which(({ xml }: GivenFile) => xml?.name === 'meps');
  return directory ? namesByNumber({ url: directory.name, bytes: directory.bytes }) : {};
}
