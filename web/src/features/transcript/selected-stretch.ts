/** A selection as a stretch of the text, and where its end is, in pixels within the list's parent. */
export interface Stretch {
  from: number;
  to: number;
  bottom: number;
  middle: number;
}

/** Half of what floats beside a selection, in pixels. */
const halfButton = 90;

/** The selected stretch of the paragraphs in a list; undefined when nothing in it is selected. */
export function selectedStretch(list: HTMLElement): Stretch | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!range.intersectsNode(list)) return undefined;
  const paragraphs = [...list.querySelectorAll<HTMLElement>('p[data-from]')].filter((paragraph) =>
    range.intersectsNode(paragraph),
  );
  const first = paragraphs[0];
  const last = paragraphs.at(-1);
  if (!first || !last) return undefined;
  const from = first.contains(range.startContainer)
    ? placeIn(first, range.startContainer, range.startOffset)
    : Number(first.dataset.from);
  const to = last.contains(range.endContainer)
    ? placeIn(last, range.endContainer, range.endOffset)
    : Number(last.dataset.to);
  if (from >= to) return undefined;
  const end = [...range.getClientRects()].at(-1) ?? last.getBoundingClientRect();
  const outer = (list.parentElement ?? list).getBoundingClientRect();
  const middle = (end.left + end.right) / 2 - outer.left;
  return {
    from,
    to,
    bottom: end.bottom - outer.top,
    middle: Math.min(Math.max(middle, halfButton), outer.width - halfButton),
  };
}

function placeIn(paragraph: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(paragraph);
  before.setEnd(node, offset);
  return Number(paragraph.dataset.from) + before.toString().length;
}
