import { addDays, dayOf } from 'contract/amsterdam';
import type { PersonHead } from 'contract/persons';
import { type Asked, nameQuery, queryFor } from './asked.ts';
import type { ListedPerson } from './listed.ts';
import { partiesOf } from './listed-parties.ts';
import { papersOf } from './papers.ts';
import { newestReport } from './reports.ts';
import { turnsOf } from './turns.ts';

/** Days between two terms that are one all the same. */
const gap = 7;

/** Who the person is, and what is counted of them. */
export async function headOfPerson(asked: Asked): Promise<PersonHead> {
  const { person, government, period, words, now } = asked;
  const [turns, papers, reportsUntil] = await Promise.all([
    turnsOf(asked),
    papersOf(asked),
    newestReport(asked),
  ]);
  const counted = Object.entries(papers).map(([kind, { counted: numbers }]) => [kind, numbers]);
  return {
    id: person.id,
    domain: person.domain,
    name: person.name,
    ...(person.surname === undefined ? {} : { surname: person.surname }),
    terms: termsOf(person),
    ...lastParty(asked),
    committees: committeesOf(asked),
    ...officeUnderWay(person, dayOf(now)),
    queries: {
      all: `${nameQuery(asked, 'person')} ${words.or} ${nameQuery(asked, 'speaker')}`,
      said: `${nameQuery(asked, 'speaker')} ${words.said}`,
    },
    government,
    namesakes: namesakesOf(asked),
    ...(period ? { period, turns } : {}),
    ...(Object.fromEntries(counted) as Pick<PersonHead, keyof typeof papers>),
    ...(reportsUntil === undefined ? {} : { reportsUntil }),
  };
}

/** What the lists say, newest first; a row without days only where no other says it. */
function termsOf({ terms }: ListedPerson): PersonHead['terms'] {
  const dated = terms.filter(({ from, until }) => from ?? until);
  const others = terms.filter(
    ({ from, until, party, position }) =>
      !(from ?? until) &&
      (party ?? position) !== undefined &&
      !dated.some((term) => (!position || term.position === position) && (!party || term.party === party)),
  );
  return [...others, ...dated.toReversed()].map(({ party, position, from, until }) => ({
    ...(position === undefined ? {} : { function: position }),
    ...(party === undefined ? {} : { party }),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  }));
}

/** Committees that they sit in today. */
function committeesOf({ person, persons, words, now }: Asked): PersonHead['committees'] {
  return persons.committees(person, dayOf(now)).map(({ kind, name, code, position }) => ({
    name,
    ...(code === undefined ? {} : { code }),
    ...(position === undefined ? {} : { function: position }),
    substitute: kind === 'committeeSubstitute',
    query: queryFor(words, 'committee', [name]),
  }));
}

/** The party that they sit for, or sat for last. */
function lastParty({ person, persons }: Asked): Pick<PersonHead, 'party'> {
  const seats = partiesOf(persons, person.domain).all.flatMap(({ row, memberships }) =>
    memberships.flatMap(({ person: member, from = '' }) => (member === person ? [{ row, from }] : [])),
  );
  const last = seats.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.row;
  return last ? { party: { id: last.id, name: last.name } } : {};
}

/** Since when somebody is in office, terms that follow each other as one; or until when they were. */
export function officeUnderWay({ terms }: ListedPerson, today: string): Pick<PersonHead, 'since' | 'left'> {
  const dated = terms.filter(({ from, until }) => from ?? until).toReversed();
  const ends = dated.map(({ until }) => until ?? '9999').toSorted();
  const last = ends.at(-1);
  if (last === undefined) return {};
  if (last < today) return { left: last };
  let since: string | undefined;
  for (const { from, until = '9999' } of dated) {
    if (since === undefined ? until < today : until < addDays(since, -gap)) continue;
    if (from === undefined) return {};
    if (since === undefined || from < since) since = from;
  }
  return since === undefined ? {} : { since };
}

function namesakesOf({ person, persons }: Asked): PersonHead['namesakes'] {
  const called = person.writings.flatMap((name) => persons.called(person.domain, name));
  return [...new Set(called)]
    .filter((other) => other !== person)
    .map(({ id, name, terms }) => {
      const party = terms.findLast((term) => term.party !== undefined)?.party;
      return { id, name, ...(party === undefined ? {} : { party }) };
    });
}
