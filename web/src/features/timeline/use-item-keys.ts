import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type RefObject } from 'react';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import type { Pace } from './pace.ts';
import type { WindowRow } from './use-row-window.ts';

/** Frames a row may take to appear after it was scrolled to. */
const patience = 10;

/**
 * J and K, and the arrows while a result has the focus, move the focus to the title of the next and the
 * previous result; Enter then opens it, being a link, and O opens it in a new tab (UX 4).
 */
export function useItemKeys({
  rows,
  virtualizer,
  scroller,
  focused,
  pace,
  onMove,
}: {
  rows: readonly WindowRow[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Index of the row with the focus. */
  focused: RefObject<number | undefined>;
  pace: Pace;
  /** Hears which result the focus is on its way to. */
  onMove?: (key: string) => void;
}): void {
  /** Where the reader was, so that J goes on from there after the focus left the results. */
  const last = useRef<string>(undefined);
  /** Index of the row that the focus is on its way to: the next press goes on from there. */
  const going = useRef<number>(undefined);

  const focusRow = (index: number, left = patience, was = document.activeElement) => {
    // However fast the key is pressed, it goes to a title, which is there once the row is whole.
    pace.jump();
    const title = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-title]`);
    going.current = title || left === 0 ? undefined : index;
    if (title) {
      title.focus({ preventScroll: true });
      virtualizer.scrollToIndex(index, { align: 'auto' });
    } else if (left > 0) {
      virtualizer.scrollToIndex(index, { align: 'auto' });
      requestAnimationFrame(() => {
        if (going.current !== index) return;
        const { activeElement: is, body } = document;
        // Whoever went elsewhere meanwhile is not called back; a row that scrolls away leaves the focus to the page.
        if (is === was || is === body) focusRow(index, left - 1, was);
        else going.current = undefined;
      });
    }
  };
  const move = (step: 1 | -1) => {
    const lastIndex = rows.findIndex((row) => row.key === last.current);
    const from = going.current ?? focused.current ?? lastIndex;
    for (let index = from + step; index >= 0 && index < rows.length; index += step) {
      const row = rows[index];
      if (row?.kind !== 'item') continue;
      last.current = row.key;
      onMove?.(row.key);
      return focusRow(index);
    }
  };
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useShortcut('o', () => {
    const row = document.activeElement?.closest('[data-index]');
    const title =
      row && scroller.current?.contains(row) && row.querySelector<HTMLAnchorElement>('a[data-title]');
    if (title) open(title.href, '_blank', 'noopener');
  });

  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  useEffect(() => {
    const box = scroller.current;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
      if (step === undefined || focused.current === undefined) return;
      event.preventDefault();
      latest.current(step);
    };
    box?.addEventListener('keydown', listen);
    return () => box?.removeEventListener('keydown', listen);
  }, [scroller, focused]);
}
