import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses, type AtEach, servedAt } from 'contract/addresses';
import { dashboards } from 'contract/dashboards';
import { DomainId } from 'contract/domain-id';
import type { Endpoint, Parsed, ResponseOf } from 'contract/endpoint';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import { type Actor, type Authenticate, requireAdmin, requireKeptModule, requireModule } from './access.ts';
import { noAccess, offlineForMaintenance } from './errors.ts';
import { keyOf, openByKey } from './key-access.ts';
import './maintenance.ts';
import { openSession, type OpenSession } from './session-cookie.ts';
import { limitQueries } from './request-limit.ts';
import { localeOf } from './words.ts';
import type { Caller, Work, WorkKind } from './work.ts';

/** What a handler knows about the call besides its input. */
export interface Call {
  /** Who makes the call. Reading it on a public call is a programming error and throws. */
  actor: Actor;
  /** The session the call is made with; as `actor`, also on a call that takes an API key. */
  session: OpenSession;
  locale: Locale;
  /** Address of the client, for brute-force limits. */
  address: string;
  requestId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (
  input: Parsed<E>,
  call: Call,
) => Promise<ResponseOf<E> | FastifyReply>;

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined;
    /** Undefined for a call with an API key. */
    session: OpenSession | undefined;
    caller: Caller | undefined;
  }
  interface FastifyInstance {
    authenticate: Authenticate;
    work: Work;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

const Grouping = z.object({ groupingDetails: z.object({ name: DomainId }) });
/** The three places where a call may name its dashboard. */
const Grouped = z.union([
  Grouping.transform(({ groupingDetails }) => groupingDetails.name),
  z.object({ groupingName: DomainId }).transform(({ groupingName }) => groupingName),
  z.object({ queryDetails: Grouping }).transform(({ queryDetails }) => queryDetails.groupingDetails.name),
]);

/**
 * Registers the handler of a declared call. Session or API key, and module, are checked before the input is
 * looked at, the module of a named dashboard right after (decisions R2, 6.3). Access kinds
 * `document` and `ticket` are checked by the handler, which alone knows the object. The handler begins when it is
 * the turn of its kind of work (decision 10.14). During planned maintenance only staff are answered (decision 2.8).
 */
export function answerAs<E extends Endpoint>(
  app: FastifyInstance,
  work: WorkKind,
  endpoint: E,
  handler: Handler<E>,
): void {
  const { access } = endpoint;
  const count = limitQueries(app, work);
  const open = access.kind === 'public' || access.kind === 'ticket';
  const requireIt = 'kept' in access ? requireKeptModule : requireModule;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    schema: {
      params: endpoint.params,
      querystring: endpoint.query,
      ...(endpoint.body instanceof z.ZodUndefined ? {} : { body: endpoint.body }),
      ...(endpoint.answers === 'json' ? { response: { 200: endpoint.response } } : {}),
    },
    onRequest: async (request, reply) => {
      const caller = (request.caller = callerOf(reply));
      const closed = !endpoint.duringMaintenance && (await app.maintenance.now()).on;
      if (open && closed) throw offlineForMaintenance();
      if (open) return;
      const key = keyOf(request);
      const opening =
        key === undefined
          ? sessionOf(app, request, endpoint).then((session) => session.actor)
          : openByKey(app, request, endpoint, key);
      const actor = await opening.catch((error: unknown) => {
        // Whoever they are, they are told why.
        throw closed ? offlineForMaintenance() : error;
      });
      request.actor = actor;
      if (closed && !actor.roles.includes('staff')) throw offlineForMaintenance();
      caller.user = { id: actor.userId, share: actor.share };
      if (access.kind === 'module') requireIt(actor, access.module);
      if (access.kind === 'staff' && !actor.roles.includes('staff')) throw noAccess();
      if (access.kind === 'admin') requireAdmin(actor, access.of);
    },
    preHandler: async (request) => {
      if (access.kind !== 'grouping') return;
      requireIt(request.actor!, dashboards[Grouped.parse(request.body)].module);
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as Parsed<E>;
      const caller = request.caller!;
      caller.count = count && (() => count(request));
      return app.work.run(work, caller, () => handler(input, callOf(request, reply)));
    },
  });
}

/** Registers a call at each of its addresses, with a handler for the dashboards that are served there. */
export function answerAtEach<E extends Endpoint>(
  app: FastifyInstance,
  work: WorkKind,
  calls: AtEach<E>,
  handlerFor: (served: readonly DomainId[]) => Handler<E>,
): void {
  for (const address of addresses) answerAs(app, work, calls[address], handlerFor(servedAt(address)));
}

/** Registers the handler of a declared call that asks the people's store alone; see `answerAs`. */
export function answer<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  answerAs(app, 'account', endpoint, handler);
}

/** The client of a call as sessions note it. */
export function clientOf({ address, request }: Call): { address: string; userAgent: string } {
  return { address, userAgent: request.headers['user-agent'] ?? '' };
}

/** Finds the session of a call in its turn, and keeps it with the call. @throws as `openSession` */
async function sessionOf(app: FastifyInstance, request: FastifyRequest, endpoint: Endpoint) {
  const authenticate: Authenticate = (token, address, site) =>
    app.work.run('account', request.caller!, () => app.authenticate(token, address, site));
  return (request.session = await openSession(
    { sessionCookie: app.sessionCookie, adminCookie: app.adminCookie, authenticate },
    request,
    endpoint,
  ));
}

/** A call that has just come in; it ends when its connection does. */
function callerOf({ raw }: FastifyReply): Caller {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return { signal: left.signal, waited: 0 };
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  return {
    get actor(): Actor {
      if (!request.actor) throw new Error('a public call is made by nobody');
      return request.actor;
    },
    get session(): OpenSession {
      if (!request.session) throw new Error('this call may be made without a session');
      return request.session;
    },
    locale: localeOf(request.headers['accept-language']),
    address: request.ip,
    requestId: request.id,
    request,
    reply,
  };
}
