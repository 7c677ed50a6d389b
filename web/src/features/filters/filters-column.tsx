import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { isNumber } from '#api/shapes.ts';
import { showError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { recall, remember } from '#session/storage.ts';
import { Resizer } from '#ui/resizer.tsx';
import { useMoved } from '#ui/use-moved.ts';
import styles from './filters-column.module.css';

/** The filters at the left, as wide as the user likes them (UX 3), scrolled to where they left them. */
export function FiltersColumn({
  place,
  children,
}: {
  /** The screen they stand on, for which their place is kept. */
  place: DomainId | 'agenda';
  /** What stands there, given the width in pixels. */
  children: (width: number) => ReactNode;
}) {
  const { t } = useTranslation();
  const { preferences, change } = usePreferences();
  const { minimum, standard, maximum } = limits.sidebarWidth;
  const { shown, move, keep } = useMoved(
    preferences.drawerLeftWidth,
    (drawerLeftWidth) => void change({ drawerLeftWidth }).catch(showError),
  );
  const scroller = useRef<HTMLDivElement>(null);
  useKeptScroll(scroller, `filtersScroll:${place}`);
  return (
    <aside aria-label={t('filters.title')} className={styles.left}>
      <div id="filters" ref={scroller} className={styles.filters} style={{ width: shown }}>
        <div>{children(shown)}</div>
      </div>
      <Resizer
        label={t('filters.width')}
        controls="filters"
        width={shown}
        minimum={minimum}
        standard={standard}
        maximum={maximum}
        onResize={move}
        onDone={keep}
      />
    </aside>
  );
}

/** What shows that the user moves about in a column themselves. */
const taken = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Keeps in this tab how far an element is scrolled, and scrolls back to there for as long as what it holds still grows
 * into its place and the user does not move about in it.
 */
function useKeptScroll(scroller: React.RefObject<HTMLElement | null>, entry: string): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box?.firstElementChild) return;
    let wanted = recall(entry, isNumber, 'tab') ?? 0;
    const settle = new ResizeObserver(() => {
      if (wanted > 0 && box.scrollHeight - box.clientHeight >= wanted) box.scrollTop = wanted;
    });
    settle.observe(box.firstElementChild);
    const leave = () => (wanted = 0);
    const keep = () => remember(entry, Math.round(box.scrollTop), 'tab');
    box.addEventListener('scrollend', keep);
    for (const sign of taken) box.addEventListener(sign, leave, { passive: true });
    return () => {
      settle.disconnect();
      box.removeEventListener('scrollend', keep);
      for (const sign of taken) box.removeEventListener(sign, leave);
    };
  }, [scroller, entry]);
}
