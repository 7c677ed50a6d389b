import { limits } from 'contract/limits';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { invalidInput } from '#platform/errors.ts';
import type { Signer } from '#platform/tickets.ts';

/** Of every signed text: for which search it was made, and when. */
const Stamp = z.object({
  /** Fingerprint of the search, so that a cursor cannot be used with other filters. */
  search: z.string(),
  issued: z.number(),
});

/** Where a page by date ended, with the ingest number that was settled at the first page (decision 3.14). */
export const Position = z.object({ date: z.number(), id: z.string(), upTo: z.number() });
export type Position = z.infer<typeof Position>;

/** Up to which ingest number a first page saw. */
export const Mark = z.object({ seenUpTo: z.number() });
export type Mark = z.infer<typeof Mark>;

/** Writes and reads the opaque texts that a client brings back, such as `searchAfter`. */
export interface Stamps {
  write(payload: object, search: string): string;
  /**
   * @param search the fingerprint it has to be of; any when left out
   * @param field where the text came in
   * @throws EC-02 for a text that is forged, older than 24 hours or of another search
   */
  read<T extends z.ZodRawShape>(
    shape: z.ZodObject<T>,
    text: string,
    search: string | undefined,
    field: string,
  ): z.output<z.ZodObject<T>>;
}

/** Signed texts that live 24 hours and fit one search only (decision 3.14). */
export function openStamps(signer: Signer, clock: Clock): Stamps {
  return {
    write: (payload, search) => signer.sign({ ...payload, search, issued: clock.now().getTime() }),
    read(shape, text, wanted, field) {
      const signed = signer.verify(text);
      const stamp = Stamp.safeParse(signed);
      const payload = shape.safeParse(signed);
      if (!stamp.success || !payload.success) throw invalidInput('refusals.cursorInvalid', field);
      const { search, issued } = stamp.data;
      if (clock.now().getTime() - issued > limits.cursorLife)
        throw invalidInput('refusals.cursorExpired', field);
      if (wanted !== undefined && search !== wanted) throw invalidInput('refusals.cursorOfAnother', field);
      return payload.data;
    },
  };
}
