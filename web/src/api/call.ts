import {
  sessionHeader,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from 'contract/endpoint';
import type { ErrorBody, ErrorEntry } from 'contract/errors';
import { isDomain } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { departureFor, type Departure } from './errors.ts';
import { ApiError, EmptyAnswerError, OfflineError, SlowError } from './failures.ts';
import { isListOf, isNumber, isObjectOf, isOptional, isText, type Shape } from './shapes.ts';

/** What a call needs to know of the session; the session hands it over once at start. */
interface Caller {
  /** Name of the session, whose token only the cookie has (decision 10.11). */
  session: () => string | undefined;
  locale: () => Locale;
  /** Whose it is: the same in a session that follows it. */
  owner: () => string | undefined;
  /** Called once for an answer that makes the user leave the page: login, maintenance, no access. */
  leave: (departure: Departure) => void;
  /** Called when the server is busy and the call is about to be tried again (decision 10.14). */
  busy: () => void;
}

let caller: Caller = {
  session: () => undefined,
  locale: () => 'nl',
  owner: () => undefined,
  leave: () => undefined,
  busy: () => undefined,
};

/** Tells every later call who is calling. */
export function setCaller(next: Caller): void {
  caller = next;
}

export interface CallInput<E extends Endpoint> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  signal?: AbortSignal;
  /** Milliseconds before giving up; 2.5 seconds unless told (decision 7.1). */
  timeout?: number;
  /** For searches and statistics: after a time-out once more, with ten seconds (decision 7.1). */
  retrySlow?: boolean;
  /** Nobody waits for it: that the server is busy is not told. */
  quiet?: boolean;
  /** Is finished also when the page is left or loaded anew meanwhile. */
  keepalive?: boolean;
}

/**
 * Makes one call of the contract. What was refused with nothing done is asked once more: by a busy server, and in the
 * name of a session that ended while the person logged in again. Throws `ApiError`, `SlowError`, `OfflineError` or
 * `EmptyAnswerError`; an abort by `signal` throws what the signal carries.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ResponseOf<E>> {
  const timeout = input.timeout ?? limits.requestTimeout;
  const [session, owner] = [caller.session(), caller.owner()];
  const read = async (response: Response) => (await contentOf(response, endpoint)) as ResponseOf<E>;
  try {
    return await attempt(endpoint, input, timeout, read);
  } catch (failure) {
    if (failure instanceof SlowError && input.retrySlow) {
      return attempt(endpoint, input, limits.searchRetryTimeout, read);
    }
    if (!(failure instanceof ApiError)) throw failure;
    if (failure.code === 'SESSION' && session !== caller.session() && owner === caller.owner()) {
      return attempt(endpoint, input, timeout, read);
    }
    if (failure.code !== 'BUSY') throw failure;
    if (!input.quiet) caller.busy();
    await pause(failure.retryAfter ?? limits.busyRetryAfter, input.signal);
    return attempt(endpoint, input, input.retrySlow ? limits.searchRetryTimeout : timeout, read);
  }
}

/** Waits so many seconds, and somewhat more: who were refused together do not come back together. */
async function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1_000 * (1 + Math.random() / 2));
    signal?.addEventListener('abort', () => resolve());
  });
  signal?.throwIfAborted();
}

/** Makes a call once and reads its answer. Throws as `call` does. */
export async function attempt<E extends Endpoint, Read>(
  endpoint: E,
  input: CallInput<E>,
  timeout: number,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const clock = AbortSignal.timeout(timeout);
  const signal = input.signal ? AbortSignal.any([input.signal, clock]) : clock;
  try {
    const session = caller.session();
    const response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      headers: headersFor(session, input.body !== undefined),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      keepalive: input.keepalive ?? false,
      signal,
    });
    if (!response.ok) throw await errorOf(response, endpoint, session);
    return await read(response);
  } catch (failure) {
    if (failure instanceof ApiError || failure instanceof EmptyAnswerError) throw failure;
    if (input.signal?.aborted) throw input.signal.reason;
    if (clock.aborted) throw new SlowError();
    throw new OfflineError();
  }
}

function addressOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const values = { ...params } as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query } as Record<string, string | number | undefined>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  if (endpoint.method === 'GET') search.set('timestamp', String(Date.now()));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

function headersFor(session: string | undefined, withBody: boolean): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': caller.locale() });
  if (session !== undefined) headers.set(sessionHeader, session);
  if (withBody) headers.set('content-type', 'application/json');
  return headers;
}

async function contentOf(response: Response, endpoint: Endpoint): Promise<unknown> {
  if (endpoint.answers === 'binary') return response.blob();
  const text = await response.text();
  if (text === '') throw new EmptyAnswerError();
  try {
    return JSON.parse(text);
  } catch {
    throw new EmptyAnswerError();
  }
}

async function errorOf(
  response: Response,
  endpoint: Endpoint,
  session: string | undefined,
): Promise<ApiError> {
  const error = readError(response.status, await response.text(), response.headers);
  const departure = departureFor(error);
  // What is said of a session that has been followed by another is no longer true.
  const current = session === caller.session();
  if (departure !== undefined && current && endpoint.access.kind !== 'public') caller.leave(departure);
  return error;
}

const isErrorBody = isObjectOf<ErrorBody>({
  errors: isListOf(
    isObjectOf<ErrorEntry>({
      // A server that is newer than this page knows more of them (decision R4).
      code: isText as Shape<ErrorEntry['code']>,
      module: isOptional(isText),
      message: isText,
      field: isOptional(isText),
      query: isOptional(
        isObjectOf<NonNullable<ErrorEntry['query']>>({
          problem: isText,
          start: isNumber,
          end: isNumber,
          repair: isOptional(isText),
        }),
      ),
      oldLink: isOptional(isObjectOf({ title: isText })),
      domain: isOptional(isDomain),
    }),
  ),
  requestId: isText,
});

/** The error an answer means; also for answers that a proxy wrote instead of our server. */
export function readError(status: number, text: string, headers: Headers): ApiError {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const body = parsed(text);
  const { errors, requestId } = isErrorBody(body) ? body : { errors: [] };
  const [first, ...others] = errors;
  if (first !== undefined) return new ApiError(status, [first, ...others], requestId, retryAfter);
  // Maintenance may be announced by a page instead of our JSON (specification §8).
  const maintenance = status === 503 && /<title>\s*Offline for Maintenance\s*<\/title>/i.test(text);
  const code = maintenance ? 'MAINT' : status === 401 ? 'SESSION' : status === 503 ? 'UNAVAILABLE' : 'SERVER';
  return new ApiError(status, [{ code, message: '' }], undefined, retryAfter);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
