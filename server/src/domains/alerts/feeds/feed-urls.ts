/** Where an RSS feed is read. */
export const rssUrl = (baseUrl: string, secret: string): string =>
  `${baseUrl}/api/feeds/rss/${secret}/feed.xml`;

/** Where a calendar is read, in both spellings, and where a browser is handed over to the calendar of its device. */
export function webcalUrls(baseUrl: string, secret: string) {
  const folder = `${baseUrl}/api/feeds/webcal/${secret}`;
  const httpsUrl = `${folder}/agenda.ics`;
  return {
    httpsUrl,
    webcalUrl: httpsUrl.replace(/^https?:/, 'webcal:'),
    subscribeUrl: `${folder}/subscribe`,
  };
}
