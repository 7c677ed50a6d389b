import type { Transcript } from 'contract/document-parts';
import { value, type Value } from '#session/value.ts';
import { blockFinder, lengthOf } from '#features/reading/moments.ts';
import type { Played } from './media-clock.ts';
import { elementFor, openSource, partsOf } from './media-source.ts';

type Playing = 'still' | 'loading' | 'playing' | 'failed';

/** The sound of a debate, or of one without sound the moment that is looked at. Times are in milliseconds. */
export interface Player {
  /** Whether there is sound to play. */
  audible: boolean;
  /** What shows the picture; undefined where there is none to choose. */
  screen: HTMLMediaElement | undefined;
  /** Whether the picture is shown with the sound. */
  pictured: Value<boolean>;
  playing: Value<Playing>;
  position: Value<number>;
  total: Value<number>;
  /** Number of the block that is spoken at the position; undefined until somebody plays or goes somewhere. */
  spoken: Value<number | undefined>;
  speed: Value<number>;
  /** Whether the text goes along with the sound. */
  following: Value<boolean>;
  play: () => void;
  toggle: () => void;
  /** Goes to a moment and plays from there. */
  playFrom: (at: number) => void;
  /** Goes to a moment; plays on when it was playing, and starts nothing. */
  seek: (at: number) => void;
  setSpeed: (speed: number) => void;
  /** Shows the picture and plays, or goes on with the sound alone. */
  setPictured: (pictured: boolean) => void;
  /** Falls silent for good and lets go of the sound. */
  close: () => void;
}

/** Speeds to choose from, as parts of the real one. */
export const speeds = [1, 1.25, 1.5, 1.75, 2] as const;

/** Milliseconds after which a failure may mean that the address has expired. */
const freshFor = 60_000;

/**
 * Plays a debate: its recording, or the parts of it that its source streams, one after the other. Nothing is fetched
 * before somebody plays: an address is then asked for, and once more when it stops working, for it is valid for some
 * hours only.
 */
export function openPlayer(id: string, transcript: Transcript): Player {
  const { blocks, recording } = transcript;
  const parts = partsOf(transcript);
  const playing = value<Playing>('still');
  const position = value(0);
  const total = value(Math.max(lengthOf(blocks), ...parts.map(({ end = 0 }) => end)));
  const spoken = value<number | undefined>(undefined);
  const speed = value(1);
  const following = value(true);
  const pictured = value(false);
  const blockAt = blockFinder(blocks);
  const media = elementFor(transcript);
  let asked: { at: number; part: number; abort: AbortController; source?: Played } | undefined;

  function move(at: number): void {
    position.set(at);
    const block = blockAt(at);
    if (block !== spoken.now()) spoken.set(block);
  }

  /** The part that a moment is in; between two of them the later one. */
  function partAt(at: number): number {
    const part = parts.findIndex(({ end = Infinity }) => at < end);
    return part < 0 ? parts.length - 1 : part;
  }

  function letGo(): void {
    asked?.abort.abort();
    asked?.source?.close();
    asked = undefined;
  }

  async function load(): Promise<void> {
    if (!media) return;
    letGo();
    const part = partAt(position.now());
    const at = () => Math.max(position.now(), parts[part]?.start ?? 0);
    const own = { at: Date.now(), part, abort: new AbortController() };
    asked = own;
    playing.set('loading');
    try {
      const { signal } = own.abort;
      const wanted = { part, at, pictured: pictured.now(), signal, onFault: () => stops(own) };
      const source = await openSource(id, transcript, media, wanted);
      if (signal.aborted) return source.close();
      asked = { ...own, source };
      media.playbackRate = speed.now();
      start();
    } catch {
      if (!own.abort.signal.aborted) fail();
    }
  }

  function start(): void {
    playing.set('loading');
    // What keeps it from playing also comes as an event of the element, or is a pause that came in between.
    void media?.play().catch((reason: unknown) => {
      if ((reason as DOMException).name === 'NotAllowedError') playing.set('still');
    });
  }

  function fail(): void {
    letGo();
    playing.set('failed');
  }

  /** What played stopped working: its address may have expired. */
  function stops(what = asked): void {
    if (!what || what.abort !== asked?.abort) return;
    if (Date.now() - what.at > freshFor && playing.now() !== 'failed') void load();
    else fail();
  }

  if (media) {
    follow(media, {
      playing,
      onTime: (second) => asked?.source && move(asked.source.momentOf(second)),
      onLength: (seconds) => recording && total.set(seconds * 1_000),
      onEnd: () => {
        const next = asked && parts[asked.part + 1];
        if (!next) return playing.set('still');
        move(next.start);
        void load();
      },
      onError: () => stops(),
      onPause: () => {
        // Between two sources there is nothing to pause: that is the element taken out of the page, or its last one let go.
        const loads = asked && !asked.source;
        if (!loads && playing.now() !== 'failed') playing.set('still');
      },
    });
  }

  function play(): void {
    if (!media) return;
    if (!asked || asked.part !== partAt(position.now())) void load();
    else start();
  }

  function seek(at: number): void {
    move(Math.min(Math.max(0, at), total.now()));
    if (!media || !asked) return;
    if (asked.part !== partAt(position.now())) {
      const goesOn = isBusy();
      letGo();
      media.pause();
      if (goesOn) void load();
    } else if (asked.source) media.currentTime = asked.source.secondOf(position.now());
  }

  const isBusy = () => playing.now() === 'playing' || playing.now() === 'loading';

  return {
    audible: media !== undefined,
    screen: recording ? undefined : media,
    pictured,
    playing,
    position,
    total,
    spoken,
    speed,
    following,
    play,
    toggle: () => {
      if (isBusy()) {
        if (!asked?.source || media?.readyState === 0) letGo();
        media?.pause();
        playing.set('still');
      } else {
        if (position.now() >= total.now()) seek(0);
        play();
      }
    },
    playFrom: (at) => {
      seek(at);
      play();
    },
    seek,
    setSpeed: (next) => {
      speed.set(next);
      if (media) media.playbackRate = next;
    },
    setPictured: (next) => {
      pictured.set(next);
      if (next || isBusy()) void load();
      else letGo();
    },
    close: () => {
      letGo();
      media?.pause();
      media?.removeAttribute('src');
      media?.load();
    },
  };
}

/** Tells what the element does, which others may start and stop as well, such as the keys of a headset. */
function follow(
  media: HTMLMediaElement,
  {
    playing,
    onTime,
    onLength,
    onEnd,
    onError,
    onPause,
  }: Pick<Player, 'playing'> & {
    onTime: (second: number) => void;
    onLength: (seconds: number) => void;
    onEnd: () => void;
    onError: () => void;
    onPause: () => void;
  },
): void {
  media.preload = 'auto';
  media.addEventListener('timeupdate', () => {
    if (media.readyState > 0) onTime(media.currentTime);
  });
  media.addEventListener('durationchange', () => {
    if (Number.isFinite(media.duration)) onLength(media.duration);
  });
  media.addEventListener('playing', () => playing.set('playing'));
  media.addEventListener('waiting', () => playing.set('loading'));
  media.addEventListener('pause', onPause);
  media.addEventListener('ended', onEnd);
  media.addEventListener('error', onError);
}
