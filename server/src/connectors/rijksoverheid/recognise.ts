import { childOf, elementsOf, textOf } from '../reading/xml-tree.ts';
import type { Recognise } from '../recognition/given-file.ts';
import { readFeed } from './feed.ts';
import type { RijksoverheidRaw } from './poll.ts';

/** The feed of news, and documents in the forms of before June 2026. */
export const recognise: Recognise<RijksoverheidRaw> = ({ name, xml, bytes, text }) => {
  if (xml?.name === 'rss') {
    const links = elementsOf(xml, 'item').map((item) => textOf(childOf(item, 'link')) ?? '');
    if (!links.some((link) => /(^|\.)rijksoverheid\.nl$/.test(URL.parse(link)?.hostname ?? '')))
      return undefined;
    return readFeed(bytes, name).map((item) => ({ kind: 'news', item }));
  }
  const isOld =
    xml?.name === 'documents' || (xml?.name === 'document' && childOf(xml, 'dataurl') !== undefined);
  const isArchived = xml?.name === 'work' && /rijksoverheid\.nl/.test(text);
  return isOld || isArchived ? [{ kind: 'document', bytes }] : undefined;
};
