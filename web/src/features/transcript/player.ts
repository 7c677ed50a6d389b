import { fileInfo } from 'contract/files';
import type { Transcript } from 'contract/document-parts';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { value, type Value } from '#session/value.ts';
import { blockFinder, lengthOf } from '#features/reading/moments.ts';

type Playing = 'still' | 'loading' | 'playing' | 'failed';

/** The sound of a debate, or of one without sound the moment that is looked at. Times are in milliseconds. */
export interface Player {
  /** Whether there is sound to play. */
  audible: boolean;
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
  /** Falls silent for good and lets go of the sound. */
  close: () => void;
}

/** Speeds to choose from, as parts of the real one. */
export const speeds = [1, 1.25, 1.5, 1.75, 2] as const;

/** Milliseconds after which a failure may mean that the address has expired. */
const freshFor = 60_000;

/**
 * Plays the recording of a debate. Nothing is fetched before somebody plays: an address for the sound is
 * then asked for, and once more when it stops working, for it is valid for some hours only.
 */
export function openPlayer({ recording, blocks }: Transcript): Player {
  const playing = value<Playing>('still');
  const position = value(0);
  const total = value(lengthOf(blocks));
  const spoken = value<number | undefined>(undefined);
  const speed = value(1);
  const following = value(true);
  const blockAt = blockFinder(blocks);
  const audio = recording && new Audio();
  let asked: { at: number; abort: AbortController } | undefined;

  function move(at: number): void {
    position.set(at);
    const block = blockAt(at);
    if (block !== spoken.now()) spoken.set(block);
  }

  async function load(): Promise<void> {
    if (!audio || !recording) return;
    asked?.abort.abort();
    const abort = new AbortController();
    asked = { at: Date.now(), abort };
    playing.set('loading');
    const { kind, fileId } = recording;
    try {
      const { streamUrl } = await call(fileInfo, {
        params: { docType: kind, docId: fileId.replaceAll('/', '_slash_') },
        timeout: limits.fileTimeout,
        signal: abort.signal,
      });
      if (abort.signal.aborted) return;
      audio.src = streamUrl;
      audio.currentTime = position.now() / 1_000;
      audio.playbackRate = speed.now();
      start();
    } catch {
      if (!abort.signal.aborted) fail();
    }
  }

  function start(): void {
    playing.set('loading');
    // What keeps it from playing also comes as an event of the element, or is a pause that came in between.
    void audio?.play().catch((reason: unknown) => {
      if ((reason as DOMException).name === 'NotAllowedError') playing.set('still');
    });
  }

  function fail(): void {
    asked = undefined;
    audio?.removeAttribute('src');
    playing.set('failed');
  }

  if (audio) {
    follow(audio, {
      playing,
      total,
      onTime: (at) => asked && move(at),
      onError: () => {
        if (!asked) return;
        if (Date.now() - asked.at > freshFor && playing.now() !== 'failed') void load();
        else fail();
      },
    });
  }

  function play(): void {
    if (!audio) return;
    if (!asked) void load();
    else start();
  }

  function seek(at: number): void {
    move(Math.min(Math.max(0, at), total.now()));
    if (audio && asked) audio.currentTime = position.now() / 1_000;
  }

  return {
    audible: audio !== undefined,
    playing,
    position,
    total,
    spoken,
    speed,
    following,
    play,
    toggle: () => {
      if (playing.now() === 'playing' || playing.now() === 'loading') {
        asked?.abort.abort();
        if (audio && audio.readyState === 0) asked = undefined;
        audio?.pause();
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
      if (audio) audio.playbackRate = next;
    },
    close: () => {
      asked?.abort.abort();
      asked = undefined;
      audio?.pause();
      audio?.removeAttribute('src');
      audio?.load();
    },
  };
}

/** Tells what the element does, which others may start and stop as well, such as the keys of a headset. */
function follow(
  audio: HTMLAudioElement,
  {
    playing,
    total,
    onTime,
    onError,
  }: Pick<Player, 'playing' | 'total'> & { onTime: (at: number) => void; onError: () => void },
): void {
  audio.preload = 'auto';
  audio.addEventListener('timeupdate', () => {
    if (audio.readyState > 0) onTime(audio.currentTime * 1_000);
  });
  audio.addEventListener('durationchange', () => {
    if (Number.isFinite(audio.duration)) total.set(audio.duration * 1_000);
  });
  audio.addEventListener('playing', () => playing.set('playing'));
  audio.addEventListener('waiting', () => playing.set('loading'));
  audio.addEventListener('pause', () => {
    if (playing.now() !== 'failed') playing.set('still');
  });
  audio.addEventListener('ended', () => playing.set('still'));
  audio.addEventListener('error', onError);
}
