import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** Lets a call that takes a body come without one, as if it were `{}`: what must be in it is then missed by name. */
export function allowMissingBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  // A client that always says it sends JSON may send nothing.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.addHook('preValidation', async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (request.body === undefined && endpoint && !(endpoint.body instanceof z.ZodUndefined))
      request.body = {};
  });
}
