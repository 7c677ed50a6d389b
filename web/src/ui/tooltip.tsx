import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

/** Milliseconds over a control before its tooltip shows. */
const delay = 400;
/** Pixels between the control, or the edge of the window, and the tooltip. */
const gap = 5;

/** Says more about its child while the pointer or the keyboard's focus is on it; Escape takes it away. */
export function Tooltip({
  label,
  disabled = false,
  touch = false,
  children,
}: {
  label: string;
  disabled?: boolean;
  /** Shows at a touch as well, for what is no button. */
  touch?: boolean;
  children: ReactElement<HTMLAttributes<Element>>;
}) {
  const id = useId();
  const [target, setTarget] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setTarget(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!target) return;
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setTarget(undefined);
    };
    addEventListener('keydown', leave, true);
    addEventListener('scroll', leave, true);
    return () => {
      removeEventListener('keydown', leave, true);
      removeEventListener('scroll', leave, true);
    };
  }, [target]);
  const shown = target !== undefined && !disabled;
  const { props } = children;
  return (
    <>
      {/* eslint-disable-next-line react-hooks/refs -- the timer is touched by events alone */}
      {cloneElement(children, {
        ...(shown && { 'aria-describedby': [props['aria-describedby'], id].filter(Boolean).join(' ') }),
        onPointerEnter: (event: PointerEvent) => {
          props.onPointerEnter?.(event);
          const { currentTarget, pointerType } = event;
          if (pointerType !== 'touch') timer.current = setTimeout(() => setTarget(currentTarget), delay);
          else if (touch) setTarget(currentTarget);
        },
        // What the button does may cover it, and then no pointer leaves it.
        onPointerDown: (event: PointerEvent) => {
          props.onPointerDown?.(event);
          if (!touch) hide();
        },
        onPointerLeave: (event) => {
          props.onPointerLeave?.(event);
          hide();
        },
        onFocus: (event) => {
          props.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) setTarget(event.currentTarget);
        },
        onBlur: (event) => {
          props.onBlur?.(event);
          hide();
        },
      })}
      {shown && <Tip id={id} label={label} target={target} />}
    </>
  );
}

/** Above the control, or below it where there is no room, always inside the window. */
function Tip({ id, label, target }: { id: string; label: string; target: Element }) {
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
  return createPortal(
    <div ref={box} role="tooltip" id={id} className={styles.tip}>
      {label}
    </div>,
    document.body,
  );
}
