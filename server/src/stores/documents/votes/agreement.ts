import type { Agreement } from './asked.ts';
import type { Columns, KnownBallot, Names } from './known.ts';

/**
 * How often most of each two of these parties, or countries, did the same, of the votes in which most of both did one thing: for, against
 * or abstaining. Parties that were equally divided, stayed away or let know of a mistake share no vote with anybody. What
 * all agreed on counts unless it is left out. A number, and nothing about what anybody thinks.
 */
export function agreementOf(
  ballots: readonly KnownBallot[],
  parties: readonly string[],
  names: Names,
  { columnsOf, withoutUnanimous }: { columnsOf: (ballot: KnownBallot) => Columns; withoutUnanimous: boolean },
): Agreement[] {
  const size = parties.length;
  const places = new Map(parties.map((party, place) => [names.of(party), place]));
  const same = new Uint32Array(size * size);
  const shared = new Uint32Array(size * size);
  const place: number[] = [];
  const side: number[] = [];
  for (const ballot of ballots) {
    if (withoutUnanimous && ballot.unanimous) continue;
    const columns = columnsOf(ballot);
    let voting = 0;
    for (let at = 0; at < columns.names.length; at += 1) {
      const known = columns.sides[at] === 0 ? undefined : places.get(columns.names[at]!);
      if (known === undefined) continue;
      place[voting] = known;
      side[voting] = columns.sides[at]!;
      voting += 1;
    }
    for (let one = 1; one < voting; one += 1) {
      for (let other = 0; other < one; other += 1) {
        const pair =
          place[one]! < place[other]!
            ? place[one]! * size + place[other]!
            : place[other]! * size + place[one]!;
        shared[pair]! += 1;
        if (side[one] === side[other]) same[pair]! += 1;
      }
    }
  }
  const pairs: Agreement[] = [];
  for (let one = 0; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1) {
      const together = shared[one * size + other]!;
      if (together === 0) continue;
      pairs.push({
        one: parties[one]!,
        other: parties[other]!,
        same: same[one * size + other]!,
        shared: together,
      });
    }
  }
  return pairs;
}
