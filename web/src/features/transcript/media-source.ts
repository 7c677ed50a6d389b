import { getDebateStream } from 'contract/debates';
import { fileInfo } from 'contract/files';
import type { Transcript } from 'contract/document-parts';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import type { Played } from './media-clock.ts';

/** A stretch of a debate that plays in one go, in milliseconds of the debate; without an end it lasts until it ends. */
interface PlayedPart {
  start: number;
  end?: number;
}

interface Wanted {
  part: number;
  /** Where it is wanted now, in milliseconds of the debate. */
  at: () => number;
  /** With the picture, where there is one. */
  pictured: boolean;
  signal: AbortSignal;
  /** Hears that it cannot go on. */
  onFault: () => void;
}

/** The parts in which a debate can be played here; none where it cannot. */
export function partsOf({ recording, streamed, shown = [] }: Transcript): readonly PlayedPart[] {
  if (recording) return [{ start: 0 }];
  return streamed ? shown : [];
}

/** The element that a debate plays in: one for sound, or one that can show the picture too. */
export function elementFor(transcript: Transcript): HTMLMediaElement | undefined {
  if (transcript.recording) return new Audio();
  if (partsOf(transcript).length === 0) return undefined;
  const video = document.createElement('video');
  video.playsInline = true;
  return video;
}

/**
 * Asks where a part plays and gives it to the element: the file that is kept here, or the source's own stream, whose
 * address is asked for each time because it moves. @throws ApiError
 */
export async function openSource(
  id: string,
  transcript: Transcript,
  element: HTMLMediaElement,
  { part, at, pictured, signal, onFault }: Wanted,
): Promise<Played> {
  const { recording, begin } = transcript;
  const asking = { timeout: limits.fileTimeout, signal };
  if (recording) {
    const { kind, fileId } = recording;
    const { streamUrl } = await call(fileInfo, {
      params: { docType: kind, docId: fileId.replaceAll('/', '_slash_') },
      ...asking,
    });
    signal.throwIfAborted();
    element.src = streamUrl;
    element.currentTime = at() / 1_000;
    return {
      secondOf: (moment) => moment / 1_000,
      momentOf: (second) => second * 1_000,
      close: () => element.removeAttribute('src'),
    };
  }
  const [{ data }, { playStream }] = await Promise.all([
    call(getDebateStream, { params: { id, part }, ...asking }),
    import('./play-stream.ts'),
  ]);
  signal.throwIfAborted();
  return playStream(element, pictured ? data.picture : (data.sound ?? data.picture), {
    at,
    start: partsOf(transcript)[part]?.start ?? 0,
    begin: Date.parse(begin ?? ''),
    onFault,
  });
}
