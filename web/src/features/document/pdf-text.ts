import type { Marks } from '#features/reading/segments.ts';

/** A piece of text as a PDF places it on a page; `hasEOL` where its line ends. */
export interface PdfItem {
  str: string;
  hasEOL: boolean;
}

/** The text of a page, with where each piece begins in it. */
interface PageText {
  text: string;
  /** Per item its first UTF-16 unit in the text. */
  starts: number[];
}

/** A part of an item that belongs to a hit. */
export interface ItemMark {
  item: number;
  /** Number of the hit within the page. */
  mark: number;
  /** UTF-16 units within the item. */
  start: number;
  end: number;
}

/**
 * Puts the pieces of a page together to a text; a word broken over two lines is joined, as the text of the
 * document itself is.
 */
export function pageText(items: readonly PdfItem[]): PageText {
  let text = '';
  const starts: number[] = [];
  items.forEach(({ str, hasEOL }, index) => {
    starts.push(text.length);
    const next = items.slice(index + 1).find((item) => item.str !== '')?.str ?? '';
    const broken = hasEOL && /\p{Ll}-$/u.test(str) && /^\p{Ll}/u.test(next);
    text += broken ? str.slice(0, -1) : hasEOL ? `${str}\n` : str;
  });
  return { text, starts };
}

/** The marks of a page's text as parts of its items, in order; line ends between items are in none. */
export function itemMarks({ starts }: PageText, items: readonly PdfItem[], marks: Marks): ItemMark[] {
  const parts: ItemMark[] = [];
  let first = 0;
  marks.forEach(([from, to], mark) => {
    while (first + 1 < starts.length && (starts[first + 1] ?? 0) <= from) first += 1;
    for (let item = first; item < items.length && (starts[item] ?? 0) < to; item += 1) {
      const begin = starts[item] ?? 0;
      const length = Math.min(items[item]?.str.length ?? 0, (starts[item + 1] ?? Infinity) - begin);
      const start = Math.max(0, from - begin);
      const end = Math.min(length, to - begin);
      if (start < end) parts.push({ item, mark, start, end });
    }
  });
  return parts;
}

/** An item's text as HTML with its parts of hits marked; `firstMark` is the number of the page's first hit. */
export function markedItem(str: string, parts: readonly ItemMark[], firstMark: number): string {
  let html = '';
  let at = 0;
  for (const { start, end, mark } of parts) {
    html += escapeHtml(str.slice(at, start));
    html += `<mark data-mark="${firstMark + mark}">${escapeHtml(str.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(str.slice(at));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
