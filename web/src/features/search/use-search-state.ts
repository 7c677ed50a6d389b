import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboards, type DomainId } from 'contract/dashboards';
import { usePreferences } from '#session/session.ts';
import { showMessage } from '#ui/message-bar.tsx';
import {
  readOrigin,
  readSearch,
  readView,
  writeOrigin,
  writeSearch,
  writeView,
  type Origin,
  type SearchState,
  type SearchText,
  type View,
} from './search-state.ts';

/** Milliseconds within which changes of filters are one: the first runs at once, the search with those after it waits for the last. */
const filterPause = 300;

/** The search of the dashboard, kept in the URL, with what the user changed and has not run yet. */
export interface Search {
  /** What the URL says: the search whose results are shown. */
  run: SearchState;
  /** The same with filters that were just changed. */
  shown: SearchState;
  /** Runs a query now, together with all other changes; each run is one step of the browser's history. */
  submit: (query: string, change?: Partial<SearchState>) => void;
  /** Runs another search altogether, newest first, which comes from nowhere unless told; or asks a question within it. */
  begin: (state: SearchState, origin?: Origin, ask?: string) => void;
  /** Changes filters; the search runs again at once, or after a quick change of another shortly after the last. */
  change: (change: Partial<SearchState>) => void;
  /** Changes something that only counts from the next run on (decision 4.6). */
  prepare: (change: Partial<SearchState>) => void;
  /** Where the search comes from; kept until another begins. */
  origin: Origin;
  /** Address of `run` with all that goes with it, from the root. */
  address: string;
  /** How the results are looked at; every run keeps it. */
  view: View;
  /**
   * Looks at the same results in another way; another tab, order or question, or one of them beside, is one step of the browser's
   * history.
   */
  look: (change: Partial<View>) => void;
}

/** See `Search`. Values in the URL that mean nothing are dropped with a message. */
export function useSearchState(domain: DomainId): Search {
  const { t } = useTranslation();
  const { minimalMatchPercentage } = usePreferences().preferences;
  const text = useSearch({ from: '/shell/$domain/dashboard' });
  const written = JSON.stringify(text);
  const navigate = useNavigate();
  const [changed, setChanged] = useState<Partial<SearchState>>({});
  // What was run and is not in the address yet, which takes as long as the screen needs to follow: who is quick runs
  // the next before the one before has arrived.
  const [begun, setBegun] = useState<readonly { state: SearchState; written: string }[]>([]);
  /** Runs while another change would be a quick one. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const {
    state: run,
    dropped,
    moved,
  } = useMemo(() => {
    const read = readSearch(domain, JSON.parse(written) as SearchText);
    // A dashboard without a search starts with the percentage the user likes; a link says its own.
    const fresh = read.state.query === '' && text.min === undefined && dashboards[domain].contextRequired;
    return fresh ? { ...read, state: { ...read.state, minimalMatch: minimalMatchPercentage } } : read;
  }, [domain, written, minimalMatchPercentage, text.min]);
  // Names that mean nothing leave the address a moment later; the values that stay have been told with them.
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    const untold = dropped.filter((part) => !told.current.includes(part));
    told.current = dropped;
    const [count, parts] = [untold.length, untold.join(', ')];
    if (count > 0) showMessage({ kind: 'info', text: t('timeline.query.dropped', { count, parts }) });
    if (moved.length > 0) showMessage({ kind: 'info', text: t('timeline.query.sourcesChanged') });
    // oxlint-disable-next-line react/exhaustive-deps -- once per address, not per language
  }, [dropped]);

  const [base, setBase] = useState(written);
  /** How often the user left for an address that nothing here led to. */
  const [left, setLeft] = useState(0);
  if (base !== written) {
    setBase(written);
    const arrived = begun.findIndex((one) => one.written === written);
    setBegun(arrived < 0 ? [] : begun.slice(arrived + 1));
    // Whatever was changed since the user ran this stays; who goes back leaves it behind.
    if (arrived < 0) {
      setChanged({});
      setLeft(left + 1);
    }
  }
  // What was changed and has not run, also before a busy screen shows it.
  const pending = useRef<Partial<SearchState>>({});
  /** Whether a filter was changed that has not run. */
  const unrun = useRef(false);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      pending.current = {};
      unrun.current = false;
    },
    [left],
  );

  const view = useMemo(() => readView(domain, JSON.parse(written) as SearchText), [domain, written]);
  const origin = useMemo(() => readOrigin(JSON.parse(written) as SearchText), [written]);
  const router = useRouter();
  const address = useMemo(
    () =>
      router.buildLocation({
        to: '/$domain/dashboard',
        params: { domain },
        search: JSON.parse(written) as SearchText,
      }).href,
    [router, domain, written],
  );
  const newest = begun.at(-1)?.state ?? run;
  const shown = useMemo(() => ({ ...newest, ...changed }), [newest, changed]);
  // Who is quick changes a second filter before the screen shows the first.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = { ...shown, ...pending.current };
  }, [shown]);
  const ran = useRef({ state: newest, written });
  useLayoutEffect(() => {
    ran.current = { state: newest, written };
  }, [newest, written]);
  // Who opens another tab before a filter that was just chosen has run gets both.
  const looked = useRef(view);
  useLayoutEffect(() => {
    looked.current = view;
  }, [view]);
  const leadTo = (state: SearchState, from = origin, replace = false) => {
    const search = { ...writeSearch(state), ...writeView(looked.current), ...writeOrigin(from) };
    const next = JSON.stringify(search);
    const elsewhere = next !== ran.current.written;
    setBegun((before) => (before.length > 0 || elsewhere ? [...before, { state, written: next }] : before));
    ran.current = { ...ran.current, state };
    void navigate({ to: '/$domain/dashboard', params: { domain }, search, replace });
  };
  const go = (state: SearchState, from = origin, replace = false) => {
    latest.current = state;
    pending.current = {};
    unrun.current = false;
    setChanged({});
    leadTo(state, from, replace);
  };
  const prepare = (change: Partial<SearchState>) => {
    latest.current = { ...latest.current, ...change };
    pending.current = { ...pending.current, ...change };
    setChanged((before) => ({ ...before, ...change }));
  };
  return {
    run,
    shown,
    submit: (query, change) => go({ ...latest.current, ...change, query }),
    begin(state, from = {}, ask) {
      looked.current = { ...looked.current, order: 'newest', ask, askQuery: undefined };
      go(state, from);
    },
    change: (change) => {
      prepare(change);
      unrun.current = true;
      // Behind what shows the choice, and not among what may wait, so that it is known as begun when its address is there.
      if (timer.current === undefined) queueMicrotask(() => go(latest.current));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        // What was chosen in one go is one step of the history.
        if (unrun.current) go(latest.current, origin, true);
      }, filterPause);
    },
    prepare,
    origin,
    address,
    view,
    look: (change) => {
      const before = looked.current;
      looked.current = { ...before, ...change };
      // Going back from what is looked at beside others leads to these, whichever of them were looked at.
      const opens = change.commitments?.chosen !== undefined && before.commitments.chosen === undefined;
      const step = opens || change.tab !== undefined || change.order !== undefined || 'ask' in change;
      leadTo(ran.current.state, origin, !step);
    },
  };
}
