import { createHash } from 'node:crypto';
import { dayOf } from 'contract/amsterdam';
import type { CommitmentsRequest, CommitmentsResponse } from 'contract/commitments';
import type { Stamps } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import { z } from 'zod';
import { foundBy, type Parts } from './found.ts';
import { itemsOf } from './items.ts';
import { inOrder, narrowed } from './listed.ts';

/** Where a page ended, in the list as it was at the first page and on its day. */
const Position = z.object({ offset: z.number(), upTo: z.number(), today: z.string() });

/**
 * A page of the commitments of a search, late ones first. All of them are looked at for every page, so that counts are those
 * of the whole list; later pages see what the first one saw, on the day it was asked.
 * @throws EC-02 as the timeline, and for a cursor that is of another search
 */
export async function commitmentsOf(
  parts: Parts & { stamps: Stamps },
  actor: Actor,
  { size, searchAfter, ...parameters }: CommitmentsRequest,
): Promise<CommitmentsResponse> {
  const { documents, clock, stamps } = parts;
  const fingerprint = fingerprintOf(parameters);
  const { offset, upTo, today } = searchAfter
    ? stamps.read(Position, searchAfter, fingerprint, 'body.searchAfter')
    : { offset: 0, upTo: await documents.settled(), today: dayOf(clock.now().getTime()) };
  const found = await foundBy(parts, actor, parameters, upTo);
  const { chosen, groups, facets } = narrowed(inOrder(found.documents, today), parameters);
  const end = offset + size;
  return {
    data: await itemsOf(documents, actor, chosen.slice(offset, end)),
    groups,
    count: chosen.length,
    countTotal: found.documents.length,
    incomplete: found.incomplete,
    facets,
    ...(end < chosen.length
      ? { searchMoreAfter: stamps.write({ offset: end, upTo, today }, fingerprint) }
      : {}),
  };
}

/** Of the whole search with its filters; the order of what is chosen says nothing. */
function fingerprintOf(parameters: Omit<CommitmentsRequest, 'size' | 'searchAfter'>): string {
  const sorted = Object.entries(parameters)
    .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
