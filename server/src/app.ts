import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { limits } from 'contract/limits';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { streamOrigin } from '#connectors/debatdirect/service.ts';
import { pushOffRoutes, unsubscribeRoutes } from '#domains/alerts/routes.ts';
import { authenticateKeys } from '#domains/api-keys/index.ts';
import { authenticateWith } from '#domains/auth/index.ts';
import { signOnPage } from '#domains/auth/sign-on-page.ts';
import { videoFiles } from '#domains/content/video-files.ts';
import { watchMaintenance } from '#domains/maintenance/index.ts';
import { readerPages } from '#domains/newsletters/pages.ts';
import { answerErrors } from '#platform/error-answers.ts';
import { notFound } from '#platform/errors.ts';
import { healthRoutes } from '#platform/health.ts';
import { isUnder } from '#platform/is-under.ts';
import { allowMissingBody } from '#platform/missing-body.ts';
import { keyAccess } from '#platform/key-access.ts';
import { observeRequests } from '#platform/observe-requests.ts';
import { ownAdminHost, servePages } from '#platform/pages.ts';
import { tellLimits } from '#platform/request-limit.ts';
import { sessionCookies } from '#platform/session-cookie.ts';
import { refuseUnusable } from '#platform/usable-input.ts';
import { requestCounts } from '#stores/people/index.ts';
import { endingWithCaller } from './measured-documents.ts';
import { apiRoutes, type ApiParts, sharedParts } from './api.ts';
import type { Parts } from './parts.ts';

/** In the place of the compilers of Fastify, two hundred modules that would be loaded for nothing. */
function noCompiler(): never {
  throw new Error('the schemas of calls are compiled by zod');
}

/** A server that answers only how the process is; what a worker listens with, and the base of the rest. */
export function bareApp(parts: Parts): FastifyInstance {
  const { config, log, documents, people, files, metrics } = parts;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: 1024 * 1024,
    // Of headers and body together: a client that drips one has the connection closed on it, with 408. Node takes
    // the longer of the two times for the body, so both are set.
    requestTimeout: limits.sendWithin,
    http: { headersTimeout: limits.sendWithin, connectionsCheckingInterval: 1_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    trustProxy: config.TRUSTED_PROXIES,
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  });
  answerErrors(app);
  healthRoutes(app, {
    parts: {
      people: () => people.check(),
      documents: () => documents.check(),
      files: () => files.check(),
    },
    metrics,
    metricsToken: config.METRICS_TOKEN,
  });
  return app;
}

/** Puts every part of the product together behind one HTTP server that is not listening yet. */
export async function buildApp(parts: ApiParts): Promise<FastifyInstance> {
  const { config, clock, people } = parts;
  const documents = endingWithCaller(parts.documents);
  const app = bareApp(parts);
  observeRequests(app, parts.metrics);
  refuseUnusable(app);
  allowMissingBody(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', undefined);
  app.decorate('work', parts.work);
  app.decorateRequest('session', undefined);
  app.decorateRequest('actor', undefined);
  sessionCookies(app, config.BASE_URL);
  app.decorate('authenticate', authenticateWith({ db: people.db, clock }));
  app.decorate('maintenance', watchMaintenance({ db: people.db, clock }));
  const adminHost = ownAdminHost(config);
  app.addHook('onRequest', async (request) => {
    if (adminHost !== undefined && request.host !== adminHost && isUnder(request, '/api/admin/'))
      throw notFound('refusals.unknownCall');
  });
  app.addHook('onSend', async (request, reply) => {
    if (isUnder(request, '/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });

  const debateStreams = config.DEBATDIRECT_PLAY ? [streamOrigin(config.sourceUrls['debatdirect'])] : [];
  const videoHosts = config.VIDEO_HOSTS.map((host) => `https://${host}`);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine writes its size variables into style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        // What plays a stream hands it to its element as a blob.
        mediaSrc: ["'self'", ...videoHosts, ...debateStreams, ...(debateStreams.length > 0 ? ['blob:'] : [])],
        frameSrc: ["'self'", ...videoHosts],
        connectSrc: ["'self'", ...debateStreams],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: config.BASE_URL.startsWith('https:'),
  });
  await app.register(compress, {
    threshold: 1_024,
    // Nearly every answer, at once: handing one to a stream costs more than compressing it, in time and in memory.
    syncThreshold: 65_536,
    // Takes a hundredth more bytes than the default, and half its time.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  // Nothing is limited unless it says so (`platform/request-limit.ts`).
  await app.register(rateLimit, { global: false, store: requestCounts(people.db, clock) });
  tellLimits(app);
  keyAccess(app, { authenticate: authenticateKeys({ db: people.db, clock }), clock });

  const shared = sharedParts({ ...parts, documents });
  const { signer, confirming, signingOn } = shared;
  await app.register(async (api) => apiRoutes(api, shared), { prefix: '/api' });
  await unsubscribeRoutes(app, { db: people.db, clock, signer, config });
  await pushOffRoutes(app, { db: people.db, clock, signer, config });
  await readerPages(app, confirming);
  signOnPage(app, signingOn);
  await videoFiles(app, config);
  await servePages(app, config);
  return app;
}
