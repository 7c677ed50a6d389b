import { createHash } from 'node:crypto';
import type { SearchParameters } from 'contract/timeline';
import { limits } from 'contract/limits';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { invalidInput } from '#platform/errors.ts';
import type { Signer } from '#platform/tickets.ts';

/** Where a page ended, with the ingest number that was settled at the first page (decision 3.14). */
export interface Position {
  date: number;
  id: string;
  upTo: number;
}

const Payload = z.object({
  date: z.number(),
  id: z.string(),
  upTo: z.number(),
  /** Fingerprint of the search, so that a cursor cannot be used with other filters. */
  search: z.string(),
  issued: z.number(),
});

/** Writes and reads the opaque `searchAfter` text. */
export interface Cursors {
  write(position: Position, parameters: SearchParameters): string;
  /** @throws EC-02 for a forged, expired or foreign cursor */
  read(text: string, parameters: SearchParameters): Position;
}

/** Signed cursors that live 24 hours and fit one search only (decision 3.14). */
export function openCursors(signer: Signer, clock: Clock): Cursors {
  return {
    write: ({ date, id, upTo }, parameters) =>
      signer.sign({ date, id, upTo, search: fingerprint(parameters), issued: clock.now().getTime() }),
    read(text, parameters) {
      const payload = Payload.safeParse(signer.verify(text));
      if (!payload.success) throw invalidInput('errors.cursorInvalid', 'body.searchAfter');
      const { date, id, upTo, search, issued } = payload.data;
      if (clock.now().getTime() - issued > limits.cursorLife) {
        throw invalidInput('errors.cursorExpired', 'body.searchAfter');
      }
      if (search !== fingerprint(parameters))
        throw invalidInput('errors.cursorOfAnother', 'body.searchAfter');
      return { date, id, upTo };
    },
  };
}

/** Everything that decides which documents match and in which order; the page size may differ. */
function fingerprint(parameters: SearchParameters): string {
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
    parameters.topics.toSorted(),
    parameters.metadataField,
  ];
  return createHash('sha256').update(JSON.stringify(deciding)).digest('base64url').slice(0, 22);
}
