import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { limits } from 'contract/limits';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { debatDirectLive } from '#connectors/debatdirect/live.ts';
import { streamOrigin } from '#connectors/debatdirect/service.ts';
import { debatDirectStreams } from '#connectors/debatdirect/stream.ts';
import { accountRoutes } from '#domains/accounts/routes.ts';
import { agendaBeside } from '#domains/agenda/index.ts';
import { agendaRoutes } from '#domains/agenda/routes.ts';
import { meetingStanding } from '#domains/alerts/index.ts';
import { alertRoutes, pushOffRoutes, unsubscribeRoutes } from '#domains/alerts/routes.ts';
import { authenticateKeys } from '#domains/api-keys/index.ts';
import { apiKeyRoutes } from '#domains/api-keys/routes.ts';
import { askRoutes } from '#domains/asks/routes.ts';
import { answeringOf } from '#domains/asks/answering.ts';
import { auditRoutes } from '#domains/audit/routes.ts';
import { authenticateWith, openFactor } from '#domains/auth/index.ts';
import { adminSessionRoutes } from '#domains/auth/admin-routes.ts';
import { adminFactorRoutes } from '#domains/auth/factor/admin-routes.ts';
import { factorRoutes } from '#domains/auth/factor/routes.ts';
import { authRoutes } from '#domains/auth/routes.ts';
import { signOnPage } from '#domains/auth/sign-on-page.ts';
import { signOnRoutes } from '#domains/auth/sign-on-routes.ts';
import { contentRoutes } from '#domains/content/routes.ts';
import { videoFiles } from '#domains/content/video-files.ts';
import { commitmentRoutes } from '#domains/commitments/routes.ts';
import type { BuiltInClassifier } from '#domains/contexts/index.ts';
import { contextRoutes } from '#domains/contexts/routes.ts';
import { type AskLive, type AskStream, debateRoutes } from '#domains/debates/routes.ts';
import { comparisonRoutes } from '#domains/comparisons/routes.ts';
import { documentRoutes } from '#domains/documents/routes.ts';
import { dossierRoutes } from '#domains/dossiers/routes.ts';
import { threadRoutes } from '#domains/threads/routes.ts';
import { exportRoutes } from '#domains/exports/routes.ts';
import { fileRoutes } from '#domains/files/routes.ts';
import { listRoutes } from '#domains/lists/routes.ts';
import { newsletterOf } from '#domains/lists/index.ts';
import { watchMaintenance } from '#domains/maintenance/index.ts';
import { maintenanceRoutes } from '#domains/maintenance/routes.ts';
import { ministryRoutes } from '#domains/ministries/routes.ts';
import { readerPages } from '#domains/newsletters/pages.ts';
import { newsletterRoutes } from '#domains/newsletters/routes.ts';
import { announcementRoutes, noticeRoutes } from '#domains/notices/routes.ts';
import { partyRoutes } from '#domains/parties/routes.ts';
import { personLists } from '#domains/persons/index.ts';
import { personRoutes } from '#domains/persons/routes.ts';
import { logoRoutes } from '#domains/settings/logo-routes.ts';
import { settingsRoutes } from '#domains/settings/routes.ts';
import { openFlow } from '#domains/sign-on/index.ts';
import { signOnSettingsRoutes } from '#domains/sign-on/routes.ts';
import { sourceRoutes } from '#domains/sources/routes.ts';
import { statisticsRoutes } from '#domains/statistics/routes.ts';
import { votesRoutes } from '#domains/votes/routes.ts';
import { supportRoutes } from '#domains/support/routes.ts';
import { summaryRoutes } from '#domains/summaries/routes.ts';
import { labelledWith, labelsOn } from '#domains/team/index.ts';
import { teamRoutes } from '#domains/team/routes.ts';
import { bothSummaries, shortSummary, summarySettings, withSummary } from '#domains/summaries/index.ts';
import { type Labelled, openStamps } from '#domains/timeline/index.ts';
import { timelineRoutes } from '#domains/timeline/routes.ts';
import { todayRoutes } from '#domains/today/routes.ts';
import { watchRoutes } from '#domains/watch/routes.ts';
import { afterwardsOf } from '#platform/afterwards.ts';
import type { Clock } from '#platform/clock.ts';
import { answerErrors } from '#platform/error-answers.ts';
import { notFound } from '#platform/errors.ts';
import { healthRoutes } from '#platform/health.ts';
import { isUnder } from '#platform/is-under.ts';
import type { Log } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import { allowMissingBody } from '#platform/missing-body.ts';
import { mailRoutes } from '#domains/kept-mails/routes.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { keyAccess } from '#platform/key-access.ts';
import { observeRequests } from '#platform/observe-requests.ts';
import { openApi } from '#platform/open-api/open-api.ts';
import { type Network, publicNetwork } from '#platform/outbound/post.ts';
import { ownAdminHost, servePages } from '#platform/pages.ts';
import { argonPasswords } from '#platform/passwords.ts';
import { tellLimits } from '#platform/request-limit.ts';
import { openSealer } from '#platform/sealed.ts';
import { sessionCookies } from '#platform/session-cookie.ts';
import type { Work } from '#platform/work.ts';
import { openSigner, openTickets } from '#platform/tickets.ts';
import { refuseUnusable } from '#platform/usable-input.ts';
import type { DocumentStore, Renewal } from '#stores/documents/document-store.ts';
import type { FileStore } from '#stores/files/file-store.ts';
import { openLeases } from '#stores/people/leases.ts';
import { type People, requestCounts } from '#stores/people/index.ts';
import type { Config } from './config.ts';
import { endingWithCaller } from './measured-documents.ts';

/**
 * Milliseconds that the leases of calls outlive their process. Short, so that what goes on by itself and meets one is
 * back by its next look.
 */
const leaseLife = 10_000;

/** In the place of the compilers of Fastify, two hundred modules that would be loaded for nothing. */
function noCompiler(): never {
  throw new Error('the schemas of calls are compiled by zod');
}

/** Where a source is asked: at its own servers, unless the configuration names others. */
function addressOf({ sourceUrls }: Config, source: string): { baseUrl?: string } {
  const baseUrl = sourceUrls[source];
  return baseUrl === undefined ? {} : { baseUrl };
}

export interface Parts {
  config: Config;
  clock: Clock;
  log: Log;
  documents: DocumentStore;
  /** How far the embedded documents are made into a store of this version while they are in use; only where they are. */
  renewal?: () => Renewal | undefined;
  files: FileStore;
  people: People;
  mailer: Mailer;
  metrics: Metrics;
  work: Work;
  /** Signs cursors and tickets; kept in the people's store so that every process has the same. */
  signingKey: Uint8Array;
  /** Where webhooks are; the public internet when left out. */
  network?: Network;
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

interface AppParts extends Parts {
  /** Says why documents have their percentages, in the thread in which it scores; its owner closes it. */
  model: BuiltInClassifier;
}

/** Puts every part of the product together behind one HTTP server that is not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, files, people, mailer, signingKey } = parts;
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

  const signer = openSigner(signingKey);
  const tickets = openTickets(signer, clock);
  const providerParts = {
    db: people.db,
    clock,
    sealer: openSealer(signer, 'sign-on'),
    privateHosts: config.SIGN_ON_PRIVATE_HOSTS,
    site: config.BASE_URL,
  };
  const signingOn = { db: people.db, clock, config, flow: openFlow(providerParts) };
  const leases = openLeases(people, leaseLife);
  const confirming = {
    db: people.db,
    ...{ clock, signer, mailer },
    address: config.BASE_URL,
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  };
  await app.register(
    async (api) => {
      openApi(api, config);
      const afterwards = afterwardsOf(api);
      const accountParts = {
        passwords: argonPasswords(),
        ...openFactor({ db: people.db, clock, signer, mailer, afterwards, config }),
      };
      authRoutes(api, { parts: accountParts, afterwards, mailer, config, signer });
      factorRoutes(api, accountParts);
      adminSessionRoutes(api, accountParts);
      adminFactorRoutes(api, accountParts);
      signOnRoutes(api, signingOn);
      signOnSettingsRoutes(api, providerParts);
      auditRoutes(api, { db: people.db, clock });
      const { PRODUCT_NAME: productName, SUPPORT_EMAIL: supportEmail, BASE_URL: address } = config;
      accountRoutes(api, {
        ...{ db: people.db, clock, mailer, log: parts.log, afterwards },
        settings: { site: config.ADMIN_URL ?? address, productName, supportEmail },
        productUrl: address,
        mailWords: { productName, address, supportEmail },
      });
      settingsRoutes(api, { db: people.db, clock });
      logoRoutes(api, { db: people.db, clock, address: config.BASE_URL });
      apiKeyRoutes(api, { db: people.db, clock });
      maintenanceRoutes(api, { db: people.db, clock });
      noticeRoutes(api, { db: people.db, clock });
      announcementRoutes(api, { db: people.db, clock });
      alertRoutes(api, {
        db: people.db,
        documents,
        signer,
        tickets,
        clock,
        config,
        leases,
        network: parts.network ?? publicNetwork,
      });
      const settings = summarySettings(config);
      const listParts = {
        db: people.db,
        documents,
        clock,
        signer,
        tickets,
        shortSummaryOf: (document, reader) =>
          shortSummary(people.db, settings, document, { ...reader, now: clock.now().getTime() }),
        mailWords: {
          productName: config.PRODUCT_NAME,
          address: config.BASE_URL,
          supportEmail: config.SUPPORT_EMAIL,
        },
      } satisfies Parameters<typeof listRoutes>[1];
      listRoutes(api, listParts);
      newsletterRoutes(api, {
        ...confirming,
        tickets,
        render: (actor, asked) => newsletterOf(listParts, actor, asked),
      });
      const labelled: Labelled = (actor, labelIds) => labelledWith(people.db, actor, labelIds);
      teamRoutes(api, { db: people.db, documents, clock, mailWords: listParts.mailWords });
      const agendaParts = { documents, clock, stamps: openStamps(signer, clock) };
      timelineRoutes(api, {
        documents,
        signer,
        clock,
        summarised: (ids, locale) => withSummary(people.db, ids, locale),
        agendaBeside: (actor, query, filters) => agendaBeside(agendaParts, actor, query, filters),
        labelled,
        labelsOn: ({ organisationId }, ids) => labelsOn(people.db, organisationId, ids),
      });
      askRoutes(api, {
        documents,
        clock,
        labelled,
        answering: answeringOf(config, { db: people.db, clock, log: parts.log }),
      });
      statisticsRoutes(api, { documents, clock, labelled });
      votesRoutes(api, {
        documents,
        clock,
        labelled,
        stamps: openStamps(signer, clock),
        baseUrl: config.BASE_URL,
      });
      commitmentRoutes(api, { ...agendaParts, labelled, baseUrl: config.BASE_URL });
      todayRoutes(api, { db: people.db, documents, clock });
      const live: Readonly<Record<string, AskLive>> = config.SOURCES.includes('debatdirect')
        ? { 'tk/agenda': debatDirectLive(addressOf(config, 'debatdirect')) }
        : {};
      agendaRoutes(api, {
        ...agendaParts,
        people: people.db,
        baseUrl: config.BASE_URL,
        standing: (actor, meeting) => meetingStanding({ db: people.db, documents, clock }, actor, meeting),
        tellsLive: (groupPath) => groupPath in live,
      });
      watchRoutes(api, { people: people.db, documents, leases, renewal: parts.renewal });
      sourceRoutes(api, {
        people: people.db,
        clock,
        leases,
        names: config.SOURCES,
        councils: config.councils,
      });
      const streams: Readonly<Record<string, AskStream>> = config.DEBATDIRECT_PLAY
        ? { debatdirect: debatDirectStreams(addressOf(config, 'debatdirect')) }
        : {};
      debateRoutes(api, { documents, clock, live, streams });
      documentRoutes(api, {
        documents,
        plays: (source) => source in streams,
        summariesOf: (document, { actor: { userId }, locale }) =>
          bothSummaries(people.db, settings, document, { userId, locale, now: clock.now().getTime() }),
      });
      comparisonRoutes(api, {
        documents,
        clock,
        baseUrl: config.BASE_URL,
        productName: config.PRODUCT_NAME,
      });
      dossierRoutes(api, {
        documents,
        db: people.db,
        clock,
        inFeed: async (actor, meeting) =>
          (await meetingStanding({ db: people.db, documents, clock }, actor, meeting)).inFeed,
      });
      threadRoutes(api, { documents, db: people.db, clock });
      const listed = { documents, clock, persons: personLists(people.db) };
      personRoutes(api, listed);
      partyRoutes(api, listed);
      ministryRoutes(api, listed);
      contextRoutes(api, { documents, model: parts.model });
      supportRoutes(api, config);
      contentRoutes(api, { db: people.db, clock, config });
      summaryRoutes(api, { documents, db: people.db, clock, settings });
      fileRoutes(api, { documents, files, tickets, people: people.db, clock });
      exportRoutes(api, {
        documents,
        clock,
        labelled,
        baseUrl: config.BASE_URL,
        productName: config.PRODUCT_NAME,
      });
      mailRoutes(api, { db: people.db });
    },
    { prefix: '/api' },
  );
  await unsubscribeRoutes(app, { db: people.db, clock, signer, config });
  await pushOffRoutes(app, { db: people.db, clock, signer, config });
  await readerPages(app, confirming);
  signOnPage(app, signingOn);
  await videoFiles(app, config);
  await servePages(app, config);
  return app;
}
