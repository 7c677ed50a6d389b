import type { Endpoint } from 'contract/endpoint';
import * as contractAdminSignOn from 'contract/admin/sign-on';
import * as contractAdminDeliveries from 'contract/admin/deliveries';
import * as contractAdminJobs from 'contract/admin/jobs';
import * as contractAdminPeople from 'contract/admin/people';
import * as contractAdminSources from 'contract/admin/sources';
import * as contractAdminWhy from 'contract/admin/why';
import * as contractAddressLists from 'contract/address-lists';
import * as contractAdminApiKeys from 'contract/admin/api-keys';
import * as contractAgendaFilterTypes from 'contract/agenda-filter-types';
import * as contractAgendaSearches from 'contract/agenda-searches';
import * as contractAgendas from 'contract/agendas';
import * as contractApiKeys from 'contract/api-keys';
import * as contractDeliveries from 'contract/deliveries';
import * as contractDocuments from 'contract/documents';
import * as contractEmailConfig from 'contract/email-config';
import * as contractEvents from 'contract/events';
import * as contractExports from 'contract/exports';
import * as contractFeeds from 'contract/feeds';
import * as contractFiles from 'contract/files';
import * as contractFilters from 'contract/filters';
import * as contractFreshness from 'contract/freshness';
import * as contractHighlights from 'contract/highlight-word';
import * as contractListExports from 'contract/list-exports';
import * as contractListQuotations from 'contract/list-quotations';
import * as contractListShare from 'contract/list-share';
import * as contractListSuggestions from 'contract/list-suggestions';
import * as contractListTransfer from 'contract/list-transfer';
import * as contractLists from 'contract/lists';
import * as contractAdminMaintenance from 'contract/admin/maintenance';
import * as contractMaintenance from 'contract/maintenance';
import * as contractMailedDocuments from 'contract/mailed-documents';
import * as contractMails from 'contract/mails';
import * as contractNewsletter from 'contract/newsletter';
import * as contractNewsletterColours from 'contract/newsletter-colours';
import * as contractNewsletterIssues from 'contract/newsletter-issues';
import * as contractNewsletterLogo from 'contract/newsletter-logo';
import * as contractNewsletterTemplates from 'contract/newsletter-templates';
import * as contractNotices from 'contract/notices';
import * as contractOwnAccount from 'contract/own-account';
import * as contractReplyAddress from 'contract/reply-address';
import * as contractSavedSearches from 'contract/saved-searches';
import * as contractSecondFactor from 'contract/second-factor';
import * as contractSignOn from 'contract/sign-on';
import * as contractSignOnOffer from 'contract/sign-on-offer';
import * as contractStatistics from 'contract/statistics';
import * as contractSummaries from 'contract/summary-calls';
import * as contractSupport from 'contract/support';
import * as contractTimeline from 'contract/timeline';
import * as contractToday from 'contract/today';
import * as contractUsers from 'contract/users';
import * as contractAdminAnnouncements from 'contract/admin/announcements';
import * as contractWebhooks from 'contract/webhooks';
import * as contractAdminAudit from 'contract/admin/audit';
import * as contractAdminOrganisations from 'contract/admin/organisations';
import * as contractAdminSecondFactor from 'contract/admin/second-factor';
import * as contractAdminSession from 'contract/admin/session';
import * as contractAdminContexts from 'contract/admin/contexts';
import * as contractAdminModules from 'contract/admin/modules';
import * as contractAdminSourceTrees from 'contract/admin/source-trees';
import * as contractAdminSupport from 'contract/admin/support';
import * as contractAdminUsers from 'contract/admin/users';
import { z } from 'zod';
import { contextsPart } from '#domains/content/contexts.ts';
import { modulesPart } from '#domains/content/modules.ts';
import { shippedPart } from '#domains/content/set-words.ts';
import { treeParts } from '#domains/content/source-trees.ts';
import type { Subscriber } from './product.ts';

/** Every call that the contract declares. */
export const endpoints: Endpoint[] = [
  contractAdminSignOn,
  contractAdminDeliveries,
  contractAdminJobs,
  contractAdminPeople,
  contractAdminSources,
  contractAdminWhy,
  contractAddressLists,
  contractAdminAnnouncements,
  contractAdminApiKeys,
  contractAdminAudit,
  contractAdminSecondFactor,
  contractAdminMaintenance,
  contractAdminOrganisations,
  contractAdminSession,
  contractAdminContexts,
  contractAdminModules,
  contractAdminSourceTrees,
  contractAdminSupport,
  contractAdminUsers,
  contractAgendas,
  contractAgendaFilterTypes,
  contractAgendaSearches,
  contractApiKeys,
  contractDeliveries,
  contractDocuments,
  contractEmailConfig,
  contractEvents,
  contractExports,
  contractFeeds,
  contractFiles,
  contractFilters,
  contractFreshness,
  contractHighlights,
  contractListExports,
  contractListQuotations,
  contractListShare,
  contractListSuggestions,
  contractListTransfer,
  contractLists,
  contractMailedDocuments,
  contractMails,
  contractMaintenance,
  contractNewsletter,
  contractNewsletterColours,
  contractNewsletterIssues,
  contractNewsletterLogo,
  contractNewsletterTemplates,
  contractNotices,
  contractOwnAccount,
  contractReplyAddress,
  contractSavedSearches,
  contractSecondFactor,
  contractSignOn,
  contractSignOnOffer,
  contractStatistics,
  contractSummaries,
  contractSupport,
  contractTimeline,
  contractToday,
  contractUsers,
  contractWebhooks,
].flatMap((module) => callsIn(module));

/** Those of a module, also the ones that are declared for several addresses or dashboards at once. */
function callsIn(value: unknown): Endpoint[] {
  if (isEndpoint(value)) return [value];
  const holds =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof z.ZodType);
  return holds ? Object.values(value).flatMap(callsIn) : [];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

const timelineBody = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
const saved = { title: 'Net', queryDetails: timelineBody };
const agendaSaved = { title: 'Net', queryDetails: { query: 'stroomnet' } };
const euSaved = { title: 'Energy', queryDetails: { query: 'energy', groupingDetails: { name: 'eu' } } };
const announcement = {
  textNl: 'Zaterdag is er onderhoud.',
  textEn: 'There is maintenance on Saturday.',
  kind: 'info',
  startsAt: '2026-11-20T10:00:00Z',
  endsAt: '2026-11-22T10:00:00Z',
  organisationIds: [],
  module: null,
};
const module = { startsOn: '2026-01-01', endsOn: null, configuration: {} };
const person = {
  ...{ email: 'nobody@example.org', firstName: 'No', lastName: 'Body' },
  ...{ locale: 'nl', modules: null, roles: [] },
};
/** Has the form of an id and is none. */
export const someId = 'AAAAAAAAAAAAAAAAAAAAAA';
/** Has the form of what a browser makes. */
const madePasskey = {
  id: someId,
  rawId: someId,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: someId, attestationObject: someId },
};
const euTimelineBody = { query: 'energy', groupingDetails: { name: 'eu' } };

/** The token with which somebody makes a call: that of the site it belongs to. */
export function tokenFor({ access }: Endpoint, { token, adminToken }: Subscriber): string {
  return access.kind === 'admin' ? adminToken : token;
}

/** A call that is right in every respect but who makes it. */
export function rightCall(endpoint: Endpoint) {
  const values: Record<string, string> = {
    id: /^\/(admin|lists|newsletters|users)\//.test(endpoint.path) ? someId : 'test-open',
    key: '_key_AAAAAAAAAAAAAAAAAAAAAA',
    file: `${someId}.png`,
    kind: 'daily',
    source: 'tweedekamer',
    domain: 'nl',
    locale: 'nl',
    format: 'csv',
    x: 'nl',
    a: 'none',
    b: 'nl',
    ticket: 'none',
    docType: 'document',
    docId: 'test-open',
    moduleKey: 'agenda',
    name: 'seats',
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name]!);
  const bodies: Record<string, object> = {
    '/agendas': {},
    'PUT /admin/maintenance': { on: false, announced: null, texts: { nl: '', 'en-gb': '' } },
    'PUT /admin/contexts': { version: 0, content: shippedPart(contextsPart) },
    'PUT /admin/source-trees/{domain}': { version: 0, content: shippedPart(treeParts.nl) },
    'PUT /admin/modules': { version: 0, content: shippedPart(modulesPart) },
    'PUT /admin/support/{locale}': {
      version: 0,
      content: { videos: [], questions: [], contact: '<p>Bel ons.</p>' },
    },
    '/agendas/{id}/followed': { followed: true },
    '/agenda/savedsearches': agendaSaved,
    'PUT /agenda/savedsearches': { id: someId, ...agendaSaved },
    'DELETE /agenda/savedsearches': { id: someId },
    'PATCH /agenda/savedsearches/user': { id: someId },
    'PUT /agenda/savedsearches/seen': { id: someId, newSince: 'x' },
    '/agenda/savedsearches/restore': { id: someId },
    '/agenda/savedsearches/export/xlsx': { ids: [someId], startDate: '2026-11-20', endDate: '2026-12-20' },
    '/today': { groupingName: 'nl' },
    '/document/timeline': timelineBody,
    '/eu/timeline': euTimelineBody,
    '/document/timeline/new': { ...timelineBody, newSince: 'x' },
    '/eu/timeline/new': { ...euTimelineBody, newSince: 'x' },
    '/statistics/trends': timelineBody,
    '/eu/statistics/trends': euTimelineBody,
    '/nl/statistics/stakeholders': timelineBody,
    '/eu/statistics/stakeholders': euTimelineBody,
    '/nl/statistics/trending-topics': timelineBody,
    '/nl/statistics/frequencies': timelineBody,
    '/nl/statistics/contexts': timelineBody,
    '/debug/search/statistics': timelineBody,
    '/debug/search/eu-statistics': euTimelineBody,
    '/savedsearches': saved,
    'PUT /savedsearches': { id: someId, ...saved },
    'DELETE /savedsearches': { id: someId },
    '/savedsearches/new': { groupingName: 'nl' },
    'PUT /savedsearches/seen': { id: someId, newSince: 'x' },
    '/savedsearches/preview': { queryDetails: timelineBody },
    '/savedsearches/restore': { id: someId },
    '/savedsearches/user': { groupingName: 'nl' },
    'PATCH /savedsearches/user': { id: someId },
    '/eu/savedsearches': euSaved,
    'PUT /eu/savedsearches': { id: someId, ...euSaved },
    'DELETE /eu/savedsearches': { id: someId },
    '/eu/savedsearches/new': { groupingName: 'eu' },
    'PUT /eu/savedsearches/seen': { id: someId, newSince: 'x' },
    '/eu/savedsearches/preview': { queryDetails: euSaved.queryDetails },
    '/eu/savedsearches/restore': { id: someId },
    '/eu/savedsearches/user': { groupingName: 'eu' },
    'PATCH /eu/savedsearches/user': { id: someId },
    '/savedsearches/rss': { id: someId },
    '/users/me/webcal-setup': {},
    '/highlights': { query: Array.from({ length: 50 }, (_, index) => `woord${index}`).join(' OF ') },
    '/lists': { title: 'Stroomnet' },
    'PUT /lists': { id: someId },
    'DELETE /lists': { id: someId },
    '/lists/list-items': { listIds: [someId], listItems: [{ kind: 'subheading', title: 'Kop' }] },
    'PUT /lists/list-items': { listItem: { id: someId } },
    'DELETE /lists/list-items': { id: someId },
    '/lists/{id}/list-items/delete': { listItemIds: [someId] },
    '/lists/{id}/list-items/restore': { listItemIds: [someId] },
    '/lists/{id}/list-items/sort': { desc: true },
    '/lists/list-items/move': { listItemId: someId, listId: someId, newPosition: 0 },
    '/lists/list-items/moveBulk': {
      listId: someId,
      listItemIdSortOrderSets: [{ listItemId: someId, sortOrder: 0 }],
    },
    '/lists/list-items/swap': { listItemIdA: someId, listItemIdB: `${someId}B`, listId: someId },
    '/lists/list-items/quotations': { listId: someId, documentId: 'test-open', quoted: { kind: 'summary' } },
    'DELETE /lists/list-items/quotations': { listItemId: someId, quotationIds: [someId] },
    '/lists/list-items/quotations/restore': { listItemId: someId, quotationIds: [someId] },
    'PUT /lists/{id}/search': { savedSearchId: someId },
    '/lists/{id}/suggestions/accept': { documentIds: ['test-open'] },
    '/lists/{id}/suggestions/drop': { documentIds: ['test-open'] },
    '/lists/{id}/suggestions/undo': { documentIds: ['test-open'] },
    '/lists/list-documents': { documentIds: ['test-open'] },
    '/file/export/docx': { documentIds: ['test-open'] },
    '/document/timeline/export/{format}': { search: timelineBody },
    '/lists/{id}/newsletter/preview': { settings: {}, locale: 'nl' },
    '/lists/{id}/newsletter/test': { settings: {}, locale: 'nl' },
    '/lists/{id}/export/eml': { settings: {}, locale: 'nl' },
    '/lists/{id}/newsletter/send': { settings: {}, locale: 'nl', addressListIds: [someId] },
    '/newsletters/address-lists': { title: 'Relaties' },
    'PATCH /newsletters/address-lists/{id}': { title: 'Relaties' },
    '/newsletters/address-lists/{id}/readers': { text: 'nobody@example.org', note: 'Contract' },
    '/newsletters/address-lists/{id}/readers/delete': { readerIds: [someId] },
    '/newsletters/reply-address': { email: 'nobody@example.org' },
    '/newsletters/recipients': { addressListIds: [someId] },
    '/lists/verify': { email: 'nobody@example.org' },
    '/lists/transfer': { email: 'nobody@example.org', listIds: [someId], makeCopy: true },
    '/lists/shared': { link: 'none' },
    '/lists/shared/copy': { link: 'none' },
    '/lists/holdings': { documentIds: ['test-open'] },
    '/users/me/deliveries/send-again': { id: someId },
    '/users/me/notices/received': { id: someId },
    '/users/me/notices/stopped': { id: someId },
    '/users/me/notices/stopped/undo': { id: someId },
    '/admin/users/{id}/deliveries/send-again': { id: someId },
    '/users/me/emailconfig': contractEmailConfig.standardEmailConfig,
    '/newsletters/templates': { name: 'Weekbericht', settings: {} },
    'POST /users/me/api-keys': { name: 'Intranet', scopes: ['read'] },
    'DELETE /users/me/api-keys': { id: someId },
    'DELETE /admin/api-keys': { organisationId: someId, id: someId },
    'POST /users/me/webhooks': { name: 'Team', url: 'https://hooks.example.org/in', savedSearchId: someId },
    'PATCH /users/me/webhooks': { id: someId, active: false },
    'DELETE /users/me/webhooks': { id: someId },
    '/users/me/webhooks/seen': { id: someId },
    '/users/me/webhooks/test': { id: someId },
    'PUT /newsletters/logo': { alt: 'Logo' },
    '/users/me/newsletter-colours': { colours: null },
    '/users/me/newsletter-colours/organization': { colours: null },
    '/users/me/newsletter-colours/organization/undo': { number: 1 },
    '/eu/related': { id: 'test-open' },
    '/nl/related': { id: 'test-open' },
    '/users/sign-on': { email: 'nobody@example.org' },
    '/users/sign-on/offer': { domain: 'example.org' },
    'PUT /admin/organisations/{id}/sign-on': {
      name: 'Huis',
      issuer: 'https://sign-in.example',
      clientId: 'vizier',
      clientSecret: 'secret',
      domains: ['example.org'],
      enabled: true,
      passwordsOff: false,
    },
    '/admin/announcements': announcement,
    'PUT /admin/announcements/{id}': announcement,
    '/users/me/notices/announcements': { id: someId },
    '/admin/organisations': { name: 'Gemeente Ons' },
    '/admin/organisations/{id}': { name: 'Gemeente Ons' },
    '/admin/organisations/{id}/modules/{moduleKey}': module,
    'DELETE /admin/organisations/{id}/modules/{moduleKey}': {},
    '/admin/organisations/{id}/limits/{name}': { value: 10 },
    '/admin/organisations/{id}/colours': { ofAdmins: true },
    '/admin/organisations/{id}/preferences': { preferences: {} },
    '/admin/users': { ...person, organisationId: someId },
    '/admin/users/{id}/email': { email: 'nobody@example.org' },
    '/admin/users/{id}/deactivate': { handOver: null },
    '/admin/users/import': { organisationId: someId, csv: 'email', locale: 'nl' },
    '/admin/users/import/preview': { organisationId: someId, csv: 'email' },
    '/users/register': { email: 'nobody@example.org' },
    '/admin/login': { email: 'nobody@example.org', password: 'wrong' },
    '/users/login': { email: 'nobody@example.org', password: 'wrong' },
    '/admin/login/factor': { email: 'nobody@example.org', password: 'wrong' },
    '/admin/login/factor/finish': { ticket: 'none', code: '123456' },
    '/admin/login/passkey': { email: 'nobody@example.org', password: 'wrong' },
    '/admin/organisations/{id}/second-factor': { required: true },
    '/users/login/factor': { email: 'nobody@example.org', password: 'wrong' },
    '/users/login/factor/finish': { ticket: 'none', code: '123456' },
    '/users/login/passkey': { email: 'nobody@example.org', password: 'wrong' },
    'DELETE /users/me/factor': { password: 'wrong', code: '123456' },
    '/users/me/factor/begin': { password: 'wrong' },
    '/users/me/factor/finish': { ticket: 'none', code: '123456' },
    '/users/me/factor/recovery-codes': { password: 'wrong', code: '123456' },
    '/users/me/factor/passkeys/begin': { password: 'wrong' },
    '/users/me/factor/passkeys': { ticket: 'none', name: 'Laptop', response: madePasskey },
    'DELETE /users/me/factor/passkeys': { id: someId },
    '/users/password-reset/request': { email: 'nobody@example.org' },
    'DELETE /users/me/sessions': { id: someId },
    '/users/me/password': { current: 'not the password', password: 'long enough password' },
    '/users/password-reset': { token: 'x', password: 'long enough password' },
  };
  const body = bodies[`${endpoint.method} ${endpoint.path}`] ?? bodies[endpoint.path] ?? {};
  const queries: Record<string, string> = {
    'GET /document/{id}/summary': '?kind=short',
    'POST /agendas': '?query=stroomnet',
    'GET /debug/deliveries': '?email=nobody@example.org',
    'GET /admin/api-keys': `?organisationId=${someId}`,
    'GET /admin/users/{id}/why': '?document=test-open',
    'GET /admin/documents': '?text=stroomnet',
    'GET /admin/people': '?text=test',
    'GET /admin/organisations/{id}/limits/{name}/touched': '?value=1',
  };
  const payload = endpoint.method === 'GET' ? undefined : body;
  const query =
    endpoint.access.kind === 'ticket' && 'ticket' in endpoint.query.shape
      ? '?ticket=none'
      : (queries[`${endpoint.method} ${endpoint.path}`] ?? '');
  return { method: endpoint.method, url: `/api${path}${query}`, ...(payload ? { payload } : {}) };
}
