import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { evidenceOf, SourceFault } from '#platform/outbound/source-fault.ts';
import type { AddressOptions, Service } from '../connector.ts';
import { debatdirectUrl } from './debatdirect.ts';
import { debateOf } from './poll.ts';

/** Where the streams of the chamber are; which of its hosts has them has changed at least twice. */
const streamHosts = 'https://*.tweedekamer.nl';

/** How the service is asked while somebody waits for it; what it says is short. */
export const whileSomebodyWaits = {
  connectTimeout: 4_000,
  idleTimeout: 4_000,
  totalTimeout: 8_000,
  maximumBytes: 2 * 1024 * 1024,
  retries: 1,
  backOff: 200,
  interval: 50,
};

/** What a browser may load streams from, as its policy writes it; a mirror has its own. */
export function streamOrigin(baseUrl: string | undefined): string {
  return baseUrl === undefined ? streamHosts : new URL(baseUrl).origin;
}

/**
 * Where a debate plays now: asked of the service each time, because addresses of streams move and none is kept
 * (SOURCES.md §2, Debat Direct). Undefined where it has no footage.
 * @throws SourceFault, also of kind `blocked` for a stream that is not the chamber's own
 */
export function debatDirectStreams({ baseUrl, request }: AddressOptions) {
  const service: Service = {
    baseUrl: (baseUrl ?? debatdirectUrl).replace(/\/*$/, '/'),
    request: { ...whileSomebodyWaits, ...request },
  };
  return async ({ key }: { key: string }): Promise<{ sound?: string; picture: string } | undefined> => {
    const { video, startedAt, endedAt } = await debateOf(service, key);
    if (!video?.vodUrl || !startedAt || !endedAt) return undefined;
    const address = ownAddress(video.vodUrl, service.baseUrl, baseUrl);
    // The times are in the form of the service, and cut the whole day of the room to this debate.
    address.searchParams.set('start', startedAt);
    address.searchParams.set('end', endedAt);
    const answer = await fetchSource(address, service.request);
    const list = new TextDecoder().decode(answer.bytes);
    if (!list.startsWith('#EXTM3U'))
      throw new SourceFault('shape', { ...evidenceOf(answer), detail: 'no playlist' });
    const sound = soundIn(list);
    return {
      ...(sound === undefined ? {} : { sound: ownAddress(sound, answer.url, baseUrl).href }),
      picture: address.href,
    };
  };
}

/** The address of the first rendition that is sound alone, preferring the one that is played unless told otherwise. */
function soundIn(list: string): string | undefined {
  const renditions = list.split('\n').filter((line) => /^#EXT-X-MEDIA:.*\bTYPE=AUDIO\b/.test(line));
  const addressed = renditions.flatMap((line) => {
    const uri = /\bURI="([^"]+)"/.exec(line)?.[1];
    return uri === undefined ? [] : [{ uri, usual: /\bDEFAULT=YES\b/.test(line) }];
  });
  return (addressed.find(({ usual }) => usual) ?? addressed[0])?.uri;
}

/** @throws SourceFault of kind `blocked` when it is at none of the hosts that browsers are allowed to ask */
function ownAddress(address: string, from: string, mirror: string | undefined): URL {
  const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
  const isOwn =
    mirror === undefined
      ? url?.protocol === 'https:' && url.hostname.endsWith('.tweedekamer.nl') && url.port === ''
      : url?.origin === new URL(mirror).origin;
  if (!url || !isOwn)
    throw new SourceFault('blocked', { url: from, detail: `a stream at ${address.slice(0, 200)}` });
  return url;
}
