import { readXmlAnswer, shapeFaults } from '../reading/xml-answer.ts';
import { childOf, childrenOf, textOf } from '../reading/xml-tree.ts';

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
  const fault = shapeFaults(bytes, url);
  const channel = childOf(readXmlAnswer(bytes, url, 'rss'), 'channel');
  if (!channel) throw fault('a feed without channel');
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
