import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './resizer.module.css';

/**
 * The separator at the right edge of a left-hand panel. Dragging calls `onResize` all the time and
 * `onDone` at the end; keys do both: ←/→ 8 px, with Shift 32 px, Home, End, Enter for the default (UX 3).
 */
export function Resizer({
  label,
  controls,
  width,
  minimum,
  standard,
  maximum,
  onResize,
  onDone,
}: {
  label: string;
  /** Id of the panel whose width this is. */
  controls: string;
  /** All widths in pixels. */
  width: number;
  minimum: number;
  standard: number;
  maximum: number;
  onResize: (width: number) => void;
  onDone: (width: number) => void;
}) {
  const drag = useRef<{ from: number; width: number; last: number } | undefined>(undefined);
  const clamp = (wanted: number) => Math.round(Math.min(maximum, Math.max(minimum, wanted)));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 32 : 8;
    const wanted = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: minimum,
      End: maximum,
      Enter: standard,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onResize(clamp(wanted));
    onDone(clamp(wanted));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    // Dragging must not select the text beside it; without the default the focus needs a hand.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width, last: width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current === undefined) return;
    drag.current.last = clamp(drag.current.width + event.clientX - drag.current.from);
    onResize(drag.current.last);
  };
  const onPointerEnd = () => {
    if (drag.current === undefined) return;
    const { last, width: before } = drag.current;
    drag.current = undefined;
    if (last !== before) onDone(last);
  };
  return (
    <div
      className={styles.resizer}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={minimum}
      aria-valuemax={maximum}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => {
        onResize(standard);
        onDone(standard);
      }}
    />
  );
}
