import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import type { Signer } from '#platform/tickets.ts';
import type { SearchedParameters } from './search.ts';
import { Mark, openStamps, Position } from './stamps.ts';

/** Writes and reads the opaque `searchAfter` and `newSince` texts. */
export interface Cursors {
  write(position: Position, parameters: SearchedParameters): string;
  /** @throws EC-02 for a forged, expired or foreign cursor */
  read(text: string, parameters: SearchedParameters): Position;
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
    write: ({ date, id, upTo }, parameters) => stamps.write({ date, id, upTo }, fingerprint(parameters)),
    read: (text, parameters) => stamps.read(Position, text, fingerprint(parameters), 'body.searchAfter'),
    writeMark: (seenUpTo, parameters) => stamps.write({ seenUpTo } satisfies Mark, fingerprint(parameters)),
    readMark: (text, parameters) =>
      stamps.read(Mark, text, parameters && fingerprint(parameters), 'body.newSince').seenUpTo,
  };
}

/** Everything that decides which documents match and in which order; the page size may differ. */
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
