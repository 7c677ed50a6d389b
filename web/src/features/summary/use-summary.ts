import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentDetail } from 'contract/documents';
import type { Judgement, SummaryKind, SummaryState } from 'contract/summaries';
import { getSummary, judgeSummary, requestSummary } from 'contract/summary-calls';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { describeError } from '#session/describe.ts';
import { usePreferences } from '#session/session.ts';
import { useValue } from '#session/value.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { askedKey, ended, show, watch } from './watch.ts';

/** One summary of a document in the language of the interface, and what a reader can do with it. */
export interface UsedSummary {
  state: SummaryState | undefined;
  error: Error | null;
  /** True when the browser stopped looking before the summary was there (decision 4.26). */
  stopped: boolean;
  /** A call of this reader is under way. */
  busy: boolean;
  /** Asks for the summary, or for a new one. */
  ask: (again: boolean) => void;
  judge: (judgement: Judgement | null) => void;
  /** Looks again. */
  look: () => void;
}

/** See `UsedSummary`; the document brings how it stands, so that nothing is called until that is old. */
export function useSummary(document: DocumentDetail, kind: SummaryKind): UsedSummary {
  const { id } = document;
  const title = document.title.text;
  const { t } = useTranslation();
  const { locale } = usePreferences().preferences;
  const key = askedKey(id, kind, locale);
  const query = useQuery<SummaryState>({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await call(getSummary, { params: { id }, query: { kind, locale }, signal, retrySlow: true })).data,
  });
  const state = query.data;
  const keep = useCallback(
    (answer: { data: SummaryState }) =>
      queries.setQueryData<SummaryState>(askedKey(id, kind, locale), answer.data),
    [id, kind, locale],
  );
  const fail = (failure: Error) => showMessage({ kind: 'error', text: describeError(failure) });
  const asking = useMutation({
    // Kept here and not on success, which hears of a language that was changed meanwhile.
    mutationFn: async (again: boolean) =>
      keep(await call(requestSummary, { params: { id }, body: { kind, again } })),
    onError: fail,
  });
  const judging = useMutation({
    mutationFn: async (judgement: Judgement | null) =>
      keep(await call(judgeSummary, { params: { id }, body: { kind, judgement } })),
    onError: fail,
  });

  const making = state?.status === 'making';
  const begin = useCallback(() => {
    watch({ id, kind, locale, title, ready: t('summary.ready', { title }) });
  }, [id, kind, locale, title, t]);
  useEffect(() => {
    if (making) begin();
  }, [making, begin]);
  useEffect(() => show(askedKey(id, kind, locale)), [id, kind, locale]);
  const stopped = useValue(ended).has(key.join(' '));

  return {
    state,
    error: query.error,
    stopped: making && stopped,
    busy: asking.isPending || judging.isPending,
    ask: asking.mutate,
    judge: judging.mutate,
    look: () => {
      void query.refetch();
      if (making) begin();
    },
  };
}
