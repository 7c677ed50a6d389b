import type { DomainId } from 'contract/dashboards';
import type { KeyScope } from 'contract/endpoint';
import type { ErrorCode } from 'contract/errors';
import { limits } from 'contract/limits';
import { moduleCodes, type ModuleKey } from 'contract/modules';
import type { QueryError } from 'contract/query/tree';

interface Details {
  /** Key in the catalogue `errors`, or a whole key with its domain. */
  words: string;
  values?: Record<string, string | number> | undefined;
  module?: string | undefined;
  field?: string | undefined;
  query?: QueryError | undefined;
  oldLink?: { title: string } | undefined;
  domain?: DomainId | undefined;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number | undefined;
}

/** A failure the user is told about in their own language (decision R4, specification §8). */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, details: Details) {
    super(`${status} ${code} ${details.words}`);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 400: something in the input is wrong. */
export const invalidInput = (words: string, field?: string, values?: Details['values']): AppError =>
  new AppError(400, 'EC-02', { words, field, values });

/** 400: the query cannot be run (SEARCH.md, Errors). */
export const invalidQuery = (error: QueryError): AppError =>
  new AppError(400, 'EC-02', {
    words: `query.${error.problem}`,
    values: error.values,
    field: 'body.query',
    query: error,
  });

/** 400: no more of this may be made (decision 8.2). */
export const limitReached = (words: string, values?: Details['values']): AppError =>
  new AppError(400, 'EC-05', { words, values });

/** 409: what is asked is there already. */
export const alreadyThere = (words: string, values?: Details['values']): AppError =>
  new AppError(409, 'EC-06', { words, values });

/** 409: somebody else changed it since it was read (`changedAt`). */
export const changedMeanwhile = (): AppError =>
  new AppError(409, 'EC-06', { words: 'refusals.changedMeanwhile', field: 'body.changedAt' });

/** 400 EC-04: no source of the module fits what was asked, so there is nothing to search (decision 8.3). */
export const nothingSearchable = (words: string, module: ModuleKey): AppError =>
  new AppError(400, 'EC-04', { words, module: moduleCodes[module] });

/** 401: wrong e-mail address or password. */
export const wrongCredentials = (): AppError =>
  new AppError(401, 'AUTH', { words: 'errors.wrongCredentials' });

/** 401: the password was right, and the second factor is missing or wrong (decision 10.12). */
export const factorMissing = (words: string, passkeys: boolean): AppError =>
  new AppError(401, 'FACTOR', { words, field: passkeys ? 'body.passkey' : 'body.code' });

/** 401: the password was right, and a second factor has to be set up first (decision 10.12). */
export const setUpMissing = (): AppError =>
  new AppError(401, 'FACTOR-NEW', { words: 'refusals.factorToSetUp' });

/** 401: the session is missing or has ended (decision 4.1). */
export const sessionEnded = (): AppError => new AppError(401, 'SESSION', { words: 'errors.sessionExpired' });

/** 403: the organisation of that name wants its people to come in by its own identity provider (decision 10.10). */
export const passwordsAreOff = (name: string): AppError =>
  new AppError(403, 'EC-06', { words: 'refusals.passwordsAreOff', values: { name } });

/** 503: the identity provider of that organisation does not answer, or not as it was set; nothing was done. */
export const providerFails = (how: 'away' | 'broken', name: string): AppError =>
  new AppError(503, 'UNAVAILABLE', {
    words: how === 'away' ? 'refusals.providerAway' : 'refusals.providerBroken',
    values: { name },
    retryAfter: limits.engineRetryAfter,
  });

/** 401: the API key is unknown, was revoked or has ended (decision 10.8). */
export const unknownKey = (): AppError => new AppError(401, 'AUTH', { words: 'refusals.unknownKey' });

/** 403 EC-01: an API key may not make this call: it lacks the scope, or none may where there is no scope for it. */
export const notWithThisKey = (scope: KeyScope | undefined): AppError =>
  scope === undefined
    ? new AppError(403, 'EC-01', { words: 'refusals.noKeyHere' })
    : new AppError(403, 'EC-01', { words: 'refusals.keyLacksScope', values: { scope } });

/** 403 EC-01: a whole page or dashboard is closed to this user (decision 6.3). */
export const noAccess = (module?: ModuleKey): AppError =>
  new AppError(403, 'EC-01', { words: 'errors.noAccess', module: module && moduleCodes[module] });

/** 403 EC-07: this one document or file lies outside the subscription (decision 6.3). */
export const outsideSubscription = (module: ModuleKey): AppError =>
  new AppError(403, 'EC-07', { words: 'refusals.outsideSubscription', module: moduleCodes[module] });

/** 403: the cookie came with a call that no page of the product made (decision 10.11). */
export const foreignPage = (): AppError => notYours('mail.foreignPage');

/** 403: others of the organisation decide this; the user stays where they are. */
export const notYours = (words: string): AppError => new AppError(403, 'EC-06', { words });

/** 404: not there, or not this user's. */
export const notFound = (words = 'refusals.notFound'): AppError => new AppError(404, 'EC-03', { words });

/** 405: there is such a call, with other methods. */
export const wrongMethod = (methods: readonly string[]): AppError =>
  new AppError(405, 'EC-02', { words: 'refusals.wrongMethod', values: { methods: methods.join(', ') } });

/** 404: the document was withdrawn or renumbered (decision 2.6). */
export const oldLink = (title: string): AppError =>
  new AppError(404, 'EC-03', { words: 'refusals.oldLink', oldLink: { title } });

/** 404: its source no longer has this meeting (decision 2.6). */
export const meetingWithdrawn = (title: string): AppError =>
  new AppError(404, 'EC-03', { words: 'refusals.meetingWithdrawn', values: { title }, oldLink: { title } });

/** 404: there is such a document, in another domain than the one asked (decision 2.2). */
export const otherDomain = (domain: DomainId): AppError =>
  new AppError(404, 'EC-03', { words: 'refusals.otherDomain', domain });

/** 503: the source does not tell where a debate plays; trying again makes sense. */
export const streamAway = (): AppError =>
  new AppError(503, 'UNAVAILABLE', {
    words: 'refusals.streamAway',
    retryAfter: limits.engineRetryAfter,
  });

/** 503: the search engine does not answer; trying again makes sense. */
export const engineUnavailable = (): AppError =>
  new AppError(503, 'UNAVAILABLE', {
    words: 'refusals.engineUnavailable',
    retryAfter: limits.engineRetryAfter,
  });

/** 503: the people's store does not answer; trying again makes sense. */
export const storeUnavailable = (): AppError =>
  new AppError(503, 'UNAVAILABLE', {
    words: 'refusals.storeUnavailable',
    retryAfter: limits.engineRetryAfter,
  });

/** 503: the mail that a link goes with could not be sent; trying again makes sense. */
export const confirmMailFailed = (cause: unknown): AppError =>
  Object.assign(
    new AppError(503, 'UNAVAILABLE', {
      words: 'refusals.confirmMailFailed',
      retryAfter: limits.roomRetryAfter,
    }),
    { cause },
  );

/** 503: there is no room to keep anything; reading goes on. */
export const noRoom = (): AppError =>
  new AppError(503, 'UNAVAILABLE', { words: 'refusals.noRoom', retryAfter: limits.roomRetryAfter });

/** 503 BUSY: too much is being asked to begin this in time; nothing was done (decision 10.14). */
export const busy = (): AppError =>
  new AppError(503, 'BUSY', { words: 'errors.busy', retryAfter: limits.busyRetryAfter });

/** 503 MAINT: planned maintenance keeps everybody but staff out (decision 2.8). */
export const offlineForMaintenance = (): AppError =>
  new AppError(503, 'MAINT', { words: 'errors.maintenance', retryAfter: limits.maintenanceCountdown });

/** Whoever asked is gone, so nobody reads this. */
export const clientLeft = (): AppError => new AppError(499, 'BUSY', { words: 'errors.busy' });

/** 429: `seconds` until trying again makes sense (decision 8.4); `words` where there is more to say. */
export const tooManyRequests = (seconds: number, words = 'errors.tooManyRequests'): AppError =>
  new AppError(429, 'RATE', { words, values: { seconds }, retryAfter: seconds });

/** 429 ACT-WAIT: an activation mail left less than five minutes ago; `seconds` until the next may (8.4). */
export const activationWait = (seconds: number): AppError =>
  new AppError(429, 'ACT-WAIT', { words: 'errors.activationWait', retryAfter: seconds });
