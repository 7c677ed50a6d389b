import { createHash } from 'node:crypto';
import { limits } from 'contract/limits';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { invalidInput } from '#platform/errors.ts';
import type { Signer } from '#platform/tickets.ts';
import type { SearchedParameters } from './search.ts';

/** Where a page ended, with the ingest number that was settled at the first page (decision 3.14). */
interface Position {
  date: number;
  id: string;
  upTo: number;
}

/** Of every signed text: for which search it was made, and when. */
const Stamp = z.object({
  /** Fingerprint of the search, so that a cursor cannot be used with other filters. */
  search: z.string(),
  issued: z.number(),
});
const Payload = Stamp.extend({ date: z.number(), id: z.string(), upTo: z.number() });
const Mark = Stamp.extend({ seenUpTo: z.number() });

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

/** Signed cursors that live 24 hours and fit one search only (decision 3.14). */
export function openCursors(signer: Signer, clock: Clock): Cursors {
  const stampOf = (parameters: SearchedParameters) => ({
    search: fingerprint(parameters),
    issued: clock.now().getTime(),
  });
  function verified<T extends z.infer<typeof Stamp>>(
    shape: z.ZodType<T>,
    text: string,
    parameters: SearchedParameters | undefined,
    field: string,
  ): T {
    const payload = shape.safeParse(signer.verify(text));
    if (!payload.success) throw invalidInput('errors.cursorInvalid', field);
    const { search, issued } = payload.data;
    if (clock.now().getTime() - issued > limits.cursorLife) throw invalidInput('errors.cursorExpired', field);
    if (parameters && search !== fingerprint(parameters)) {
      throw invalidInput('errors.cursorOfAnother', field);
    }
    return payload.data;
  }
  return {
    write: ({ date, id, upTo }, parameters) => signer.sign({ date, id, upTo, ...stampOf(parameters) }),
    read(text, parameters) {
      const { date, id, upTo } = verified(Payload, text, parameters, 'body.searchAfter');
      return { date, id, upTo };
    },
    writeMark: (seenUpTo, parameters) => signer.sign({ seenUpTo, ...stampOf(parameters) }),
    readMark: (text, parameters) => verified(Mark, text, parameters, 'body.newSince').seenUpTo,
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
