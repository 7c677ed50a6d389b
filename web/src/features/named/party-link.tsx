import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { getParties, type ListedParty } from 'contract/parties';
import { isWithin } from 'contract/sources/paths';
import { call } from '#api/call.ts';
import { today } from '#features/search/period.ts';
import styles from './name-link.module.css';

/** Milliseconds that the answer stays fresh; lists of parties change seldom. */
const fresh = 60 * 60_000;

/** Those of a domain's lists that are there on a day and written so, whatever their case. */
type Named = (written: string | undefined, day: string) => readonly ListedParty[];

/** The party that is written so on the day of a document of its chamber; undefined where none is, or several are. */
export function useParties(
  domain: DomainId,
): (written: string | undefined, document: { date: string; groupPath: string }) => ListedParty | undefined {
  const named = useNamed(domain);
  return (written, { date, groupPath }) =>
    theOnly(named(written, dayOf(Date.parse(date))).filter(({ chamber }) => isWithin(groupPath, chamber)));
}

/** The party that is written so today; undefined where none is, or several are. */
export function usePartiesToday(domain: DomainId): (written: string | undefined) => ListedParty | undefined {
  const named = useNamed(domain);
  return (written) => theOnly(named(written, today()));
}

const theOnly = ([one, ...others]: readonly ListedParty[]) => (others.length > 0 ? undefined : one);

/** None while that is not known. */
function useNamed(domain: DomainId): Named {
  const { data } = useQuery<ListedParty[]>({
    queryKey: ['parties', domain],
    staleTime: fresh,
    retry: false,
    queryFn: async ({ signal }) => (await call(getParties, { params: { domain }, signal })).data,
  });
  return useMemo(() => {
    const called = Map.groupBy(
      (data ?? []).flatMap((party) =>
        [...new Set([party.name, party.abbreviation ?? party.name])].map((written) => ({ written, party })),
      ),
      ({ written }) => written.toLowerCase(),
    );
    return (written = '', day) =>
      (called.get(written.toLowerCase()) ?? []).flatMap(({ party }) =>
        (party.from ?? '') <= day && day <= (party.until ?? '9999') ? [party] : [],
      );
  }, [data]);
}

/** A name that leads to the page of the party it stands for; the name alone where it has none. */
export function PartyLink({
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
    <Link to="/$domain/party/$partyId" params={{ domain, partyId: id }} search={{}} className={styles.link}>
      {children}
    </Link>
  );
}
