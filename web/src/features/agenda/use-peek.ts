import { useEffect, useMemo, useRef } from 'react';

/** Milliseconds on one meeting after which it is shown: who holds a key down goes by the others. */
const settled = 150;

/** The meeting, or what else a list is of, that is looked at beside the others. */
export interface Peeking {
  chosen: string | undefined;
  /** Shows it. */
  choose: (id: string) => void;
  /** Shows it once the focus stays on it; nothing where there is no room beside the others. */
  follow: (id: string) => void;
  /** What was about to be shown no longer is: the reader goes elsewhere. */
  stay: () => void;
  close: () => void;
}

/** See `Peeking`. Escape closes it, wherever the focus is but in a field or in what opened over the page. */
export function usePeek(
  chosen: string | undefined,
  peek: (id: string | undefined) => void,
  beside: boolean,
): Peeking {
  const latest = useRef(peek);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = peek;
  });
  const actions = useMemo(() => {
    const stay = () => clearTimeout(timer.current);
    const choose = (id: string | undefined) => {
      stay();
      latest.current(id);
    };
    return {
      stay,
      choose,
      follow: (id: string) => {
        stay();
        if (beside) timer.current = setTimeout(() => latest.current(id), settled);
      },
      close: () => {
        choose(undefined);
        const inside = document.activeElement?.closest('[data-peek]');
        if (inside) focusOn(chosen);
      },
    };
  }, [beside, chosen]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (chosen === undefined || !beside) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const { target } = event;
      const elsewhere = 'input:not([type=checkbox]),textarea,select,[role=dialog],[role=menu],[role=listbox]';
      if (target instanceof Element && target.closest(elsewhere)) return;
      if (document.querySelector('[role=dialog],[role=menu]')) return;
      actions.close();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [chosen, beside, actions]);
  return { chosen, ...actions };
}

/** The focus goes back to what was looked at, or else to the page. */
function focusOn(id: string | undefined): void {
  const title =
    id === undefined ? null : document.querySelector<HTMLElement>(`[data-title="${CSS.escape(id)}"]`);
  (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
