import type { FastifyInstance } from 'fastify';
import { isUnder } from './is-under.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Neither logged nor counted: asked every few seconds by what runs the product. */
    unobserved?: boolean;
  }
}

/**
 * Counts every answer by its route pattern and writes one line for each call of the API: `debug`, or
 * `warn` when it is our fault. Addresses, headers and bodies are in neither.
 */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    if (routeOptions.config.unobserved) return;
    const called = isUnder(request, '/api/');
    // Files and pages of the front end are one thing: each of their names would be a figure of its own.
    const route = called ? (routeOptions.url ?? 'unknown') : 'pages';
    const status = reply.statusCode;
    metrics.request({ route, method, status }, reply.elapsedTime / 1_000);
    if (!called) return;
    const line = {
      requestId: request.id,
      method,
      route,
      status,
      ms: Math.round(reply.elapsedTime),
      userId: request.actor?.userId,
    };
    app.log[status >= 500 ? 'warn' : 'debug'](line, 'call');
  });
}
