import type { DocumentDetail } from 'contract/documents';
import { type SummaryKind, summaryKinds, summaryRules, type SummaryState } from 'contract/summaries';
import { getSummary } from 'contract/summary-calls';
import type { Locale } from 'contract/users';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { session } from '#session/user.ts';
import { value } from '#session/value.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** A summary somebody waits for. */
interface Watched {
  id: string;
  kind: SummaryKind;
  locale: Locale;
  title: string;
  /** What is said when it is ready and not on the page. */
  ready: string;
}

/** Under which a summary is kept in the browser. */
export const askedKey = (id: string, kind: SummaryKind, locale: Locale) =>
  ['summary', id, kind, locale] as const;

/** Keeps how it stands with the summaries of a document that was just fetched (decision 7.10). */
export function keepSummaries({ id, summary }: DocumentDetail, locale: Locale): void {
  for (const kind of summaryKinds) {
    queries.setQueryData<SummaryState>(askedKey(id, kind, locale), summary[kind]);
  }
}

/** Keys of summaries that were looked for so long that it was given up. */
export const ended = value<ReadonlySet<string>>(new Set());

const watching = new Set<string>();
/** How many places on the page show a summary. */
const shown = new Map<string, number>();

/** Tells that a summary is on the page, until the answer is called. */
export function show(key: readonly string[]): () => void {
  const name = key.join(' ');
  shown.set(name, (shown.get(name) ?? 0) + 1);
  return () => shown.set(name, (shown.get(name) ?? 1) - 1);
}

/**
 * Looks every 30 seconds whether a summary is ready, also after its page was left, and gives up after 15
 * minutes (decision 4.26). Who does not see it when it is ready gets a message. The language stays that in which
 * the wait began, whatever the interface speaks since.
 */
export function watch(watched: Watched): void {
  const { id, kind, locale, ready } = watched;
  const key = askedKey(id, kind, locale);
  const name = key.join(' ');
  if (watching.has(name)) return;
  watching.add(name);
  without(name);
  const until = Date.now() + summaryRules.pollEnd;

  const stop = (timer: ReturnType<typeof setInterval>) => {
    clearInterval(timer);
    watching.delete(name);
  };
  const look = async () => {
    if (session.now() === undefined) return stop(timer);
    const state = await fetchState();
    if (state !== undefined && state.status !== 'making') {
      stop(timer);
      if (state.status === 'ready' && (!shown.get(name) || document.hidden)) {
        showMessage({ kind: 'success', text: ready });
      }
    } else if (Date.now() >= until) {
      stop(timer);
      ended.set(new Set([...ended.now(), name]));
    }
  };
  const fetchState = async (): Promise<SummaryState | undefined> => {
    try {
      const { data } = await call(getSummary, { params: { id }, query: { kind, locale }, quiet: true });
      queries.setQueryData<SummaryState>(key, data);
      return data;
    } catch {
      // A network that is away for a moment is no end; the next look comes.
      return undefined;
    }
  };
  const timer = setInterval(() => void look(), summaryRules.pollInterval);
}

function without(name: string): void {
  if (!ended.now().has(name)) return;
  ended.set(new Set([...ended.now()].filter((one) => one !== name)));
}
