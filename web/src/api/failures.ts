import type { ErrorEntry } from 'contract/errors';

/** The server answered with something else than success (decision R4). */
export class ApiError extends Error {
  readonly status: number;
  /** Never empty; the first one decides what happens. */
  readonly errors: readonly [ErrorEntry, ...ErrorEntry[]];
  /** What support needs to find the request in the log. */
  readonly requestId: string | undefined;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    errors: readonly [ErrorEntry, ...ErrorEntry[]],
    requestId?: string,
    retryAfter?: number,
  ) {
    super(`${status} ${errors[0].code}: ${errors[0].message}`);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  get code(): ErrorEntry['code'] {
    return this.errors[0].code;
  }
}

/** No answer within the time a call may take (decision 7.1). */
export class SlowError extends Error {
  override name = 'SlowError';
}

/** No answer at all: the network or the server is out of reach. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** A success without the promised content (decision 4.7). */
export class EmptyAnswerError extends Error {
  override name = 'EmptyAnswerError';
}
