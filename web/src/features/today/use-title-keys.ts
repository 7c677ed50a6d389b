import type { RefObject } from 'react';
import { useListKeys } from '#features/lists/use-list-keys.ts';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';

/** J and K walk the titles on the page, Enter opens one, being a link, and L adds it to a list (UX-2, 09). */
export function useTitleKeys(page: RefObject<HTMLElement | null>): void {
  const titles = () => [...(page.current?.querySelectorAll<HTMLElement>('a[data-title]') ?? [])];
  const move = (step: 1 | -1) => {
    const all = titles();
    const at = all.findIndex((title) => title === document.activeElement);
    const next = at === -1 ? (step === 1 ? 0 : -1) : at + step;
    all[next]?.focus();
  };
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
  useListKeys(() => {
    const title = titles().find((one) => one === document.activeElement);
    return title?.dataset.title ? [{ documentIds: [title.dataset.title] }, title] : undefined;
  });
}
