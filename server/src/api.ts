import { type FastifyInstance } from 'fastify';
import { debatDirectLive } from '#connectors/debatdirect/live.ts';
import { debatDirectStreams } from '#connectors/debatdirect/stream.ts';
import { accountRoutes } from '#domains/accounts/routes.ts';
import { agendaBeside } from '#domains/agenda/index.ts';
import { agendaRoutes } from '#domains/agenda/routes.ts';
import { meetingStanding } from '#domains/alerts/index.ts';
import { alertRoutes } from '#domains/alerts/routes.ts';
import { apiKeyRoutes } from '#domains/api-keys/routes.ts';
import { askRoutes } from '#domains/asks/routes.ts';
import { answeringOf } from '#domains/asks/answering.ts';
import { auditRoutes } from '#domains/audit/routes.ts';
import { openFactor } from '#domains/auth/index.ts';
import { adminSessionRoutes } from '#domains/auth/admin-routes.ts';
import { adminFactorRoutes } from '#domains/auth/factor/admin-routes.ts';
import { factorRoutes } from '#domains/auth/factor/routes.ts';
import { authRoutes } from '#domains/auth/routes.ts';
import { signOnRoutes } from '#domains/auth/sign-on-routes.ts';
import { contentRoutes } from '#domains/content/routes.ts';
import { commitmentRoutes } from '#domains/commitments/routes.ts';
import type { BuiltInClassifier } from '#domains/contexts/index.ts';
import { contextRoutes } from '#domains/contexts/routes.ts';
import { type AskLive, type AskStream, debateRoutes } from '#domains/debates/routes.ts';
import { comparisonRoutes } from '#domains/comparisons/routes.ts';
import { documentRoutes } from '#domains/documents/routes.ts';
import type { DossierParts } from '#domains/dossiers/index.ts';
import { dossierRoutes } from '#domains/dossiers/routes.ts';
import { threadRoutes } from '#domains/threads/routes.ts';
import { exportRoutes } from '#domains/exports/routes.ts';
import { fileRoutes } from '#domains/files/routes.ts';
import { listRoutes } from '#domains/lists/routes.ts';
import { newsletterOf } from '#domains/lists/index.ts';
import { maintenanceRoutes } from '#domains/maintenance/routes.ts';
import { ministryRoutes } from '#domains/ministries/routes.ts';
import { newsletterRoutes } from '#domains/newsletters/routes.ts';
import { announcementRoutes, noticeRoutes } from '#domains/notices/routes.ts';
import { partyRoutes } from '#domains/parties/routes.ts';
import { listsAtHand, personLists, personsOfRows } from '#domains/persons/index.ts';
import { personRoutes } from '#domains/persons/routes.ts';
import { logoRoutes } from '#domains/settings/logo-routes.ts';
import { settingsRoutes } from '#domains/settings/routes.ts';
import { openFlow } from '#domains/sign-on/index.ts';
import { signOnSettingsRoutes } from '#domains/sign-on/routes.ts';
import { sourceRoutes } from '#domains/sources/routes.ts';
import { statisticsRoutes } from '#domains/statistics/routes.ts';
import { votesRoutes } from '#domains/votes/routes.ts';
import { subjectRoutes } from '#domains/subjects/routes.ts';
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
import { mailRoutes } from '#domains/kept-mails/routes.ts';
import { openApi } from '#platform/open-api/open-api.ts';
import { publicNetwork } from '#platform/outbound/post.ts';
import { argonPasswords } from '#platform/passwords.ts';
import { openSealer } from '#platform/sealed.ts';
import { openSigner, openTickets } from '#platform/tickets.ts';
import { openLeases } from '#stores/people/leases.ts';
import type { Config } from './config.ts';
import type { Parts } from './parts.ts';

/**
 * Milliseconds that the leases of calls outlive their process. Short, so that what goes on by itself and meets one is
 * back by its next look.
 */
const leaseLife = 10_000;

export interface ApiParts extends Parts {
  /** Says why documents have their percentages, in the thread in which it scores; its owner closes it. */
  model: BuiltInClassifier;
}

/** The parts of the product with what is made of them for calls, and for the pages that stand beside these. */
export function sharedParts(parts: ApiParts) {
  const { config, clock, people, mailer, signingKey } = parts;
  const signer = openSigner(signingKey);
  const providerParts = {
    db: people.db,
    clock,
    sealer: openSealer(signer, 'sign-on'),
    privateHosts: config.SIGN_ON_PRIVATE_HOSTS,
    site: config.BASE_URL,
  };
  const signingOn = { db: people.db, clock, config, flow: openFlow(providerParts) };
  const confirming = {
    db: people.db,
    ...{ clock, signer, mailer },
    address: config.BASE_URL,
    productName: config.PRODUCT_NAME,
    supportEmail: config.SUPPORT_EMAIL,
  };
  return {
    ...parts,
    signer,
    tickets: openTickets(signer, clock),
    leases: openLeases(people, leaseLife),
    providerParts,
    signingOn,
    confirming,
  };
}

/** Where a source is asked: at its own servers, unless the configuration names others. */
function addressOf({ sourceUrls }: Config, source: string): { baseUrl?: string } {
  const baseUrl = sourceUrls[source];
  return baseUrl === undefined ? {} : { baseUrl };
}

/** Puts the calls of every domain behind HTTP. */
export function apiRoutes(api: FastifyInstance, parts: ReturnType<typeof sharedParts>): void {
  const { config, clock, documents, files, people, mailer, signer, tickets, leases } = parts;
  const { providerParts, signingOn, confirming } = parts;
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
  const listed = { documents, clock, persons: personLists(people.db, clock) };
  const atHand = listsAtHand(listed.persons);
  timelineRoutes(api, {
    documents,
    signer,
    clock,
    summarised: (ids, locale) => withSummary(people.db, ids, locale),
    agendaBeside: (actor, query, filters) => agendaBeside(agendaParts, actor, query, filters),
    labelled,
    labelsOn: ({ organisationId }, ids) => labelsOn(people.db, organisationId, ids),
    personsOfRows: (found) => personsOfRows(atHand, found),
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
    persons: atHand,
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
  const ofDossiers: DossierParts = {
    documents,
    db: people.db,
    clock,
    inFeed: async (actor, meeting) =>
      (await meetingStanding({ db: people.db, documents, clock }, actor, meeting)).inFeed,
    persons: atHand,
  };
  dossierRoutes(api, ofDossiers);
  threadRoutes(api, ofDossiers);
  personRoutes(api, listed);
  partyRoutes(api, listed);
  ministryRoutes(api, listed);
  subjectRoutes(api, listed);
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
}
