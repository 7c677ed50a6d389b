import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyRequests } from './errors.ts';
import type { WorkKind } from './work.ts';

interface RequestLimit {
  /** Names what is counted, apart from every other limit. */
  name: string;
  most: number | ((request: FastifyRequest) => number);
  /** Milliseconds from the first request of a key. */
  within: number;
  keyOf: (request: FastifyRequest) => string;
}

/**
 * Counts requests by key, in all processes together.
 * @returns counts one more @throws 429 with the seconds until the stretch is over, beyond `most`
 */
export function limitRequests(
  app: FastifyInstance,
  { name, most, within, keyOf }: RequestLimit,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: most,
    timeWindow: within,
    keyGenerator: (request) => `${name}:${keyOf(request)}`,
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyRequests(counted.ttlInSeconds);
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
