import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { isNumber } from '#api/shapes.ts';
import { showError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { recall, remember } from '#session/storage.ts';
import { Resizer } from '#ui/resizer.tsx';
import styles from './dashboard-screen.module.css';

/** The filters at the left, as wide as the user likes them (UX 3), scrolled to where they left them. */
export function FiltersColumn({
  domain,
  children,
}: {
  domain: DomainId;
  /** What stands there, given the width in pixels. */
  children: (width: number) => ReactNode;
}) {
  const { t } = useTranslation();
  const { preferences, change } = usePreferences();
  const { minimum, standard, maximum } = limits.sidebarWidth;
  const [dragged, setDragged] = useState<number>();
  const width = dragged ?? preferences.drawerLeftWidth;
  const scroller = useRef<HTMLDivElement>(null);
  useKeptScroll(scroller, `filtersScroll:${domain}`);
  return (
    <aside aria-label={t('filters.title')} className={styles.left}>
      <div id="filters" ref={scroller} className={styles.filters} style={{ width }}>
        <div>{children(width)}</div>
      </div>
      <Resizer
        label={t('filters.width')}
        controls="filters"
        width={width}
        minimum={minimum}
        standard={standard}
        maximum={maximum}
        onResize={setDragged}
        onDone={(drawerLeftWidth) => {
          setDragged(undefined);
          void change({ drawerLeftWidth }).catch(showError);
        }}
      />
    </aside>
  );
}

/** Keeps in this tab how far an element is scrolled, and scrolls back once what it holds is high enough. */
function useKeptScroll(scroller: React.RefObject<HTMLElement | null>, entry: string): void {
  useEffect(() => {
    const box = scroller.current;
    if (!box?.firstElementChild) return;
    let wanted = recall(entry, isNumber, 'tab') ?? 0;
    const settle = new ResizeObserver(() => {
      if (wanted === 0 || box.scrollHeight - box.clientHeight < wanted) return;
      box.scrollTop = wanted;
      wanted = 0;
    });
    settle.observe(box.firstElementChild);
    const keep = () => remember(entry, Math.round(box.scrollTop), 'tab');
    box.addEventListener('scrollend', keep);
    return () => {
      settle.disconnect();
      box.removeEventListener('scrollend', keep);
    };
  }, [scroller, entry]);
}
