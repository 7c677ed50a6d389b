import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '#features/search/period.ts';
import type { SearchText } from '#features/search/search-state.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { readAgenda, writeAgenda, type AgendaState } from './agenda-state.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A meeting is looked at beside the agenda, which is one step back. */
    peeked?: boolean;
  }
}

/** What the agenda shows, kept in the URL (UX 4). */
export interface Agenda {
  state: AgendaState;
  /** Today in Amsterdam. */
  today: string;
  /** Address of what is shown, from the root. */
  address: string;
  /** Shows something else; each is one step of the browser's history, unless it goes on with what is read. */
  change: (change: Partial<AgendaState>, goesOn?: boolean) => void;
  /**
   * Changes filters, as one step with all that are chosen meanwhile, once the choice itself is painted: what is shown
   * follows in time of its own. Resolves when it has.
   */
  filter: (change: Partial<AgendaState>) => Promise<void>;
  /**
   * Looks at a meeting beside the others, or no longer. That is one step of the history, however many are looked at
   * one after the other, and closing it goes that step back.
   */
  peek: (meeting: string | undefined) => void;
}

/** Resolves once what is drawn now is on the screen. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** See `Agenda`. Values in the URL that mean nothing are dropped with a message. */
export function useAgenda(): Agenda {
  const { t } = useTranslation();
  const text = useSearch({ from: '/shell/agenda' });
  const written = JSON.stringify(text);
  const navigate = useNavigate();
  const router = useRouter();
  const now = today();
  const { state, dropped, moved } = useMemo(
    () => readAgenda(JSON.parse(written) as SearchText, now),
    [written, now],
  );
  useEffect(() => {
    const [count, parts] = [dropped.length, dropped.join(', ')];
    if (count > 0) showMessage({ kind: 'info', text: t('timeline.query.dropped', { count, parts }) });
    if (moved.length > 0) showMessage({ kind: 'info', text: t('timeline.query.sourcesChanged') });
    // oxlint-disable-next-line react/exhaustive-deps -- once per address, not per language
  }, [dropped]);
  // Who is quick changes a second thing before the address has the first.
  const latest = useRef(state);
  const settled = useRef(state);
  /** A step that is not taken yet, as what led to it is not painted. */
  const waiting = useRef<Promise<void>>(undefined);
  useLayoutEffect(() => {
    settled.current = state;
    if (!waiting.current) latest.current = state;
  }, [state]);
  useEffect(() => () => void (waiting.current = undefined), []);
  const address = useMemo(
    () => router.buildLocation({ to: '/agenda', search: JSON.parse(written) as SearchText }).href,
    [router, written],
  );
  const peeked = useLocation({ select: (location) => location.state.peeked === true });
  /** Goes to the address of what was changed last; a step that waits goes with it. */
  const go = (replace: boolean) => {
    waiting.current = undefined;
    return navigate({ to: '/agenda', search: writeAgenda(latest.current), replace });
  };
  return {
    state,
    today: now,
    address,
    change: (change, goesOn = false) => {
      latest.current = { ...latest.current, ...change };
      void go(goesOn);
    },
    filter: (change) => {
      latest.current = { ...latest.current, ...change };
      if (waiting.current) return waiting.current;
      const from = router.history.location.href;
      const step = painted().then(() => {
        if (waiting.current !== step) return;
        if (router.history.location.href === from) return go(false);
        // Who went elsewhere meanwhile stays there.
        waiting.current = undefined;
        latest.current = settled.current;
      });
      waiting.current = step;
      return step;
    },
    peek: (meeting) => {
      if (meeting === latest.current.meeting) return;
      waiting.current = undefined;
      const step = latest.current.meeting === undefined;
      latest.current = { ...latest.current, meeting };
      if (meeting === undefined && peeked) return router.history.back();
      void navigate({
        to: '/agenda',
        search: writeAgenda(latest.current),
        state: { peeked: meeting !== undefined && (step || peeked) },
        replace: !step,
        resetScroll: false,
      });
    },
  };
}
