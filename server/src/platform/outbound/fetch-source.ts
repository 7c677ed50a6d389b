import { setTimeout as sleep } from 'node:timers/promises';
import { exchange } from './exchange.ts';
import { keepAnswer, knownAnswer } from './http-cache.ts';
import { namesPrivateAddress } from './private-address.ts';
import { awaitTurn } from './rate-limiter.ts';
import type { SourceAnswer } from './source-answer.ts';
import { evidenceOf, firstBytesOf, SourceFault } from './source-fault.ts';

export interface SourceRequest {
  /** Milliseconds until the headers must be there. */
  connectTimeout?: number;
  /** Milliseconds between two pieces of the body. */
  idleTimeout?: number;
  /** Milliseconds for one try as a whole, so that a dripping server ends too. */
  totalTimeout?: number;
  /** Bytes after decompression. */
  maximumBytes?: number;
  /** Further tries after the first, for network faults, timeouts, 429 and 5xx. */
  retries?: number;
  /** Milliseconds of the first back-off; doubles, with jitter. */
  backOff?: number;
  /** Milliseconds between two requests to the same host. */
  interval?: number;
  accept?: string;
  /** Further headers, for services that turn away who sends none; never sent on to another server. */
  headers?: Record<string, string>;
  /** Sent with POST, for services that are asked in no other way; never sent on to a redirect's target. */
  body?: { content: string; headers: Record<string, string> };
  /** A file of a document, without which whoever asks goes on; says nothing to the server. */
  file?: boolean;
  /** Asks addresses of the public internet alone: for those that stand in somebody else's answer. */
  outside?: boolean;
  signal?: AbortSignal;
}

const standard = {
  connectTimeout: 20_000,
  idleTimeout: 20_000,
  totalTimeout: 120_000,
  maximumBytes: 64 * 1024 * 1024,
  retries: 4,
  backOff: 1_000,
  interval: 250,
  accept: '*/*',
  outside: false,
};
const maximumBackOff = 60_000;
/** A server that asks for a longer pause gets it at the next poll instead. */
const maximumRetryAfter = 120_000;
const maximumRedirects = 5;

type Optional = 'signal' | 'body' | 'headers' | 'file';
type Settled = Required<Omit<SourceRequest, Optional>> &
  Pick<SourceRequest, Optional> & {
    /** Headers under which the server may answer that nothing has changed. */
    condition?: Record<string, string>;
  };

type Fetch = (url: string, request: Omit<SourceRequest, 'signal'>) => Promise<SourceAnswer>;
let throughAnother: Fetch | undefined;

/**
 * From now on another process fetches for this one, so that all share its turns and what it knows. What it fetches for
 * ends with this process; a signal does not cross.
 */
export function fetchThrough(fetch: Fetch): void {
  throughAnother = fetch;
}

/**
 * Fetches one address of a foreign server and promises a complete 2xx answer within time and size.
 * Waits its turn per host, retries what may pass, follows redirects over http(s) only and never from
 * the outside into a private network. An address that is asked again and again is asked on condition that it
 * has changed; where it has not, the answer is the one this process had before.
 * @throws SourceFault
 */
export async function fetchSource(url: string | URL, request: SourceRequest = {}): Promise<SourceAnswer> {
  const start = new URL(url);
  if (throughAnother) {
    const { signal: _, ...rest } = request;
    return throughAnother(start.href, rest);
  }
  const settled: Settled = { ...standard, ...request };
  if (settled.outside && (!/^https?:$/.test(start.protocol) || namesPrivateAddress(start.hostname))) {
    throw new SourceFault('blocked', {
      url: start.href,
      detail: 'an address that is not of the public internet',
    });
  }
  for (let attempt = 0; ; attempt++) {
    settled.signal?.throwIfAborted();
    let pause: number;
    try {
      return await followKnown(start, settled);
    } catch (error) {
      if (!(error instanceof Refused) || attempt >= settled.retries) {
        throw error instanceof Refused ? error.fault : error;
      }
      if (error.retryAfter !== undefined && error.retryAfter > maximumRetryAfter) throw error.fault;
      const step = Math.min(maximumBackOff, settled.backOff * 2 ** attempt);
      pause = Math.max(error.retryAfter ?? 0, step / 2 + (Math.random() * step) / 2);
    }
    await sleep(pause, undefined, settled.signal ? { signal: settled.signal } : {});
  }
}

/**
 * Fetches JSON. An empty body, an HTML page or cut JSON is a fault, also with status 200.
 * @throws SourceFault
 */
export async function fetchSourceJson(url: string | URL, request: SourceRequest = {}): Promise<unknown> {
  const answer = await fetchSource(url, { accept: 'application/json', ...request });
  const text = new TextDecoder('utf-8').decode(answer.bytes).trim();
  const evidence = evidenceOf(answer);
  if (text === '') throw new SourceFault('notJson', { ...evidence, detail: 'empty answer' });
  if (/^<(!doctype|html|head|body|script|\?xml)/i.test(text)) {
    throw new SourceFault('blocked', { ...evidence, detail: 'a page in place of JSON' });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceFault('notJson', { ...evidence, detail: 'not valid JSON' }, error);
  }
}

/** A fault that a later try may not meet. */
class Refused extends Error {
  readonly fault: SourceFault;
  /** Milliseconds the server asked to wait. */
  readonly retryAfter: number | undefined;
  constructor(fault: SourceFault, retryAfter?: number) {
    super(fault.message);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

/** What was known still holds when the server says so; a POST is no question for a page. */
async function followKnown(start: URL, request: Settled): Promise<SourceAnswer> {
  if (request.body) return follow(start, request);
  const key = `${request.accept} ${start.href}`;
  const known = knownAnswer(key);
  const answer = await follow(start, known ? { ...request, condition: known.condition } : request);
  if (known && answer.status === 304) return known.answer;
  if (answer.url === start.href) keepAnswer(key, answer);
  return answer;
}

async function follow(start: URL, { condition, ...asked }: Settled): Promise<SourceAnswer> {
  let request: Settled = condition ? { ...asked, condition } : asked;
  let url = start;
  for (let hops = 0; ; hops++) {
    await awaitTurn(url.host, request.interval, request.signal);
    const outcome = await tryOnce(url, request, request.outside || url.origin !== start.origin);
    if ('bytes' in outcome) return outcome;
    if (request.body) throw new SourceFault('blocked', { url: url.href, detail: 'a redirect of a POST' });
    if (hops === maximumRedirects) {
      throw new SourceFault('blocked', { url: start.href, detail: 'too many redirects' });
    }
    url = checkRedirect(outcome.location, url, start);
    // Another page than the one that is known.
    request = asked;
  }
}

function checkRedirect(location: string, from: URL, start: URL): URL {
  const refuse = (detail: string) => new SourceFault('blocked', { url: from.href, detail });
  if (!URL.canParse(location, from)) throw refuse(`redirect to ${JSON.stringify(location.slice(0, 200))}`);
  const target = new URL(location, from);
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw refuse(`redirect to ${target.protocol}`);
  if (target.origin === start.origin) return target;
  if (start.protocol === 'https:' && target.protocol === 'http:') throw refuse('redirect from https to http');
  // What a name leads to is checked where the connection is made.
  if (namesPrivateAddress(target.hostname)) throw refuse(`redirect to the private address ${target.host}`);
  return target;
}

async function tryOnce(
  url: URL,
  request: Settled,
  outside: boolean,
): Promise<SourceAnswer | { location: string }> {
  const { headers, condition, ...asked } = request;
  const further = outside ? {} : { further: { ...headers, ...condition } };
  const answer = await exchange(url, { ...asked, ...further, outside }).catch((error: unknown) => {
    throw error instanceof SourceFault && mayPass(error) ? new Refused(error) : error;
  });
  const { status, contentType, bytes } = answer;
  const { location } = answer.headers;
  if (status >= 300 && status < 400 && typeof location === 'string') return { location };
  const unchanged = status === 304 && condition !== undefined && !outside;
  if (unchanged || (status >= 200 && status < 300)) return answer;
  const fault = new SourceFault('status', {
    url: url.href,
    status,
    contentType,
    firstBytes: firstBytesOf(bytes),
  });
  if (status === 429 || status >= 500) throw new Refused(fault, retryAfterOf(answer.headers['retry-after']));
  throw fault;
}

const mayPass = ({ kind }: SourceFault) => kind === 'network' || kind === 'timeout';

function retryAfterOf(header: SourceAnswer['headers'][string]): number | undefined {
  if (typeof header !== 'string') return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
