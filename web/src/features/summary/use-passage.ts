import { useLocation } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import { readPassage, type Passage } from 'contract/passage-link';

/** The name under which tokens.css and the text's own styles know the tinted stretch. */
const highlightName = 'passage';
/** Frames in which blocks that come into view may still get their real heights. */
const patience = 12;

/**
 * Brings the stretch of the text that the address names into view and tints it, whenever the address
 * changes and once the text is there. The text's paragraphs carry their place in `data-start`.
 */
export function usePassage(
  place: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  /** Whether the text is on the page. */
  present: boolean,
): Passage | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const key = useLocation({ select: ({ state }) => state.__TSR_key });
  useEffect(() => {
    const passage = readPassage(hash);
    const found = present && passage && place.current ? rangeOf(place.current, passage) : undefined;
    if (!found) return;
    CSS.highlights.set(highlightName, new Highlight(found));
    let left = patience;
    let frame = 0;
    const look = () => {
      bringToMiddle(scroller.current, found);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      CSS.highlights.delete(highlightName);
    };
  }, [hash, key, present, place, scroller]);
  return readPassage(hash);
}

function bringToMiddle(scroller: HTMLElement | null, range: Range): void {
  if (!scroller) return;
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = range.getBoundingClientRect();
  const wanted = (top + bottom - view.top - view.bottom) / 2;
  if (Math.abs(wanted) > 2) scroller.scrollTop += wanted;
}

/** The stretch as a range of the page: from the paragraph it begins in to the one it ends in. */
function rangeOf(place: HTMLElement, { start, end }: Passage): Range | undefined {
  const paragraphs = [...place.querySelectorAll<HTMLElement>('[data-start]')];
  const at = (offset: number) => {
    const paragraph = paragraphs.findLast((one) => Number(one.dataset.start) <= offset);
    return paragraph && placeIn(paragraph, offset - Number(paragraph.dataset.start));
  };
  const [first, last] = [at(start), at(end)];
  if (!first || !last) return undefined;
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset);
  return range;
}

function placeIn(paragraph: HTMLElement, offset: number): { node: Node; offset: number } | undefined {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: { node: Node; offset: number } | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) return { node, offset: left };
    left -= length;
    last = { node, offset: length };
  }
  return last;
}
