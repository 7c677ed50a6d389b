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
   * Looks at a meeting beside the others, or no longer. That is one step of the history, however many are looked at
   * one after the other, and closing it goes that step back.
   */
  peek: (meeting: string | undefined) => void;
}

/** See `Agenda`. Values in the URL that mean nothing are dropped with a message. */
export function useAgenda(): Agenda {
  const { t } = useTranslation();
  const text = useSearch({ from: '/shell/agenda' });
  const written = JSON.stringify(text);
  const navigate = useNavigate();
  const router = useRouter();
  const now = today();
  const { state, dropped } = useMemo(
    () => readAgenda(JSON.parse(written) as SearchText, now),
    [written, now],
  );
  useEffect(() => {
    const [count, parts] = [dropped.length, dropped.join(', ')];
    if (count > 0) showMessage({ kind: 'info', text: t('timeline.query.dropped', { count, parts }) });
    // oxlint-disable-next-line react/exhaustive-deps -- once per address, not per language
  }, [dropped]);
  // Who is quick changes a second thing before the address has the first.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const address = useMemo(
    () => router.buildLocation({ to: '/agenda', search: JSON.parse(written) as SearchText }).href,
    [router, written],
  );
  const peeked = useLocation({ select: (location) => location.state.peeked === true });
  return {
    state,
    today: now,
    address,
    change: (change, goesOn = false) => {
      latest.current = { ...latest.current, ...change };
      void navigate({ to: '/agenda', search: writeAgenda(latest.current), replace: goesOn });
    },
    peek: (meeting) => {
      if (meeting === latest.current.meeting) return;
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
