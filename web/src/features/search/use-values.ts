import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { fields, type QueryField, suggestedFields } from 'contract/query/fields';
import type { TypedValue } from 'contract/query/typed-piece';
import { beginningOf, keysOf } from 'contract/query/value-keys';
import { suggestAgendaValues, type SuggestedValue, suggestValues } from 'contract/suggested-values';
import { call } from '#api/call.ts';

/** Whose values are meant: those of a dashboard's documents, or of all meetings. */
export type ValuesOf = DomainId | 'agenda';

/** Milliseconds without typing after which is asked. */
const quiet = 150;
/** Milliseconds that an answer is kept for who types the same again. */
const kept = 300_000;

/**
 * The values that fit what is typed of one, most used first. Until the server has said so they are those of what it said
 * before that fit still; where it cannot say anything there are none.
 */
export function useValues(
  of: ValuesOf | undefined,
  piece: Pick<TypedValue, 'field' | 'typed'> | undefined,
): readonly SuggestedValue[] {
  const asked = of && piece ? keyFor(of, piece) : undefined;
  // At first nothing is settled: who begins to type goes on.
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), quiet);
    return () => clearTimeout(timer);
  }, [asked]);
  const key = settled === undefined ? undefined : (JSON.parse(settled) as Key);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['fieldValues', key],
    enabled: key !== undefined,
    staleTime: kept,
    gcTime: kept,
    placeholderData: (before: readonly SuggestedValue[] | undefined, query) =>
      (query?.queryKey[1] as Key | undefined)?.[1] === key?.[1] ? before : undefined,
    queryFn: async ({ signal }) => {
      const [owner, field, text] = key!;
      const ways = { signal, quiet: true, retrySlow: true } as const;
      const answer =
        owner === 'agenda'
          ? await call(suggestAgendaValues, { body: { field, text }, ...ways })
          : await call(suggestValues, { body: { groupingName: owner, field, text }, ...ways });
      return answer.data;
    },
  });
  if (asked === undefined || !data || !piece || key?.[0] !== of || key?.[1] !== piece.field) return [];
  return asked === settled && !isPlaceholderData ? data : data.filter(({ value }) => fits(value, piece));
}

type Key = [ValuesOf, QueryField, string];

/** What is asked, as a text; undefined where too little is typed of one of many values, or the field has none. */
function keyFor(of: ValuesOf, { field, typed }: Pick<TypedValue, 'field' | 'typed'>): string | undefined {
  if (!suggestedFields.includes(field)) return undefined;
  const begin = beginningOf(field, typed);
  if (!fields[field].few && begin.length < limits.lettersOfValue) return undefined;
  return JSON.stringify([of, field, begin] satisfies Key);
}

/** As the server understands it: the value from one of its words on begins so. */
function fits(value: string, { field, typed }: Pick<TypedValue, 'field' | 'typed'>): boolean {
  const begin = beginningOf(field, typed);
  return keysOf(field, value).some((key) => key.startsWith(begin));
}
