import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addDays, dayOf, startOfDay } from 'contract/amsterdam';
import type { Endpoint } from 'contract/endpoint';
import type { Actor, AuthenticateKey } from './access.ts';
import type { Clock } from './clock.ts';
import { notWithThisKey, unknownKey } from './errors.ts';
import { countedAs, limitRequests } from './request-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticateKey: AuthenticateKey;
    /** Counts a call with a key. @throws 429 beyond what its organisation may make in a day (R6) */
    countKeyCall: (request: FastifyRequest) => Promise<void>;
  }
}

/** What every API key begins with. */
export const keyMark = 'vz_';
const limitName = 'day';

/** Under what the calls of an organisation in a day are counted. */
export const countedCalls = (organisationId: string, day: string): string =>
  countedAs(limitName, `${organisationId} ${day}`);

/** Lets the app take API keys (decision 10.8). */
export function keyAccess(
  app: FastifyInstance,
  { authenticate, clock }: { authenticate: AuthenticateKey; clock: Clock },
): void {
  const today = () => dayOf(clock.now().getTime());
  app.decorate('authenticateKey', authenticate);
  app.decorate(
    'countKeyCall',
    limitRequests(app, {
      name: limitName,
      most: ({ caller }) => caller!.user!.share.callsPerDay,
      within: {
        all: 24 * 60 * 60_000,
        left: () => startOfDay(addDays(today(), 1)) - clock.now().getTime(),
      },
      keyOf: ({ actor }) => `${actor!.organisationId} ${today()}`,
      words: 'refusals.apiCallsUsed',
    }),
  );
}

/** The API key that a call carries, if any; what else stands in `Authorization` is not ours. */
export function keyOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  const [, key] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return key?.startsWith(keyMark) ? key : undefined;
}

/**
 * Finds who a key is of and counts the call. A call that carries a key is made with it alone, whatever session comes
 * along, and needs no header of the product's pages: no page can make a browser send a key it does not have.
 * @throws 401 for a key that does not hold, 429 beyond the calls of the day, 403 where the call takes no key or the key
 *   lacks its scope
 */
export async function openByKey(
  app: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
  key: string,
): Promise<Actor> {
  const caller = request.caller!;
  return app.work.run('account', caller, async () => {
    const holder = await app.authenticateKey(key);
    if (!holder) throw unknownKey();
    const { actor, scopes } = holder;
    request.actor = actor;
    caller.user = { id: actor.userId, share: actor.share };
    await app.countKeyCall(request);
    if (endpoint.key === undefined || !scopes.includes(endpoint.key)) throw notWithThisKey(endpoint.key);
    return actor;
  });
}
