import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { AddressOptions, Service } from '../connector.ts';

/** The service behind the site of the debates. */
const debatdirectUrl = 'https://api.debatdirect.tweedekamer.nl/';

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

/** The service, or what stands in for it and for the hosts of its streams. */
export function serviceAt({ baseUrl, request }: AddressOptions): Service {
  return { baseUrl: (baseUrl ?? debatdirectUrl).replace(/\/*$/, '/'), request: { ...request } };
}

/** What a browser may load streams from, as its policy writes it; a mirror has its own. */
export function streamOrigin(baseUrl: string | undefined): string {
  return baseUrl === undefined ? streamHosts : new URL(baseUrl).origin;
}

/**
 * An address that stands in an answer of the chamber.
 * @throws SourceFault of kind `blocked` when it is at none of the hosts that browsers are allowed to ask
 */
export function ownAddress(address: string, from: string, { baseUrl }: Service): URL {
  const url = URL.canParse(address, from) ? new URL(address, from) : undefined;
  const isOwn =
    baseUrl === debatdirectUrl
      ? url?.protocol === 'https:' && url.hostname.endsWith('.tweedekamer.nl') && url.port === ''
      : url?.origin === new URL(baseUrl).origin;
  if (!url || !isOwn)
    throw new SourceFault('blocked', { url: from, detail: `a stream at ${address.slice(0, 200)}` });
  return url;
}
