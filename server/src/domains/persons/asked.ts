import { dayOf, endOfDay, monthsBefore, startOfDay } from 'contract/amsterdam';
import { dashboards } from 'contract/dashboards';
import type { CountedSearch, PersonId } from 'contract/persons';
import { parseQuery } from 'contract/query/parse';
import { treeOf } from 'contract/sources';
import { nodesOfBranch } from 'contract/sources/standing';
import type { Head } from '#domains/documents/index.ts';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound, outsideSubscription } from '#platform/errors.ts';
import type { Call } from '#platform/http.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import { isInGovernment } from '#stores/documents/entities/known-people.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { type ListedPerson, type ListedPersons, officeOf } from './listed.ts';

export interface Parts {
  documents: DocumentStore;
  /** Those of the lists as they are now. */
  persons: () => Promise<ListedPersons>;
  clock: Clock;
}

/** Days, both within. */
interface Period {
  from: string;
  to: string;
}

/** A person about whom somebody asks. */
export interface Asked {
  documents: DocumentStore;
  persons: ListedPersons;
  person: ListedPerson;
  /** Member of a government today. */
  government: boolean;
  actor: Actor;
  words: Words;
  /** Epoch milliseconds. */
  now: number;
  /** The days that are asked for, as far as the person was in office. */
  period: Period | undefined;
}

/** Those of the query language, in the language of who asks. */
type Words = Readonly<Record<'person' | 'speaker' | 'or' | 'said', string>>;
const words: Record<'nl' | 'en', Words> = {
  nl: { person: 'persoon', speaker: 'spreker', or: 'OF', said: 'ZEI' },
  en: { person: 'person', speaker: 'speaker', or: 'OR', said: 'SAID' },
};
/** Heads of a page, the most there may be. */
const pageSize = 500;

/** @throws EC-03 for an id that no list gives, EC-07 where the person is of a domain outside the subscription */
export async function askedOf(
  { documents, persons: lists, clock }: Parts,
  { actor, locale }: Pick<Call, 'actor' | 'locale'>,
  id: PersonId,
  months: number,
): Promise<Asked> {
  const persons = await lists();
  const person = persons.find(id);
  if (!person) throw notFound('refusals.personUnknown');
  if (!mayReadDomain(actor, person.domain)) throw outsideSubscription(dashboards[person.domain].module);
  const now = clock.now().getTime();
  const today = dayOf(now);
  const office = officeOf(person, now);
  const first = monthsBefore(today, months);
  const from = office.from !== undefined && office.from > first ? office.from : first;
  const to = office.until !== undefined && office.until < today ? office.until : today;
  return {
    ...{ documents, persons, person, actor, now },
    government: isInGovernment(person, today),
    words: words[locale === 'nl' ? 'nl' : 'en'],
    period: from <= to ? { from, to } : undefined,
  };
}

/** A query for the person in a field, by every way in which the lists write the name. */
export function nameQuery({ person, words }: Asked, field: 'person' | 'speaker'): string {
  const names = person.writings.map((name) => `"${name.replaceAll('"', '')}"`);
  const [only] = names;
  return `${words[field]}:${names.length === 1 ? only : `(${names.join(` ${words.or} `)})`}`;
}

/** A search of the period for the store, and as it is opened on the dashboard. */
export function searchOf(
  { person: { domain }, actor }: Asked,
  { query, period, branches = [] }: { query: string; period: Period; branches?: readonly string[] },
): { search: Search; opens: CountedSearch } {
  const parsed = parseQuery(query, dashboards[domain].languages);
  if (parsed.error) throw new Error(`a query of ours that cannot be read: ${query}`);
  const groupPaths = branches.flatMap((branch) => nodesOfBranch(treeOf(domain), branch));
  return {
    search: {
      query: parsed.tree,
      scope: scopeOf(actor),
      filters: {
        ...unfiltered,
        domain,
        groupPaths,
        from: startOfDay(period.from),
        until: endOfDay(period.to) + 1,
        kind: 'document',
      },
      metadataField: 'metadata',
    },
    opens: { query, groupPaths, ...period },
  };
}

/** What a search finds, newest first, at most so much of it. */
export async function headsOf(
  documents: DocumentStore,
  search: Search,
  atMost: number,
): Promise<{ heads: Head[]; more: boolean }> {
  const heads: Head[] = [];
  for (;;) {
    const last = heads.at(-1);
    const after = last ? { after: { date: last.date, id: last.id } } : {};
    const size = Math.min(pageSize, atMost - heads.length);
    const page = await documents.heads(search, { size, ...after });
    heads.push(...page.documents);
    if (!page.more || page.documents.length === 0 || heads.length >= atMost)
      return { heads, more: page.more };
  }
}
