import { z } from 'zod';
import { DomainId } from './domain-id.ts';

/** Error codes on the wire (specification §8, decisions 8.1–8.4). */
export const errorCodes = [
  'EC-01', // no (longer) access to this page
  'EC-02', // invalid input
  'EC-03', // not found
  'EC-04', // nothing searchable
  'EC-05', // limit reached
  'EC-06', // conflict
  'EC-07', // document or file outside the subscription
  'AUTH', // wrong e-mail address or password, or an API key that does not hold
  'FACTOR', // the password was right, the second factor is missing or wrong
  'FACTOR-NEW', // the password was right, a second factor has to be set up first
  'SESSION', // session ended or missing
  'RATE', // too many requests
  'ACT-WAIT', // activation mail sent less than five minutes ago
  'MAINT', // offline for maintenance
  'UNAVAILABLE', // a part of the product is down
  'BUSY', // too much is being asked at the moment
  'SERVER', // our fault
] as const;
/** What went wrong, for programs. */
export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** One thing that went wrong. */
export const ErrorEntry = z.object({
  code: ErrorCode,
  /** The code of the module it is about, for EC-01, EC-04 and EC-07. @example MC11 */
  module: z.string().optional(),
  /** In the user's language, without internals. */
  message: z.string(),
  /**
   * Path of the input at fault, for EC-02; for FACTOR `body.passkey` where a passkey does as well as a code; for EC-06
   * `body.changedAt` where somebody else changed it since it was read.
   * @example body.query
   */
  field: z.string().optional(),
  /** Where a query is at fault (SEARCH.md, Errors). */
  query: z
    .object({
      /** Which fault it is. @example unbalancedQuote */
      problem: z.string(),
      /** Its first UTF-16 unit in the query. */
      start: z.number().int(),
      /** The UTF-16 unit after its last. */
      end: z.number().int(),
      /** The query as it may have been meant. */
      repair: z.string().optional(),
    })
    .optional(),
  /** What a withdrawn or renumbered document was called (decision 2.6). */
  oldLink: z
    .object({
      /** Its title. */
      title: z.string(),
    })
    .optional(),
  /** The domain the document does belong to, when it was asked of another (decision 2.2). */
  domain: DomainId.optional(),
});
export type ErrorEntry = z.infer<typeof ErrorEntry>;

/** Body of every answer that is not a success (decision R4). */
export const ErrorBody = z.object({
  /** At least one. */
  errors: z.array(ErrorEntry),
  /** By this our log knows the call. */
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
