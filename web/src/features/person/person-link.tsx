import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import type { DomainId } from 'contract/dashboards';
import { getPersonsOfDocument, type PersonLink as Known } from 'contract/persons';
import { call } from '#api/call.ts';
import styles from '#features/named/name-link.module.css';

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
  const found = useQuery<Known[]>({
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

/** A name that leads to the page of whom it stands for; the name alone where that is nobody who has one. */
export function PersonLink({
  id,
  domain,
  children,
}: {
  id: string | undefined;
  domain: DomainId;
  children: ReactNode;
}) {
  if (id === undefined) return children;
  return (
    <Link
      to="/$domain/person/$personId"
      params={{ domain, personId: id }}
      search={{}}
      className={styles.link}
    >
      {children}
    </Link>
  );
}
