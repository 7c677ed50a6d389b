import { firstBytesOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/text-extraction/extraction-fault.ts';
import { childOf, childrenOf, readXmlTree, textOf, type XmlElement } from '../reading/xml-tree.ts';

/** One message of the feed as it stands there. */
export interface FeedItem {
  title: string;
  link: string;
  guid?: string;
  /** The source's own text of when it appeared. */
  published: string;
  /** Summary, as HTML. */
  description?: string;
}

/**
 * The messages of an answer of the news feed (RSS 2.0).
 * @throws SourceFault of kind `shape`, or `blocked` for a page in place of a feed
 */
export function readFeed(bytes: Uint8Array, url: string): FeedItem[] {
  const firstBytes = firstBytesOf(bytes);
  const fault = (detail: string) => new SourceFault('shape', { url, detail, firstBytes });
  if (/^(<!doctype html|<html)/i.test(firstBytes)) {
    throw new SourceFault('blocked', { url, firstBytes, detail: 'a page in place of a feed' });
  }
  let root: XmlElement;
  try {
    root = readXmlTree(bytes);
  } catch (error) {
    if (!(error instanceof ExtractionFault)) throw error;
    throw fault(`not readable as XML: ${error.message}`);
  }
  const channel = childOf(root, 'channel');
  if (root.name !== 'rss' || !channel) throw fault(`${root.name || 'nothing'} in place of an RSS feed`);
  return childrenOf(channel, 'item').map((item) => {
    const value = (name: string) => textOf(childOf(item, name));
    const [title, link, published] = [value('title'), value('link'), value('pubDate')];
    if (!title || !link || !published) throw fault('a message without title, link or date');
    const [guid, description] = [value('guid'), value('description')];
    return {
      title,
      link,
      published,
      ...(guid ? { guid } : {}),
      ...(description ? { description } : {}),
    };
  });
}
