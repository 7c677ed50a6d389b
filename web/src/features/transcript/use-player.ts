import { useEffect, useMemo } from 'react';
import type { Transcript } from 'contract/document-parts';
import { openPlayer, type Player } from './player.ts';

/** The player of a debate, silent once its page is left; undefined for documents that are no debate. */
export function usePlayer(id: string, transcript: Transcript | undefined): Player | undefined {
  // Marking another word delivers the same debate anew, which must not interrupt the sound.
  const key =
    transcript &&
    JSON.stringify([
      id,
      transcript.recording,
      transcript.streamed && transcript.shown,
      transcript.begin,
      transcript.blocks.length,
    ]);
  // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the transcript
  const player = useMemo(() => transcript && openPlayer(id, transcript), [key]);
  useEffect(() => () => player?.close(), [player]);
  return player;
}
