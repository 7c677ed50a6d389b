import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { evidenceOf, SourceFault } from '#platform/outbound/source-fault.ts';
import type { Service } from '../connector.ts';
import type { DebateAnswer } from './rows.ts';
import { ownAddress } from './service.ts';

/** What a stream consists of: the list of all of it, and the lists of the renditions beside the picture. */
interface Streamed {
  /** The list of all. */
  address: URL;
  /** Lists of sound, and of subtitles; the usual one of each first. */
  sound: URL[];
  subtitles: URL[];
}

/**
 * The stream of a debate between its beginning and end, as the service says it plays now; undefined where there is none
 * (SOURCES.md §2, Debat Direct). The times are in the form of the service, and cut what the room recorded to this debate.
 * @throws SourceFault, also of kind `blocked` for a stream that is not the chamber's own
 */
export async function streamOf(
  service: Service,
  { video, startedAt, endedAt }: DebateAnswer,
): Promise<Streamed | undefined> {
  if (!video?.vodUrl || !startedAt || !endedAt) return undefined;
  const address = ownAddress(video.vodUrl, service.baseUrl, service);
  address.searchParams.set('start', startedAt);
  address.searchParams.set('end', endedAt);
  const { list, url } = await fetchList(service, address);
  const ofType = (type: string) => renditionsIn(list, type).map((uri) => ownAddress(uri, url, service));
  return { address, sound: ofType('AUDIO'), subtitles: ofType('SUBTITLES') };
}

/** A playlist, and where it stands. @throws SourceFault */
export async function fetchList(service: Service, address: URL, interval?: number) {
  const request = { ...service.request, ...(interval === undefined ? {} : { interval }) };
  const answer = await fetchSource(address, request);
  const list = new TextDecoder().decode(answer.bytes);
  if (!list.startsWith('#EXTM3U'))
    throw new SourceFault('shape', { ...evidenceOf(answer), detail: 'no playlist' });
  return { list, url: answer.url };
}

/** The addresses of the renditions of a type, that which is played unless told otherwise first. */
function renditionsIn(list: string, type: string): string[] {
  const lines = list.split(/\r?\n/).filter((line) => line.startsWith('#EXT-X-MEDIA:'));
  const named = lines.filter((line) => new RegExp(`\\bTYPE=${type}\\b`).test(line));
  return named
    .toSorted((one, other) => Number(isUsual(other)) - Number(isUsual(one)))
    .flatMap((line) => /\bURI="([^"]+)"/.exec(line)?.[1] ?? []);
}

const isUsual = (line: string) => /\bDEFAULT=YES\b/.test(line);
