import { z } from 'zod';
import { limits } from './limits.ts';

/** Our id of a quotation. @example q5Jt0nRx7mCw2kVb8sYhDg */
export const QuotationId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Words that are kept with a saved document: of itself, or its short summary (UX-2, 14). */
export const Quotation = z.object({
  id: QuotationId,
  /** Plain text on one line. */
  words: z.string(),
  /** Who said it, of debates. */
  speaker: z.string().optional(),
  /** The party or group of who said it. */
  party: z.string().optional(),
  /** UTC instant in ISO 8601 at which it was said, where that is known. */
  saidAt: z.iso.datetime().optional(),
  /** Milliseconds from where the recording begins, of debates that could be listened to. */
  at: z.number().optional(),
  /** The end of the address of the document's page that leads to it; empty for a summary. */
  hash: z.string(),
  /** Who made a summary, AI or an extract of the document itself; absent for the document's own words. */
  madeBy: z.enum(['ai', 'extract']).optional(),
});
export type Quotation = z.infer<typeof Quotation>;

/** What is to be quoted. */
export const Quoted = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('passage'),
    /** Where it begins in the document's text: its first UTF-16 unit. */
    start: z.number().int().min(0),
    /** The UTF-16 unit after its last. */
    end: z.number().int().min(1),
    /** What its reader saw there, on one line: nobody is quoted with words they did not choose. */
    words: z.string().min(1).max(limits.maximumQuotation),
    /** Of a debate: the speaker whose words alone are meant. */
    only: z.string().max(limits.maximumStakeholderLength).optional(),
  }),
  /** The short summary, in the language of the call. */
  z.strictObject({ kind: z.literal('summary') }),
]);
export type Quoted = z.infer<typeof Quoted>;
