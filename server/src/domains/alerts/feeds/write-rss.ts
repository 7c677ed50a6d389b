/** A feed of RSS 2.0; all texts plain, `html` an HTML fragment. Instants are epoch milliseconds. */
interface Channel {
  title: string;
  description: string;
  link: string;
  /** Where the feed itself is read. */
  self: string;
  /** `nl` or `en-gb`. */
  language: string;
  generator: string;
  /** Minutes a reader may keep the feed. */
  keep: number;
  items: readonly ChannelItem[];
}

export interface ChannelItem {
  title: string;
  link: string;
  /** Never changes for the same item; no address. */
  guid: string;
  date: number;
  categories: readonly string[];
  html: string;
}

/** Writes a feed; the same channel gives the same text, so nothing in it tells when it was asked. */
export function writeRss(channel: Channel): string {
  const newest = Math.max(...channel.items.map(({ date }) => date));
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', channel.title),
    element('link', channel.link),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    element('description', channel.description),
    element('language', channel.language),
    element('generator', channel.generator),
    element('ttl', String(channel.keep)),
    ...(channel.items.length > 0 ? [element('lastBuildDate', dateOf(newest))] : []),
    ...channel.items.flatMap((item) => [
      '<item>',
      element('title', item.title),
      element('link', item.link),
      `<guid isPermaLink="false">${escapeXml(item.guid)}</guid>`,
      element('pubDate', dateOf(item.date)),
      ...item.categories.map((category) => element('category', category)),
      element('description', item.html),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Text safe in XML elements and quoted attributes; what XML 1.0 cannot hold at all is left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** RFC 822 with a year of four digits, as RSS wants it. */
const dateOf = (instant: number) => new Date(instant).toUTCString().replace('GMT', '+0000');
