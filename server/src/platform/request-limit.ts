import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tooManyRequests } from './errors.ts';
import type { WorkKind } from './work.ts';

interface RequestLimit {
  /** Names what is counted, apart from every other limit. */
  name: string;
  most: number | ((request: FastifyRequest) => number);
  /** Milliseconds from the first request of a key; or those of a stretch that has begun, in all and left of it now. */
  within: number | { all: number; left: () => number };
  keyOf: (request: FastifyRequest) => string;
  /** What is said beyond `most`; the seconds to wait alone when left out. */
  words?: string;
}

/** How a caller stands with one limit. */
interface Standing {
  name: string;
  most: number;
  left: number;
  /** Seconds until the count begins anew, and those it lasts in all. */
  seconds: number;
  within: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The limits that this call was counted for. */
    standings: Standing[] | undefined;
  }
}

/** Tells in the headers of every answer how its caller stands with the limits it was counted for. */
export function tellLimits(app: FastifyInstance): void {
  app.decorateRequest('standings', undefined);
  app.addHook('onSend', async (request, reply) => {
    if (request.standings) writeStandings(reply, request.standings);
  });
}

/** The fields of the IETF draft `ratelimit-headers`: the policies, and what is left of each. */
function writeStandings(reply: FastifyReply, standings: readonly Standing[]): void {
  const listed = (of: (standing: Standing) => string) =>
    standings.map((standing) => `"${standing.name}";${of(standing)}`).join(', ');
  reply.header(
    'ratelimit-policy',
    listed(({ most, within }) => `q=${most};w=${within}`),
  );
  reply.header(
    'ratelimit',
    listed(({ left, seconds }) => `r=${left};t=${seconds}`),
  );
}

/** The key under which requests are counted in the people's store. */
export const countedAs = (name: string, key: string): string => `${name}:${key}`;

/**
 * Counts requests by key, in all processes together.
 * @returns counts one more @throws 429 with the seconds until the stretch is over, beyond `most`
 */
export function limitRequests(
  app: FastifyInstance,
  { name, most, within, keyOf, words }: RequestLimit,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: most,
    timeWindow: typeof within === 'number' ? within : () => within.left(),
    keyGenerator: (request) => countedAs(name, keyOf(request)),
  });
  const seconds = Math.round((typeof within === 'number' ? within : within.all) / 1_000);
  return async (request) => {
    const counted = await count(request);
    if (counted.isAllowed) return;
    const { max, remaining, ttlInSeconds } = counted;
    (request.standings ??= []).push({
      name,
      most: max,
      left: remaining,
      seconds: ttlInSeconds,
      within: seconds,
    });
    if (counted.isExceeded) throw tooManyRequests(ttlInSeconds, words);
  };
}

/** Statistics that a dashboard asks for one search. */
const statisticsPerSearch = 8;

/** Queries are asked by users alone. */
const userOf = ({ caller }: FastifyRequest) => caller!.user!;

/** Counts the queries of a user's minute against their share (decision 10.14); other kinds of work have no limit. */
export function limitQueries(app: FastifyInstance, kind: WorkKind) {
  if (kind !== 'search' && kind !== 'statistics') return undefined;
  const each = kind === 'search' ? 1 : statisticsPerSearch;
  return limitRequests(app, {
    name: kind,
    most: (request) => each * userOf(request).share.perMinute,
    within: 60_000,
    keyOf: (request) => userOf(request).id,
  });
}
