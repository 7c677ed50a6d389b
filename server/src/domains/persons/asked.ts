import { dayOf, endOfDay, monthsBefore, startOfDay } from 'contract/amsterdam';
import { dashboards, type DomainId } from 'contract/dashboards';
import type { CountedSearch } from 'contract/counted';
import type { PersonId } from 'contract/persons';
import { fields } from 'contract/query/fields';
import { parseQuery } from 'contract/query/parse';
import { treeOf } from 'contract/sources';
import { nodesOfBranch } from 'contract/sources/standing';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound, outsideSubscription } from '#platform/errors.ts';
import type { Call } from '#platform/http.ts';
import type { DocumentStore, Search } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';
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

/** About whom or what somebody asks, and who that is. */
export interface Asking {
  documents: DocumentStore;
  persons: ListedPersons;
  domain: DomainId;
  actor: Actor;
  words: Words;
  /** Epoch milliseconds. */
  now: number;
  /** The days that are asked for, as far as they were in office or there. */
  period: Period | undefined;
}

/** A person about whom somebody asks. */
export interface Asked extends Asking {
  person: ListedPerson;
  /** Member of a government today. */
  government: boolean;
}

/** Those of the query language, in the language of who asks. */
type Words = Readonly<Record<NamedField | 'or' | 'and' | 'said', string>>;
type NamedField = 'person' | 'speaker' | 'party' | 'organisation' | 'committee' | 'type';
const ofFields = (locale: 'nl' | 'en') => ({
  person: fields.person[locale]!,
  speaker: fields.speaker[locale]!,
  party: fields.party[locale]!,
  organisation: fields.organisation[locale]!,
  committee: fields.committee[locale]!,
  type: fields.type[locale]!,
});
const words: Record<'nl' | 'en', Words> = {
  nl: { ...ofFields('nl'), or: 'OF', and: 'EN', said: 'ZEI' },
  en: { ...ofFields('en'), or: 'OR', and: 'AND', said: 'SAID' },
};
/** Heads of a page, the most there may be. */
const pageSize = 500;

/** What everything is asked with, of a domain and the days of it that count. @throws EC-07 outside the subscription */
export function asking(
  { documents, clock }: Pick<Parts, 'documents' | 'clock'>,
  { actor, locale }: Pick<Call, 'actor' | 'locale'>,
  { domain, persons, months, days }: Counting,
): Asking {
  if (!mayReadDomain(actor, domain)) throw outsideSubscription(dashboards[domain].module);
  const now = clock.now().getTime();
  const today = dayOf(now);
  const first = monthsBefore(today, months);
  const from = days.from !== undefined && days.from > first ? days.from : first;
  const to = days.until !== undefined && days.until < today ? days.until : today;
  return {
    ...{ documents, persons, domain, actor, now },
    words: words[locale === 'nl' ? 'nl' : 'en'],
    period: from <= to ? { from, to } : undefined,
  };
}

interface Counting {
  domain: DomainId;
  persons: ListedPersons;
  months: number;
  /** Between which they were in office or there, both within; open where that is not known. */
  days: { from?: string | undefined; until?: string | undefined };
}

/** @throws EC-03 for an id that no list gives, EC-07 where the person is of a domain outside the subscription */
export async function askedOf(
  parts: Parts,
  call: Pick<Call, 'actor' | 'locale'>,
  id: PersonId,
  months: number,
): Promise<Asked> {
  const persons = await parts.persons();
  const person = persons.find(id);
  if (!person) throw notFound('refusals.personUnknown');
  const now = parts.clock.now().getTime();
  const { domain } = person;
  return {
    ...asking(parts, call, { domain, persons, months, days: officeOf(person, now) }),
    person,
    government: isInGovernment(person, dayOf(now)),
  };
}

/** A query for the person in a field, by every way in which the lists write the name. */
export function nameQuery({ person, words }: Asked, field: 'person' | 'speaker'): string {
  return queryFor(words, field, person.writings);
}

/** A query for any of these names in a field. */
export function queryFor(words: Words, field: NamedField, names: readonly string[]): string {
  const phrases = names.map((name) => `"${name.replaceAll('"', '')}"`);
  const [only] = phrases;
  return `${words[field]}:${phrases.length === 1 ? only : `(${phrases.join(` ${words.or} `)})`}`;
}

/** A search of the period for the store, and as it is opened on the dashboard. */
export function searchOf(
  { domain, actor }: Asking,
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
