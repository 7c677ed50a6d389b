import { errorCodes, type ErrorCode } from 'contract/errors';
import type { Words } from 'contract/words';
import { ApiError, OfflineError, SlowError } from './failures.ts';

/** Reasons for which an answer takes the user away from the page. */
export type Departure = 'login' | 'noAccess' | 'maintenance';

/**
 * What an error does: `message` shows it in the message bar or in the panel that failed, `inline` only where
 * the user is working, `silent` nothing; the departures also leave the page.
 */
export type Effect = 'message' | 'inline' | 'silent' | Departure;

interface Row {
  status: number;
  code?: ErrorCode;
  module?: string;
  /** Only there, or only elsewhere; without it everywhere. */
  nlDashboard?: boolean;
  /** `server` shows the message of the server itself. */
  words: keyof Words['errors'] | 'fromServer';
  effect: Effect;
}

/** The error catalogue of specification §8 with decisions 4.1 and 8.1–8.5; the first row that fits applies. */
export const errorTable: readonly Row[] = [
  { status: 400, code: 'EC-04', module: 'MC05', nlDashboard: true, words: 'noMeetings', effect: 'silent' },
  { status: 400, code: 'EC-04', module: 'MC05', words: 'noMeetings', effect: 'message' },
  { status: 400, words: 'fromServer', effect: 'message' },
  { status: 401, code: 'AUTH', words: 'wrongCredentials', effect: 'inline' },
  { status: 401, code: 'FACTOR', words: 'fromServer', effect: 'inline' },
  { status: 401, words: 'sessionExpired', effect: 'login' },
  { status: 403, code: 'EC-01', words: 'noAccess', effect: 'noAccess' },
  { status: 403, words: 'fromServer', effect: 'message' },
  { status: 404, words: 'fromServer', effect: 'message' },
  { status: 409, words: 'fromServer', effect: 'message' },
  { status: 413, words: 'fromServer', effect: 'message' },
  { status: 429, code: 'ACT-WAIT', words: 'activationWait', effect: 'message' },
  { status: 429, words: 'tooManyRequests', effect: 'message' },
  { status: 500, words: 'server', effect: 'message' },
  { status: 503, code: 'MAINT', words: 'maintenance', effect: 'maintenance' },
  { status: 503, words: 'fromServer', effect: 'message' },
];

/** What to say and do about a failure; `text` is the server's own message and comes before `words`. */
export interface Reaction {
  text?: string;
  words: `errors.${Exclude<Row['words'], 'fromServer'>}`;
  values?: { seconds: number };
  effect: Effect;
  requestId?: string;
  /** The code is one this page does not know: the message and the request are all there is to say (decision R4). */
  unknown?: true;
}

/** Finds the reaction to anything a call can throw; unknown things get the generic text. */
export function reactionTo(failure: unknown, { onNlDashboard = false } = {}): Reaction {
  if (failure instanceof OfflineError) return { words: 'errors.noConnection', effect: 'message' };
  if (failure instanceof SlowError) return { words: 'errors.slow', effect: 'message' };
  if (!(failure instanceof ApiError)) return { words: 'errors.generic', effect: 'message' };
  const [entry] = failure.errors;
  const row = errorTable.find(
    ({ status, code, module, nlDashboard }) =>
      status === failure.status &&
      (code === undefined || code === entry.code) &&
      (module === undefined || module === entry.module) &&
      (nlDashboard === undefined || nlDashboard === onNlDashboard),
  );
  const request = failure.requestId === undefined ? {} : { requestId: failure.requestId };
  const text = entry.message === '' ? {} : { text: entry.message };
  if (!errorCodes.includes(entry.code) && (row?.effect ?? 'message') === 'message') {
    return { ...text, words: 'errors.generic', effect: 'message', ...request, unknown: true };
  }
  if (row === undefined) return { words: 'errors.generic', effect: 'message', ...request };
  const { words, effect } = row;
  if (words !== 'fromServer') {
    // Decision 8.4 names the seconds; a proxy may leave them out.
    const values = words === 'tooManyRequests' ? { values: { seconds: failure.retryAfter ?? 60 } } : {};
    return { words: `errors.${words}`, ...values, effect, ...request };
  }
  return { ...text, words: 'errors.generic', effect, ...request };
}

/** The departure an error makes, if it makes one. */
export function departureFor(error: ApiError): Departure | undefined {
  const { effect } = reactionTo(error);
  return effect === 'login' || effect === 'noAccess' || effect === 'maintenance' ? effect : undefined;
}
