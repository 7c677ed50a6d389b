import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Signer } from '#platform/tickets.ts';
import type { HitOrder } from 'contract/timeline';
import { z } from 'zod';
import type { SearchedParameters } from './search.ts';
import { Mark, openStamps, Position } from './stamps.ts';

/** Where a page ended; of the best also its score and what the terms of the query were worth at the first page. */
const HitPosition = Position.extend({
  score: z.number().optional(),
  weighing: z.object({ average: z.number(), weights: z.array(z.number()) }).optional(),
});
type HitPosition = z.infer<typeof HitPosition>;

/** A search and its order. */
type OrderedParameters = SearchedParameters & { order: HitOrder };

/** Writes and reads the opaque `searchAfter` and `newSince` texts. */
export interface Cursors {
  write(position: HitPosition, parameters: OrderedParameters): string;
  /** @throws EC-02 for a forged or expired cursor, and for one of another search or order */
  read(text: string, parameters: OrderedParameters): HitPosition;
  /** Up to which ingest number a first page saw. */
  writeMark(upTo: number, parameters: SearchedParameters): string;
  /**
   * @param parameters the search that the mark has to be of; it may be of any when left out
   * @throws EC-02 for a forged, expired or foreign mark
   */
  readMark(text: string, parameters?: SearchedParameters): number;
}

/** The cursors and marks of timelines. */
export function openCursors(signer: Signer, clock: Clock): Cursors {
  const stamps = openStamps(signer, clock);
  return {
    write: (position, parameters) => stamps.write(position, orderedFingerprint(parameters)),
    read: (text, parameters) =>
      stamps.read(HitPosition, text, orderedFingerprint(parameters), 'body.searchAfter'),
    writeMark: (seenUpTo, parameters) => stamps.write({ seenUpTo } satisfies Mark, fingerprint(parameters)),
    readMark: (text, parameters) =>
      stamps.read(Mark, text, parameters && fingerprint(parameters), 'body.newSince').seenUpTo,
  };
}

/** A cursor means nothing in another order. */
function orderedFingerprint(parameters: OrderedParameters): string {
  const search = fingerprint(parameters);
  return parameters.order === 'newest' ? search : `${search} ${parameters.order}`;
}

/** Everything that decides which documents match; the page size may differ. */
function fingerprint(parameters: SearchedParameters): string {
  const { groupingDetails } = parameters;
  const deciding = [
    parameters.query,
    parameters.startDate,
    parameters.endDate,
    parameters.lookBack,
    parameters.context.toSorted(),
    parameters.minimalMatchPercentage,
    groupingDetails.name,
    groupingDetails.version,
    parameters.groupPaths.toSorted(),
    parameters.euEpCommittees.toSorted(),
    parameters.committees.toSorted(),
    parameters.stakeholders.toSorted(),
    parameters.withoutStakeholders.toSorted(),
    parameters.topics.toSorted(),
    parameters.withoutTopics.toSorted(),
    parameters.metadataField,
  ];
  return createHash('sha256').update(JSON.stringify(deciding)).digest('base64url').slice(0, 22);
}
