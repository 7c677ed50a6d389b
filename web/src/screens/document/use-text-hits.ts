import { useLocation } from '@tanstack/react-router';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { DocumentDetail } from 'contract/documents';
import { readPassage } from 'contract/passage-link';
import { readMoment } from '#features/reading/moments.ts';
import { useHits } from '#features/reading/use-hits.ts';
import type { Player } from '#features/transcript/player.ts';

/**
 * The hits in the text of a document. `hits` follows them wherever they are drawn; whoever searches with `inText` is
 * brought to the text, and its going along with the sound ends.
 */
export function useTextHits({
  id,
  document,
  highlight,
  text,
  scroller,
  player,
  showText,
}: {
  id: string;
  document: DocumentDetail | undefined;
  highlight: string;
  text: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLDivElement | null>;
  player: Player | undefined;
  showText: () => void;
}) {
  const marks = document?.text?.marks;
  const starts = useMemo(() => marks?.map(([start]) => start) ?? [], [marks]);
  // A link to a moment or a passage leads there, and not to the first hit of the word it was opened with.
  const [opened] = useState(highlight);
  const toMoment = useLocation({ select: ({ hash }) => Boolean(readMoment(hash) ?? readPassage(hash)) });
  const first = toMoment && highlight === opened ? -1 : 0;
  // A debate draws and shows its own hits: only the part in view is on the page.
  const nowhere = useRef<HTMLDivElement>(null);
  const place = document?.transcript ? nowhere : text;
  const hits = useHits(scroller, place, starts.length, `${id} ${starts.join()}`, first);
  const searching = (goOn: () => void) => {
    showText();
    player?.following.set(false);
    goOn();
  };
  // From a moment in a debate the next hit is the one after it.
  const afterMoment = () => {
    const spoken = document?.transcript?.blocks[player?.spoken.now() ?? 0]?.from ?? 0;
    hits.go(
      Math.max(
        0,
        starts.findIndex((start) => start >= spoken),
      ),
    );
  };
  const inText = {
    ...hits,
    go: (number: number) => searching(() => hits.go(number)),
    next: () => searching(hits.current >= 0 ? hits.next : afterMoment),
    previous: () => searching(hits.previous),
  };
  return { starts, hits, inText };
}
