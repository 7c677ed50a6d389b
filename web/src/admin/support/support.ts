import { queryOptions } from '@tanstack/react-query';
import { getSupport, type NewSupport } from 'contract/admin/support';
import type { Locale } from 'contract/users';
import { call } from '#api/call.ts';

/** What the support dialog says in a language, as staff keep it. */
export const supportQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['admin-support', locale],
    queryFn: ({ signal }) => call(getSupport, { params: { locale }, signal }),
    staleTime: 0,
  });

/** What is being changed; of what is new the server makes the ids. */
export type Draft = NewSupport;
export type DraftQuestion = Draft['questions'][number];
export type DraftVideo = Draft['videos'][number];
