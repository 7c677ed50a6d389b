import Hls from 'hls.js';
import type { Played } from './media-clock.ts';

/** Milliseconds that a list's own clock may be off from that of the debate; beyond it is another clock. */
const clockOff = 600_000;

/** Plays an HLS stream in an element; browsers that do so by themselves are given its address. */
export function playStream(
  element: HTMLMediaElement,
  address: string,
  {
    at,
    start,
    begin,
    onFault,
  }: {
    /** The moment it is wanted at, which moves while nothing is there to play, in milliseconds of the debate. */
    at: () => number;
    /** The moment at which the stream begins, likewise. */
    start: number;
    /** Epoch milliseconds of the debate's first moment. */
    begin: number;
    onFault: () => void;
  },
): Played {
  /** Pieces of the stream by when they were recorded: where some are missing, its clock jumps. */
  let pieces: { second: number; moment: number; until: number }[] = [];
  const momentOf = (second: number) => {
    const piece = pieces.findLast((each) => each.second <= second);
    return piece ? piece.moment + (second - piece.second) * 1_000 : start + second * 1_000;
  };
  const secondOf = (moment: number) => {
    const piece = pieces.find((each) => moment < each.until) ?? pieces.at(-1);
    if (!piece) return Math.max(0, moment - start) / 1_000;
    return piece.second + Math.max(0, moment - piece.moment) / 1_000;
  };
  if (!Hls.isSupported()) {
    element.src = address;
    element.currentTime = secondOf(at());
    return { momentOf, secondOf, close: () => element.removeAttribute('src') };
  }
  const hls = new Hls({ enableWorker: false, enableWebVTT: false, startPosition: secondOf(at()) });
  hls.on(Hls.Events.LEVEL_LOADED, (_event, { details: { fragments } }) => {
    const known = pieces.length > 0;
    pieces = fragments.flatMap(({ start: second, duration, programDateTime }) => {
      if (programDateTime == null) return [];
      const moment = programDateTime - begin;
      return [{ second, moment, until: moment + duration * 1_000 }];
    });
    const [first] = pieces;
    if (!first || Math.abs(first.moment - start) > clockOff) pieces = [];
    const second = secondOf(at());
    if (!known && pieces.length > 0 && Math.abs(element.currentTime - second) > 1)
      element.currentTime = second;
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFault();
  });
  hls.loadSource(address);
  hls.attachMedia(element);
  return { momentOf, secondOf, close: () => hls.destroy() };
}
