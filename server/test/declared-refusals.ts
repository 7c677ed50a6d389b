import { subscribe } from 'node:diagnostics_channel';
import type { ErrorBody } from 'contract/errors';
import type { Refusal } from 'contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { isForOutside } from '#platform/open-api/declared-calls.ts';
import { refusalsOf } from '#platform/open-api/refusals.ts';

/**
 * Holds every product of a test to what it says of itself: a refusal that the call does not declare, and so the
 * description of the API does not tell, becomes a 500 that says which one it is.
 */
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    const { statusCode: status } = reply;
    if (!endpoint || !isForOutside(endpoint) || status < 400) return;
    if (typeof payload !== 'string' || !payload.startsWith('{"errors"')) return;
    const declared = refusalsOf(endpoint);
    for (const { code } of (JSON.parse(payload) as ErrorBody).errors) {
      const refusal: Refusal = `${status} ${code}`;
      // Nobody reads what is answered to who left.
      if (status === 499 || declared.has(refusal)) continue;
      const fault = `${endpoint.method} ${endpoint.path} answers ${refusal}, which it does not declare (refuses)`;
      reply.code(500);
      return JSON.stringify({ errors: [{ code: 'SERVER', message: fault }], requestId: request.id });
    }
  });
});
