import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getPersonsOfDocument, type PersonLink } from 'contract/persons';
import { call } from '#api/call.ts';

/** Milliseconds that the answer stays fresh; lists of members change seldom. */
const fresh = 60 * 60_000;

/** A name as it is written, with the party beside it. */
interface Written {
  name: string;
  party?: string | undefined;
}

/** Tells whom a name stands for. */
type IdOf = (person: Written) => string | undefined;

/**
 * Whom the names of a document stand for, as the server knows it; nobody while that is not known, and nothing is guessed
 * here. It keeps no document from being read.
 */
export function usePersonsOf(document: { id: string; confidentiality: string } | undefined): IdOf {
  const id = document?.confidentiality === 'Besloten' ? undefined : document?.id;
  const found = useQuery<PersonLink[]>({
    queryKey: ['persons-of', id],
    staleTime: fresh,
    retry: false,
    queryFn:
      id === undefined
        ? skipToken
        : async ({ signal }) => (await call(getPersonsOfDocument, { params: { id }, body: {}, signal })).data,
  });
  const { data } = found;
  return useMemo(() => {
    const ids = new Map(data?.map((person) => [keyOf(person), person.id]));
    return (person) => ids.get(keyOf(person));
  }, [data]);
}

const keyOf = ({ name, party = '' }: Written) => `${name}\n${party}`;
