import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './hit-ruler.module.css';
import { rulerMarks } from './ruler-marks.ts';
import type { Hits } from '#features/reading/use-hits.ts';

/** Beside the text: where the hits are; a click goes there. The keys N and P do the same (UX 5.5). */
export function HitRuler({
  starts,
  length,
  place,
  hits,
}: {
  /** Offsets of the hits in the text, and the text's length. */
  starts: readonly number[];
  length: number;
  /** The element that holds the text. */
  place: RefObject<HTMLElement | null>;
  hits: Hits;
}) {
  const { t } = useTranslation();
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const now = element.offsetHeight;
      // A text of which only the part in view is drawn gets its height bit by bit.
      setHeight((last) => (Math.abs(now - last) < last / 50 ? last : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  const marks = useMemo(() => rulerMarks(starts, length, height), [starts, length, height]);
  if (marks.length === 0) return null;
  return (
    <div className={styles.ruler} data-unprinted role="group" aria-label={t('document.find.ruler')}>
      {marks.map(({ at, first, count }) => (
        <button
          key={first}
          type="button"
          tabIndex={-1}
          aria-label={t('document.find.mark', { number: first + 1 })}
          data-active={(hits.current >= first && hits.current < first + count) || undefined}
          style={{ top: `${at * 100}%` }}
          onClick={() => hits.go(first)}
        />
      ))}
    </div>
  );
}
