import type { DomainId } from 'contract/dashboards';
import type { CountedSearch } from 'contract/counted';
import { bareMinistry } from 'contract/ministry-names';
import { type Asking, asking, type Parts, queryFor, searchOf } from '#domains/persons/index.ts';
import { notFound } from '#platform/errors.ts';
import type { Call } from '#platform/http.ts';
import type { Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { isNamed, keyOf } from './naming.ts';

/** Papers that are looked at for what the ministry is called. */
const lookedAt = 200;

/** A ministry about which somebody asks. */
export interface AskedMinistry extends Asking {
  period: NonNullable<Asking['period']>;
  /** What its names have in common. */
  key: string;
  /** As most of the newest papers write it. */
  name: string;
  /** Names it as an organisation. */
  query: string;
  search: Search;
  opens: CountedSearch;
}

/**
 * The ministry of that name, which is one as soon as a paper calls an organisation so.
 * @throws EC-03 where none does, EC-07 where the domain is outside the subscription
 */
export async function askedOf(
  parts: Parts,
  call: Pick<Call, 'actor' | 'locale'>,
  { domain, name, months }: { domain: DomainId; name: string; months: number },
): Promise<AskedMinistry> {
  const persons = await parts.persons();
  const { period, ...asked } = asking(parts, call, { domain, persons, months, days: {} });
  const key = keyOf(name);
  if (key === '' || !period) throw notFound('refusals.ministryUnknown');
  const query = queryFor(asked.words, 'organisation', [bareMinistry(name)]);
  const { search, opens } = searchOf({ ...asked, period }, { query, period });
  const found = await parts.documents.heads(
    { ...search, filters: { ...unfiltered, domain, kind: 'document' } },
    { size: lookedAt },
  );
  const written = found.documents
    .filter(({ confidentiality }) => confidentiality !== 'Besloten')
    .flatMap(({ organisations }) => organisations.filter((one) => isNamed(key, one)).map((one) => one.name));
  const counts = Map.groupBy(written, (each) => each);
  const [commonest] = [...counts].toSorted(
    ([one, times], [other, others]) => others.length - times.length || (one < other ? -1 : 1),
  );
  if (!commonest) throw notFound('refusals.ministryUnknown');
  return { ...asked, period, key, name: commonest[0], query, search, opens };
}
