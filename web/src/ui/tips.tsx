import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tips.module.css';

/** Milliseconds over a control before its tooltip shows. */
const delay = 400;
/** Pixels between the control, or the edge of the window, and the tooltip. */
const gap = 5;

/** What an element, or what it stands in, says of itself. */
const tipped = (element: EventTarget | null) =>
  element instanceof Element ? (element.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;

/**
 * Shows the tooltip of what the pointer or the keyboard's focus is on; Escape takes it away. A page has hundreds of
 * controls with one and stands in this once: a control only carries what there is to say as `data-tip`, with
 * `data-tip-touch` where a touch shows it as well, for what is no button.
 */
export function Tips() {
  const [shown, setShown] = useState<{ target: HTMLElement; label: string }>();
  const target = shown?.target;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement) => setShown({ target: next, label: next.dataset.tip ?? '' });
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const listeners = {
      pointerover: ({ target, relatedTarget, pointerType }: PointerEvent) => {
        const next = tipped(target);
        if (!next || next === tipped(relatedTarget)) return;
        clearTimeout(timer);
        if (pointerType !== 'touch') timer = setTimeout(() => next.isConnected && show(next), delay);
        else if (next.dataset.tipTouch !== undefined) show(next);
      },
      pointerout: ({ target, relatedTarget }: PointerEvent) => {
        const left = tipped(target);
        if (left && left !== tipped(relatedTarget)) hide();
      },
      // What the button does may cover it, and then no pointer leaves it.
      pointerdown: ({ target }: PointerEvent) => {
        if (tipped(target)?.dataset.tipTouch === undefined) hide();
      },
      focusin: ({ target }: FocusEvent) => {
        const next = tipped(target);
        if (next && (target as Element).matches(':focus-visible')) show(next);
      },
      focusout: ({ target }: FocusEvent) => {
        if (tipped(target)) hide();
      },
    };
    const entries = Object.entries(listeners) as [string, (event: Event) => void][];
    for (const [type, listener] of entries) document.addEventListener(type, listener);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of entries) document.removeEventListener(type, listener);
    };
  }, []);

  useEffect(() => {
    if (!target) return;
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setShown(undefined);
    };
    // The control may go away, or say something else after it was used.
    const changes = new MutationObserver(() => {
      const label = target.isConnected ? target.dataset.tip : undefined;
      if (label === undefined) setShown(undefined);
      else setShown((before) => (before?.label === label ? before : { target, label }));
    });
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-tip'],
    });
    addEventListener('keydown', leave, true);
    addEventListener('scroll', leave, true);
    return () => {
      changes.disconnect();
      removeEventListener('keydown', leave, true);
      removeEventListener('scroll', leave, true);
    };
  }, [target]);

  return shown && <Tip label={shown.label} target={shown.target} />;
}

/** Above the control, or below it where there is no room, always inside the window. */
function Tip({ label, target }: { label: string; target: HTMLElement }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const { left, top, bottom, width } = target.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = current;
    const middle = left + width / 2 - offsetWidth / 2;
    const above = top - gap - offsetHeight;
    current.style.left = `${Math.max(gap, Math.min(middle, innerWidth - gap - offsetWidth))}px`;
    current.style.top = `${above < gap ? bottom + gap : above}px`;
  }, [label, target]);
  useEffect(() => {
    const before = target.getAttribute('aria-describedby');
    target.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) target.removeAttribute('aria-describedby');
      else target.setAttribute('aria-describedby', before);
    };
  }, [target, id]);
  return createPortal(
    <div ref={box} role="tooltip" id={id} className={styles.tip} data-unprinted>
      {label}
    </div>,
    document.body,
  );
}
