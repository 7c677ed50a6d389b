import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dashboards, DomainId } from 'contract/dashboards';
import type { Endpoint, Parsed, ResponseOf } from 'contract/endpoint';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import { type Actor, type Authenticate, requireModule } from './access.ts';
import { noAccess, sessionEnded } from './errors.ts';
import { localeOf } from './words.ts';

/** What a handler knows about the call besides its input. */
export interface Call {
  /** The logged-in user. Reading it on a public call is a programming error and throws. */
  actor: Actor;
  /** The token of the `X-Auth` header, for logout. */
  token: string;
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
  }
  interface FastifyInstance {
    authenticate: Authenticate;
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
 * Registers the handler of a declared call. Session and module are checked before the input is
 * looked at, the module of a named dashboard right after (decisions R2, 6.3). Access kinds
 * `document` and `ticket` are checked by the handler, which alone knows the object.
 */
export function answer<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const { access } = endpoint;
  const open = access.kind === 'public' || access.kind === 'ticket';
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[1] ?? ''],
      security: open ? [] : [{ session: [] }],
      params: endpoint.params,
      querystring: endpoint.query,
      ...(endpoint.body instanceof z.ZodUndefined ? {} : { body: endpoint.body }),
      ...(endpoint.answers === 'json' ? { response: { 200: endpoint.response } } : {}),
    },
    onRequest: async (request) => {
      if (open) return;
      const token = request.headers['x-auth'];
      const actor = typeof token === 'string' && token ? await app.authenticate(token) : undefined;
      if (!actor) throw sessionEnded();
      request.actor = actor;
      if (access.kind === 'module') requireModule(actor, access.module);
      if (access.kind === 'staff' && !actor.roles.includes('staff')) throw noAccess();
    },
    preHandler: async (request) => {
      if (access.kind !== 'grouping') return;
      requireModule(request.actor!, dashboards[Grouped.parse(request.body)].module);
    },
    handler: async (request, reply) => {
      const input = { params: request.params, query: request.query, body: request.body } as Parsed<E>;
      return handler(input, callOf(request, reply));
    },
  });
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  return {
    get actor(): Actor {
      if (!request.actor) throw new Error('a public call has no actor');
      return request.actor;
    },
    token: String(request.headers['x-auth'] ?? ''),
    locale: localeOf(request.headers['accept-language']),
    address: request.ip,
    requestId: request.id,
    request,
    reply,
  };
}
