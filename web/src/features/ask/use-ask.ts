import { useQuery } from '@tanstack/react-query';
import { callOf } from 'contract/addresses';
import {
  askArchive,
  type AskEnd,
  type AskEvent,
  type AskFound,
  type AskSentence,
  type PassagePlace,
} from 'contract/asks';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { callLines } from '#api/call-lines.ts';
import { queries } from '#api/queries.ts';
import { askedOf } from './again.ts';
import { lacking, parametersOf, type SearchState } from '#features/search/search-state.ts';

/** What came of an answer so far. */
interface Answer {
  found?: AskFound;
  sentences: readonly AskSentence[];
  end?: AskEnd;
}

const nothing: Answer = { sentences: [] };

/** The passages that a further question keeps, by the question; a page that is loaded anew asks it alone. */
const keptFor = new Map<string, readonly PassagePlace[]>();

/** Keeps the passages of an answer for a question that follows on it. */
export function keepFor(question: string, passages: readonly PassagePlace[]): void {
  keptFor.set(question, passages.slice(0, limits.readPassages));
}

/**
 * The answer to a question within a search, as it comes; asked once, and again only on purpose. Who leaves it or stops it
 * ends it on the server as well.
 */
export function useAsk(
  domain: DomainId,
  search: SearchState,
  { question, translated }: { question: string; translated: string | undefined },
) {
  const body = {
    ...parametersOf(domain, search),
    question,
    ...(translated === undefined ? {} : { translated }),
    kept: [...(keptFor.get(question) ?? [])],
  };
  const queryKey = [...askedOf(domain), body];
  const query = useQuery({
    queryKey,
    enabled: question !== '' && lacking({ ...search, query: question }) === undefined,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      let answer = nothing;
      await callLines(
        callOf(askArchive, domain),
        { body, signal, timeout: limits.answerWithin + limits.searchRetryTimeout },
        (event) => {
          answer = withEvent(answer, event);
          queries.setQueryData(queryKey, answer);
        },
      );
      return answer;
    },
  });
  const { found, sentences, end } = query.data ?? nothing;
  return {
    found,
    sentences,
    end,
    /** Something may still come. */
    busy: query.isFetching,
    error: query.error ?? undefined,
    stop: () => void queries.cancelQueries({ queryKey, exact: true }, { revert: false }),
    again: () => void queries.resetQueries({ queryKey, exact: true }),
  };
}

/** See `useAsk`. */
export type Asked = ReturnType<typeof useAsk>;

function withEvent(answer: Answer, event: AskEvent): Answer {
  switch (event.kind) {
    case 'found':
      return { ...answer, found: event };
    case 'sentence':
      return { ...answer, sentences: [...answer.sentences, event] };
    case 'end':
      return { ...answer, end: event };
  }
}
