import type { DayText } from 'contract/amsterdam';
import { CommitmentDue, CommitmentGroup, CommitmentStanding } from 'contract/commitments';
import type { CommitmentsRequest, CommitmentsResponse } from 'contract/commitments';
import { dueKindOf, type CommitmentHead, partiesOf, standingOf } from './standing.ts';

/** A commitment with how it stands on the day of the list. */
export interface Listed extends ReturnType<typeof standingOf> {
  document: CommitmentHead;
}

type Choice = Pick<CommitmentsRequest, 'standings' | 'ministries' | 'parties' | 'dues'>;
type Facet = keyof Choice;

/** What a filter sees of a commitment; one that names nothing has an empty name. */
const valuesOf: { [Name in Facet]: (listed: Listed) => readonly string[] } = {
  standings: ({ standing }) => [standing],
  ministries: ({ document: { commitment } }) => [commitment.ministry ?? ''],
  parties: ({ document: { commitment } }) => {
    const parties = partiesOf(commitment);
    return parties.length === 0 ? [''] : parties;
  },
  dues: ({ document: { commitment } }) => [dueKindOf(commitment)],
};
const facetNames = ['standings', 'ministries', 'parties', 'dues'] as const;

/** Commitments in the order of their list on a day: group by group, and within it by `before`. */
export function inOrder(documents: readonly CommitmentHead[], today: DayText): Listed[] {
  return documents.map((document) => ({ document, ...standingOf(document, today) })).toSorted(before);
}

/** Late ones first; the day due first before others, what is done and what has no day newest first. */
function before(one: Listed, other: Listed): number {
  const groups = CommitmentGroup.options;
  const byGroup = groups.indexOf(one.group) - groups.indexOf(other.group);
  if (byGroup !== 0) return byGroup;
  const byDay = one.group === 'done' ? 0 : (one.daysLeft ?? 0) - (other.daysLeft ?? 0);
  return byDay || other.document.date - one.document.date || (one.document.id < other.document.id ? -1 : 1);
}

/** What a choice leaves, and what each filter would find without its own. */
export function narrowed(
  listed: readonly Listed[],
  choice: Choice,
): { chosen: Listed[] } & Pick<CommitmentsResponse, 'facets' | 'groups'> {
  const passes = (one: Listed, facet: Facet) =>
    choice[facet].length === 0 ||
    valuesOf[facet](one).some((value) => (choice[facet] as readonly string[]).includes(value));
  const counts = (facet: Facet) => {
    const counted = new Map<string, number>();
    for (const one of listed) {
      if (!facetNames.every((other) => other === facet || passes(one, other))) continue;
      for (const value of valuesOf[facet](one)) counted.set(value, (counted.get(value) ?? 0) + 1);
    }
    return counted;
  };
  const known = <Value extends string>(facet: Facet, options: readonly Value[]) => {
    const counted = counts(facet);
    return options.flatMap((value) => {
      const count = counted.get(value);
      return count === undefined ? [] : [{ value, count }];
    });
  };
  const named = (facet: Facet) =>
    [...counts(facet)]
      .map(([value, count]) => ({ value, count }))
      .sort(
        (one, other) =>
          Number(one.value === '') - Number(other.value === '') ||
          other.count - one.count ||
          (one.value < other.value ? -1 : 1),
      );
  const chosen = listed.filter((one) => facetNames.every((facet) => passes(one, facet)));
  return {
    chosen,
    groups: CommitmentGroup.options.flatMap((group) => {
      const count = chosen.filter((one) => one.group === group).length;
      return count === 0 ? [] : [{ group, count }];
    }),
    facets: {
      standings: known('standings', CommitmentStanding.options),
      ministries: named('ministries'),
      parties: named('parties'),
      dues: known('dues', CommitmentDue.options),
    },
  };
}
