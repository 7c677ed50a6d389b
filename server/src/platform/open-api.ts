import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { sessionHeader } from 'contract/endpoint';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Describes every call as OpenAPI 3.1 at `openapi.json` and as a readable page at `docs`. */
export async function openApi(
  api: FastifyInstance,
  { PRODUCT_NAME, BASE_URL }: { PRODUCT_NAME: string; BASE_URL: string },
): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: '1',
        description:
          'Every call takes and answers JSON. Unknown input is refused with 400. Errors are ' +
          '`{ errors: [{ code, module, message, field }], requestId }`, the message in the language of Accept-Language. ' +
          'A program logs in and sends the token of the answer in X-Auth. The pages of the product have the same token ' +
          `in a cookie; a call that changes something then also needs ${sessionHeader}, with the sessionId of the login.`,
      },
      servers: [{ url: BASE_URL }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'header', name: 'X-Auth' },
          // A call names the scope that the key has to have.
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'vz_…' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    // The page writes its own addresses and does not see the prefix it stands under.
    indexPrefix: '/api',
    staticCSP: {
      'default-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    // Without an address the page asks nobody outside whether the description is valid.
    uiConfig: { validatorUrl: null },
  });
}
