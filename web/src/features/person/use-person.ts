import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import {
  getPerson,
  getPersonMeetings,
  getPersonPapers,
  getPersonSaid,
  getPersonVotes,
  type PersonHead,
  type PersonMeeting,
  type PersonPapers,
  type PersonSaid,
  type PersonVotes,
} from 'contract/persons';
import { call } from '#api/call.ts';

/** Milliseconds that what is counted of a person stays fresh: going to a document and back asks nothing anew. */
const fresh = 5 * 60_000;

/** Who is asked for, and how many months back. */
interface AskedPerson {
  id: string;
  months: number;
}

const settings = { staleTime: fresh, gcTime: 2 * fresh };

/** Who somebody is, and what is counted; the numbers of another period stay until these are there, never of another person. */
export function usePerson({ id, months }: AskedPerson): UseQueryResult<PersonHead> {
  return useQuery({
    ...settings,
    queryKey: ['person', id, months],
    placeholderData: (previous, before) => (before?.queryKey[1] === id ? previous : undefined),
    queryFn: async ({ signal }) =>
      (await call(getPerson, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}

export function usePersonSaid({ id, months }: AskedPerson): UseQueryResult<PersonSaid> {
  return useQuery({
    ...settings,
    queryKey: ['person-said', id, months],
    queryFn: async ({ signal }) =>
      (await call(getPersonSaid, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}

export function usePersonPapers({ id, months }: AskedPerson): UseQueryResult<PersonPapers> {
  return useQuery({
    ...settings,
    queryKey: ['person-papers', id, months],
    queryFn: async ({ signal }) =>
      (await call(getPersonPapers, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}

export function usePersonMeetings({ id }: Pick<AskedPerson, 'id'>): UseQueryResult<PersonMeeting[]> {
  return useQuery({
    ...settings,
    queryKey: ['person-meetings', id],
    queryFn: async ({ signal }) =>
      (await call(getPersonMeetings, { params: { id }, body: {}, signal, retrySlow: true })).data,
  });
}

export function usePersonVotes({ id, months }: AskedPerson): UseQueryResult<PersonVotes> {
  return useQuery({
    ...settings,
    queryKey: ['person-votes', id, months],
    queryFn: async ({ signal }) =>
      (await call(getPersonVotes, { params: { id }, body: { months }, signal, retrySlow: true })).data,
  });
}
