import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  getParty,
  getPartyPapers,
  getPartySaid,
  getPartyVotes,
  type PartyHead,
  type PartyVotes,
} from 'contract/parties';
import type { PersonPapers, PersonSaid } from 'contract/persons';
import { call } from '#api/call.ts';

/** Milliseconds that what is counted of a party stays fresh: going to a document and back asks nothing anew. */
const fresh = 5 * 60_000;

/** Which is asked for, and how many months back. */
interface AskedParty {
  id: string;
  months: number;
}

const settings = { staleTime: fresh, gcTime: 2 * fresh };

/** What a party is, and what is counted; the numbers of another period stay until these are there, never of another party. */
export function useParty({ id, months }: AskedParty): UseQueryResult<PartyHead> {
  return useQuery({
    ...settings,
    queryKey: ['party', id, months],
    placeholderData: (previous, before) => (before?.queryKey[1] === id ? previous : undefined),
    queryFn: async ({ signal }) =>
      (await call(getParty, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}

export function usePartySaid({ id, months }: AskedParty): UseQueryResult<PersonSaid> {
  return useQuery({
    ...settings,
    queryKey: ['party-said', id, months],
    queryFn: async ({ signal }) =>
      (await call(getPartySaid, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}

export function usePartyPapers({ id, months }: AskedParty): UseQueryResult<PersonPapers> {
  return useQuery({
    ...settings,
    queryKey: ['party-papers', id, months],
    queryFn: async ({ signal }) =>
      (await call(getPartyPapers, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}

export function usePartyVotes({ id, months }: AskedParty): UseQueryResult<PartyVotes> {
  return useQuery({
    ...settings,
    queryKey: ['party-votes', id, months],
    queryFn: async ({ signal }) =>
      (await call(getPartyVotes, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}
