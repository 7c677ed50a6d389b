import { dayOf } from 'contract/amsterdam';
import { elementsOf } from '../reading/xml-tree.ts';
import type { Recognise } from '../recognition/given-file.ts';
import type { CouncilRaw } from './poll.ts';
import { readList } from './read-list.ts';

const site = 'https://www.consilium.europa.eu/';

/** Lists of the register, and feeds of meetings. */
export const recognise: Recognise<CouncilRaw> = ({ name, isPage, xml, bytes, text }) => {
  const url = new URL(encodeURIComponent(name), site).href;
  if (xml?.name === 'rss') {
    const isOurs = elementsOf(xml, 'item').length > 0 && /consilium\.europa\.eu[^<]*\/meetings\//.test(text);
    return isOurs ? [{ meetings: { url, bytes, asked: dayOf(Date.now()) }, skipped: [] }] : undefined;
  }
  if (!isPage || !/\/doc\/document\/[A-Z]{2}-\d/i.test(text)) return undefined;
  const { documents, skipped } = readList(bytes, url, 'https://data.consilium.europa.eu/');
  const raws: CouncilRaw[] = documents.map((listed) => ({ listed, skipped: [] }));
  return skipped.length > 0 ? [...raws, { skipped }] : raws;
};
