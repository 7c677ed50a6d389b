import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Parsed } from 'contract/endpoint';
import type { VotesPer } from 'contract/vote-cells';
import type { VoteRow, votes, VotesResponse } from 'contract/votes';
import { nodeOf } from 'contract/sources';
import { type ListedPersons, personMeant } from '#domains/persons/index.ts';
import { asQueryError, Position } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import { inSteps } from '#platform/in-steps.ts';
import { type PlacedBallot, withoutCountry } from '#stores/documents/votes/ballot.ts';
import { fingerprint, narrowingOf, type Parts, searchAsked } from './asked.ts';

/** Votes in which names are looked up at once: of the Union, of hundreds of members each. */
const stepSize = 10;

/** Where a page of votes ended and after how many, with the ingest number of the first page. */
const VotePosition = Position.extend({ nth: z.number(), passed: z.number().default(0) });

/** A page of the votes of a search, newest first or by the side of a party or country. @throws EC-02 for a cursor of another search, and as the timeline */
export async function votesPage(
  parts: Parts,
  actor: Actor,
  { size, searchAfter, ...body }: Parsed<typeof votes>['body'],
): Promise<VotesResponse> {
  const { documents, stamps } = parts;
  const mark = fingerprint(body);
  const last =
    searchAfter === undefined ? undefined : stamps.read(VotePosition, searchAfter, mark, 'body.searchAfter');
  const search = await searchAsked(parts, actor, body, last?.upTo);
  return asQueryError(body.query, async () => {
    const after = last && { date: last.date, id: last.id, nth: last.nth };
    const narrowing = narrowingOf(body);
    const { per, sortedBy: party } = body;
    const passed = last?.passed ?? 0;
    const sorted = party === undefined ? undefined : { party, skip: passed };
    const place = sorted ? { sorted } : after ? { after } : {};
    const found = await documents.votes(search, { per, narrowing, size, ...place });
    const end = found.page.at(-1);
    const data = await withPersons(found.page, per, await parts.persons());
    return {
      total: found.total,
      parties: found.parties,
      otherParties: found.otherParties,
      data,
      ...(found.more && end
        ? {
            searchMoreAfter: stamps.write(
              {
                date: end.ballot.date,
                id: end.document.id,
                nth: end.ballot.nth,
                passed: passed + found.page.length,
                upTo: search.seq!.upTo!,
              } satisfies z.infer<typeof VotePosition>,
              mark,
            ),
          }
        : {}),
    };
  });
}

/** Rows with the person each of those stands for who deviated, judged on the day of the vote; others get their turn meanwhile. */
async function withPersons(
  page: readonly PlacedBallot[],
  per: VotesPer,
  persons: ListedPersons,
): Promise<VoteRow[]> {
  const rows: VoteRow[] = [];
  for (const some of inSteps(page, stepSize)) {
    await setImmediate();
    for (const one of some) {
      const row = rowOf(one, per);
      const setting = { domain: one.document.domain, date: one.ballot.date };
      const deviating = row.deviating.map((member) => {
        const who = personMeant(persons, member, setting);
        return who ? { ...member, id: who.id } : member;
      });
      rows.push({ ...row, deviating });
    }
  }
  return rows;
}

/** One vote with what its document says of it. */
export function rowOf({ document, ballot, subject, outcomeText }: PlacedBallot, per: VotesPer): VoteRow {
  const { numbers, differs } = ballot;
  const unplaced = withoutCountry(ballot);
  return {
    documentId: document.id,
    place: ballot.nth,
    subject,
    groupPath: nodeOf(document),
    sourceType: document.sourceType,
    institution: document.institution,
    numbers: document.numbers,
    date: new Date(ballot.date).toISOString(),
    dated: ballot.dated,
    outcome: ballot.outcome ?? 'unknown',
    ...(outcomeText ? { outcomeText } : {}),
    manner: ballot.byName ? 'names' : 'hands',
    ...(numbers ? { counts: numbers } : {}),
    ...(differs ? { counted: differs } : {}),
    ...(per === 'party'
      ? { cells: ballot.cells }
      : {
          cells: ballot.countries?.cells ?? [],
          ...(unplaced === undefined ? {} : { withoutCountry: unplaced }),
        }),
    ...(ballot.opinion === undefined ? {} : { opinion: ballot.opinion }),
    deviating: ballot.deviating.map(({ name, party, choice }) => ({ name, party, side: choice })),
    demo: document.demo,
  };
}
