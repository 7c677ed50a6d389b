import { useEffect, useState, type RefObject } from 'react';

/** A selection as a stretch of the text, and where its end is, in pixels within what holds the text. */
export interface Stretch {
  from: number;
  to: number;
  bottom: number;
  middle: number;
}

/** The stretch that is selected in a text, whose paragraphs carry their place in `data-start`. */
export function useSelectedStretch(text: RefObject<HTMLElement | null>): Stretch | undefined {
  const [stretch, setStretch] = useState<Stretch>();
  useEffect(() => {
    const look = () => setStretch(text.current ? selectedStretch(text.current) : undefined);
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [text]);
  return stretch;
}

function selectedStretch(text: HTMLElement): Stretch | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(text)) return undefined;
  const paragraphs = [...text.querySelectorAll<HTMLElement>('[data-start]')].filter((paragraph) =>
    range.intersectsNode(paragraph),
  );
  const first = paragraphs[0];
  const last = paragraphs.at(-1);
  if (!first || !last) return undefined;
  const from = first.contains(range.startContainer)
    ? placeIn(first, range.startContainer, range.startOffset)
    : startOf(first);
  const to = last.contains(range.endContainer)
    ? placeIn(last, range.endContainer, range.endOffset)
    : startOf(last) + (last.textContent?.length ?? 0);
  if (from >= to) return undefined;
  const end = [...range.getClientRects()].at(-1) ?? last.getBoundingClientRect();
  const outer = (text.parentElement ?? text).getBoundingClientRect();
  return { from, to, bottom: end.bottom - outer.top, middle: (end.left + end.right) / 2 - outer.left };
}

const startOf = (paragraph: HTMLElement) => Number(paragraph.dataset.start);

function placeIn(paragraph: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(paragraph);
  before.setEnd(node, offset);
  return startOf(paragraph) + before.toString().length;
}
