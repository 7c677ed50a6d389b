import { dayOf } from 'contract/amsterdam';
import type { RollCall } from 'contract/dossiers';
import { linkTo } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { countsOfMembers } from '#stores/documents/votes/ballot.ts';
import { europeanParliament, type FoundVote, toldVote } from './votes.ts';

/** Those of our dashboards. */
const countries = ['NL', 'BE'] as const;

/** The newest vote by name of the European Parliament among some that may be read (UX-3, 27); none of another house. */
export function rollCallIn(actor: Actor, votes: readonly FoundVote[]): RollCall | undefined {
  const newest = votes
    .filter(({ by, members }) => by === europeanParliament && members.length > 0)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))[0];
  if (newest?.at === undefined) return undefined;
  const { document, members, at } = newest;
  return {
    document: linkTo(actor, document),
    vote: toldVote(newest),
    day: dayOf(at),
    countries: countries.flatMap((country) => {
      const own = members.filter((member) => member.country === country);
      return own.length === 0 ? [] : [{ country, ...countsOfMembers(own) }];
    }),
    withoutCountry: members.filter(({ country }) => country === undefined).length,
  };
}
