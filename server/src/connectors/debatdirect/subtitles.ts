import { fetchSource } from '#platform/outbound/fetch-source.ts';
import type { Service } from '../connector.ts';
import { fetchList, streamOf } from './master-list.ts';
import { timesOf, type DebateAnswer } from './rows.ts';
import { ownAddress } from './service.ts';

/** Words of the subtitles of a debate, with the instant at which they are shown, epoch milliseconds. */
export interface Cue {
  at: number;
  words: string;
}

/** Pieces of one debate that are asked for, and bytes of one; a debate of eight hours has some five thousand. */
const mostPieces = 6_000;
const pieceBytes = 256 * 1024;

/** Milliseconds between two pieces: they are small, and a player asks for them as fast. */
const pieceInterval = 100;

/** Milliseconds by which a cue may stand outside its piece. */
const slack = 5_000;

/**
 * What the subtitles of a debate say, oldest first; undefined where it has none.
 * @param spacing milliseconds between what was asked before and the list of subtitles
 * @throws SourceFault
 */
export async function subtitlesOf(
  service: Service,
  debate: DebateAnswer,
  spacing: number,
): Promise<Cue[] | undefined> {
  const { start } = timesOf(debate);
  const stream = await streamOf(service, debate);
  const [address] = stream?.subtitles ?? [];
  if (!address || start === undefined) return undefined;
  const { list, url } = await fetchList(service, address, spacing);
  const cues: Cue[] = [];
  const { interval = pieceInterval } = service.request;
  const request = { ...service.request, interval, maximumBytes: pieceBytes };
  for (const { uri, from, until, recorded } of piecesIn(list).slice(0, mostPieces)) {
    const { bytes } = await fetchSource(ownAddress(uri, url, service), request);
    for (const { at, words } of cuesIn(new TextDecoder().decode(bytes))) {
      // Its clock is that of the stream; where it is another one, the piece alone says when it was.
      const within = at >= from - slack && at < until + slack ? at - from : 0;
      const instant = (recorded ?? start + from) + within;
      // Pieces repeat what is still shown, and lines that roll repeat what was said before.
      if (cues.slice(-4).every((cue) => cue.words !== words)) cues.push({ at: instant, words });
    }
  }
  return cues.length > 0 ? cues.toSorted((one, other) => one.at - other.at) : undefined;
}

/** The pieces of a media list: where each begins and ends in the stream, and when it was recorded where that is told. */
function piecesIn(list: string): { uri: string; from: number; until: number; recorded?: number }[] {
  const pieces: { uri: string; from: number; until: number; recorded?: number }[] = [];
  let [from, length] = [0, 0];
  let recorded: number | undefined;
  for (const line of list.split(/\r?\n/)) {
    const lasting = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    const told = /^#EXT-X-PROGRAM-DATE-TIME:(\S+)/.exec(line)?.[1];
    if (lasting !== undefined) length = Number(lasting) * 1_000;
    else if (told !== undefined) recorded = Date.parse(told.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    else if (line !== '' && !line.startsWith('#')) {
      const until = from + length;
      const known = recorded !== undefined && !Number.isNaN(recorded);
      pieces.push({ uri: line, from, until, ...(known ? { recorded: recorded! } : {}) });
      recorded = known ? recorded! + length : undefined;
      from = until;
    }
  }
  return pieces;
}

/** The cues of a WebVTT file by when they begin, without marks of form. */
function cuesIn(text: string): Cue[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const timed = lines.findIndex((line) => line.includes('-->'));
      const [, hours = '0', minutes, seconds] =
        /^\s*(?:(\d+):)?(\d\d):(\d\d\.\d{3})\s+-->/.exec(lines[timed] ?? '') ?? [];
      if (minutes === undefined || seconds === undefined) return [];
      const words = lines
        .slice(timed + 1)
        .join(' ')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim();
      const at = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
      return words === '' ? [] : [{ at, words }];
    });
}
