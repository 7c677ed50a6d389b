import type { RefObject } from 'react';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';

/** J and K move the focus to the next and the previous title in this part of the page; Enter opens it, being a link. */
export function useRowKeys(part: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const titles = [...(part.current?.querySelectorAll<HTMLElement>('[data-title]') ?? [])];
    const at = titles.indexOf(document.activeElement as HTMLElement);
    const next = titles[at < 0 ? (step > 0 ? 0 : titles.length - 1) : at + step];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut('j', () => move(1));
  useShortcut('k', () => move(-1));
}
