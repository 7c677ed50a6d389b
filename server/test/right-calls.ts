import type { Endpoint } from 'contract/endpoint';
import { standardCouncils } from 'contract/councils';
import { standardEmailConfig } from 'contract/email-config';
import { groupings } from 'contract/sources';
import { asShipped } from 'contract/sources/staff-tree';
import type { Subscriber } from './product.ts';
import { contextsPart } from '#domains/content/contexts.ts';
import { modulesPart } from '#domains/content/modules.ts';
import { shippedPart } from '#domains/content/set-words.ts';
import { treeParts } from '#domains/content/source-trees.ts';

const timelineBody = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
const saved = { title: 'Wind', queryDetails: { ...timelineBody, query: 'windpark' } };
const agendaSaved = { title: 'Wind', queryDetails: { query: 'windpark' } };
const euSaved = { title: 'Wind', queryDetails: { query: 'wind', groupingDetails: { name: 'eu' } } };
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
const someId = 'AAAAAAAAAAAAAAAAAAAAAA';

/** What calls name that somebody has: by default nothing that is there. */
export const nothings = {
  account: someId,
  colleague: someId,
  colleagueEmail: 'nobody@example.org',
  /** Who has not set a password yet, and whose account was ended. */
  invited: someId,
  stopped: someId,
  organisation: someId,
  list: someId,
  binnedList: someId,
  shareLink: 'none',
  item: someId,
  otherItem: `${someId}B`,
  removedItem: someId,
  quotation: someId,
  removedQuotation: someId,
  search: someId,
  removedSearch: someId,
  euSearch: someId,
  removedEuSearch: someId,
  agendaSearch: someId,
  removedAgendaSearch: someId,
  webhook: someId,
  apiKey: someId,
  session: someId,
  passkey: someId,
  delivery: someId,
  arrival: someId,
  stop: someId,
  announcement: someId,
  addressList: someId,
  reader: someId,
  issue: someId,
  template: someId,
  logo: someId,
  keptMail: someId,
  keptItem: someId,
  rssSecret: 'none',
  webcalSecret: 'none',
  highlight: `_key_${someId}`,
  listTicket: 'none',
  issueTicket: 'none',
  fileTicket: 'none',
  meetingTicket: 'none',
  newSince: 'x',
  euNewSince: 'x',
  agendaNewSince: 'x',
};
export type Named = typeof nothings;

/** Which of them an `{id}` is, by the beginning of the path. */
const ids: readonly (readonly [RegExp, keyof Named])[] = [
  [/^\/admin\/organisations\//, 'organisation'],
  [/^\/admin\/users\/\{id\}\/invitation$/, 'invited'],
  [/^\/admin\/users\/\{id\}\/restore$/, 'stopped'],
  [/^\/admin\/users\//, 'account'],
  [/^\/admin\/announcements\//, 'announcement'],
  [/^\/lists\/\{id\}\/restore$/, 'binnedList'],
  [/^\/lists\//, 'list'],
  [/^\/newsletters\/address-lists\//, 'addressList'],
  [/^\/newsletters\/issues\//, 'issue'],
  [/^\/newsletters\/templates\//, 'template'],
  [/^\/users\/me\/deliveries\//, 'delivery'],
  [/^\/users\/me\/webhooks\//, 'webhook'],
  [/^\/debug\/mails\//, 'keptMail'],
];
/** Has the form of what a browser makes. */
const madePasskey = {
  id: someId,
  rawId: someId,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: someId, attestationObject: someId },
};
const euTimelineBody = { query: 'energy', groupingDetails: { name: 'eu' } };

/** Of a session of each site. */
export type Tokens = Pick<Subscriber, 'token' | 'adminToken'>;

/** The token with which somebody makes a call: that of the site it belongs to. */
export function tokenFor({ access }: Endpoint, { token, adminToken }: Tokens): string {
  return access.kind === 'admin' ? adminToken : token;
}

/** A call that is right in every respect but who makes it, and what it names. */
export function rightCall(endpoint: Endpoint, named: Named = nothings) {
  // Who names something names it everywhere, also where nothing has to be named.
  const whole = named !== nothings;
  const kind = ids.find(([path]) => path.test(endpoint.path))?.[1];
  const values: Record<string, string> = {
    id: kind ? named[kind] : endpoint.path.includes('/agendas/') ? 'test-meeting' : 'test-open',
    key: named.highlight,
    file: `${named.logo}.png`,
    secret: endpoint.path.includes('/rss/') ? named.rssSecret : named.webcalSecret,
    kind: 'daily',
    code: 'energie-klimaat',
    source: 'tweedekamer',
    domain: 'nl',
    number: '36914',
    locale: 'nl',
    format: 'csv',
    x: 'nl',
    a: named.listTicket,
    b: 'nl',
    ticket: named.issueTicket,
    docType: 'document',
    docId: 'test-open',
    moduleKey: 'agenda',
    name: 'seats',
    part: '0',
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name]!);
  const told = whole ? { ...announcement, organisationIds: [named.organisation] } : announcement;
  const order = { settings: {}, locale: 'nl', ...(whole ? { itemIds: [named.item] } : {}) };
  const bodies: Record<string, object> = {
    '/agendas': {},
    'PUT /admin/maintenance': {
      ...{ on: false, announced: null, texts: { nl: '', 'en-gb': '' } },
      changedAt: null,
    },
    'PUT /admin/contexts': { version: 0, content: shippedPart(contextsPart) },
    'PUT /admin/source-trees/{domain}': { version: 0, content: shippedPart(treeParts.nl) },
    '/admin/sources/{source}/items/retry': { item: named.keptItem },
    '/admin/sources/{source}/items/drop': { item: named.keptItem },
    'PUT /admin/source-trees/{domain}/draft': { version: 0, nodes: asShipped(groupings.nl) },
    'POST /admin/source-trees/{domain}/draft/discard': { version: 1 },
    'POST /admin/source-trees/{domain}/publish': { version: 1 },
    'PUT /admin/councils': { version: 0, councils: [...standardCouncils] },
    'PUT /admin/modules': { version: 0, content: shippedPart(modulesPart) },
    'PUT /admin/support/{locale}': {
      version: 0,
      content: { videos: [], questions: [], contact: '<p>Bel ons.</p>' },
    },
    '/agendas/{id}/followed': { followed: true },
    '/agenda/savedsearches': agendaSaved,
    'PUT /agenda/savedsearches': { id: named.agendaSearch, ...agendaSaved },
    'DELETE /agenda/savedsearches': { id: named.agendaSearch },
    'PATCH /agenda/savedsearches/user': { id: named.agendaSearch },
    'PUT /agenda/savedsearches/seen': { id: named.agendaSearch, newSince: named.agendaNewSince },
    '/agenda/savedsearches/restore': { id: named.removedAgendaSearch },
    '/agenda/savedsearches/export/xlsx': {
      ids: [named.agendaSearch],
      startDate: '2026-11-20',
      endDate: '2026-12-20',
    },
    '/today': { groupingName: 'nl' },
    '/document/values': { groupingName: 'nl', field: 'person', text: 'ja' },
    '/document/timeline': timelineBody,
    '/eu/timeline': euTimelineBody,
    '/document/timeline/suggestions': timelineBody,
    '/eu/timeline/suggestions': euTimelineBody,
    '/document/timeline/new': { ...timelineBody, newSince: named.newSince },
    '/eu/timeline/new': { ...euTimelineBody, newSince: named.euNewSince },
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
    'PUT /savedsearches': { id: named.search, ...saved },
    'DELETE /savedsearches': { id: named.search },
    '/savedsearches/new': { groupingName: 'nl' },
    'PUT /savedsearches/seen': { id: named.search, newSince: named.newSince },
    '/savedsearches/preview': { queryDetails: timelineBody },
    '/savedsearches/restore': { id: named.removedSearch },
    '/savedsearches/user': { groupingName: 'nl' },
    'PATCH /savedsearches/user': { id: named.search },
    '/eu/savedsearches': euSaved,
    'PUT /eu/savedsearches': { id: named.euSearch, ...euSaved },
    'DELETE /eu/savedsearches': { id: named.euSearch },
    '/eu/savedsearches/new': { groupingName: 'eu' },
    'PUT /eu/savedsearches/seen': { id: named.euSearch, newSince: named.euNewSince },
    '/eu/savedsearches/preview': { queryDetails: euSaved.queryDetails },
    '/eu/savedsearches/restore': { id: named.removedEuSearch },
    '/eu/savedsearches/user': { groupingName: 'eu' },
    'PATCH /eu/savedsearches/user': { id: named.euSearch },
    '/savedsearches/rss': { id: named.search },
    '/users/me/webcal-setup': {},
    '/highlights': { query: Array.from({ length: 50 }, (_, index) => `woord${index}`).join(' OF ') },
    '/lists': { title: 'Stroomnet' },
    'PUT /lists': { id: named.list },
    'DELETE /lists': { id: named.list },
    '/lists/list-items': { listIds: [named.list], listItems: [{ kind: 'subheading', title: 'Kop' }] },
    'PUT /lists/list-items': {
      listItem: { id: named.item },
      ...(whole ? { copyToLists: [named.list] } : {}),
    },
    'DELETE /lists/list-items': { id: named.item },
    '/lists/{id}/list-items/delete': { listItemIds: [named.item] },
    '/lists/{id}/list-items/restore': { listItemIds: [named.removedItem] },
    '/lists/{id}/list-items/sort': { desc: true },
    '/lists/list-items/move': { listItemId: named.item, listId: named.list, newPosition: 0 },
    '/lists/list-items/moveBulk': {
      listId: named.list,
      listItemIdSortOrderSets: [{ listItemId: named.item, sortOrder: 0 }],
    },
    '/lists/list-items/swap': { listItemIdA: named.item, listItemIdB: named.otherItem, listId: named.list },
    '/lists/list-items/quotations': {
      listId: named.list,
      documentId: 'test-open',
      quoted: { kind: 'summary' },
    },
    'DELETE /lists/list-items/quotations': { listItemId: named.item, quotationIds: [named.quotation] },
    '/lists/list-items/quotations/restore': {
      listItemId: named.item,
      quotationIds: [named.removedQuotation],
    },
    'PUT /lists/{id}/search': { savedSearchId: named.search },
    '/lists/{id}/suggestions/accept': { documentIds: ['test-open'] },
    '/lists/{id}/suggestions/drop': { documentIds: ['test-open'] },
    '/lists/{id}/suggestions/undo': { documentIds: ['test-open'] },
    '/lists/list-documents': whole ? { listId: named.list } : { documentIds: ['test-open'] },
    '/file/export/docx': { documentIds: ['test-open'] },
    '/document/timeline/export/{format}': { search: timelineBody },
    '/lists/{id}/export/docx/{x}': whole ? { itemIds: [named.item] } : {},
    '/lists/{id}/export/{format}': whole ? { itemIds: [named.item] } : {},
    '/lists/{id}/newsletter/preview': order,
    '/lists/{id}/newsletter/test': order,
    '/lists/{id}/export/eml': order,
    '/lists/{id}/newsletter/send': { ...order, addressListIds: [named.addressList] },
    '/newsletters/address-lists': { title: 'Relaties' },
    'PATCH /newsletters/address-lists/{id}': { title: 'Relaties' },
    '/newsletters/address-lists/{id}/readers': { text: 'nobody@example.org', note: 'Contract' },
    '/newsletters/address-lists/{id}/readers/delete': { readerIds: [named.reader] },
    '/newsletters/reply-address': { email: 'nobody@example.org' },
    '/newsletters/recipients': { addressListIds: [named.addressList] },
    '/lists/verify': { email: named.colleagueEmail },
    '/lists/transfer': { email: named.colleagueEmail, listIds: [named.list], makeCopy: true },
    '/lists/shared': { link: named.shareLink },
    '/lists/shared/copy': { link: named.shareLink },
    '/lists/holdings': { documentIds: ['test-open'] },
    '/users/me/deliveries/send-again': { id: named.delivery },
    '/users/me/notices/received': { id: named.arrival },
    '/users/me/notices/stopped': { id: named.stop },
    '/users/me/notices/stopped/undo': { id: named.stop },
    '/admin/users/{id}/deliveries/send-again': { id: named.delivery },
    '/users/me/emailconfig': standardEmailConfig,
    '/newsletters/templates': { name: 'Weekbericht', settings: {} },
    'POST /users/me/api-keys': { name: 'Intranet', scopes: ['read'] },
    'DELETE /users/me/api-keys': { id: named.apiKey },
    'DELETE /admin/api-keys': { organisationId: named.organisation, id: named.apiKey },
    'POST /users/me/webhooks': {
      name: 'Team',
      url: 'https://hooks.example.org/in',
      savedSearchId: named.search,
    },
    'PATCH /users/me/webhooks': { id: named.webhook, active: false },
    'DELETE /users/me/webhooks': { id: named.webhook },
    '/users/me/webhooks/seen': { id: named.webhook },
    '/users/me/webhooks/test': { id: named.webhook },
    'PUT /newsletters/logo': { alt: 'Logo' },
    '/users/me/newsletter-colours': { colours: null },
    '/users/me/newsletter-colours/organization': { colours: null },
    '/users/me/newsletter-colours/organization/undo': { number: 1 },
    '/eu/related': { id: 'test-open' },
    '/nl/related': { id: 'test-open' },
    '/comparison/versions': { domain: 'nl', dossierNumber: '36 410' },
    '/comparison': { earlier: 'test-open', later: 'test-open' },
    '/comparison/export/docx': { earlier: 'test-open', later: 'test-open' },
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
      changedAt: null,
    },
    '/admin/announcements': told,
    'PUT /admin/announcements/{id}': told,
    '/users/me/notices/announcements': { id: named.announcement },
    '/admin/organisations': { name: 'Gemeente Ons' },
    '/admin/organisations/{id}': { name: 'Gemeente Ons' },
    '/admin/organisations/{id}/modules/{moduleKey}': module,
    'DELETE /admin/organisations/{id}/modules/{moduleKey}': {},
    '/admin/organisations/{id}/limits/{name}': { value: 10 },
    '/admin/organisations/{id}/colours': { ofAdmins: true },
    '/admin/organisations/{id}/preferences': { preferences: {} },
    '/admin/users': { ...person, organisationId: named.organisation },
    '/admin/users/{id}/email': { email: 'nobody@example.org' },
    '/admin/users/{id}/deactivate': {
      handOver: whole ? { receiverId: named.colleague, lists: true, searches: true } : null,
    },
    '/admin/users/import': { organisationId: named.organisation, csv: 'email', locale: 'nl' },
    '/admin/users/import/preview': { organisationId: named.organisation, csv: 'email' },
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
    '/users/me/factor/passkeys/begin': { password: 'wrong', code: '123456' },
    '/users/me/factor/passkeys': { ticket: 'none', name: 'Laptop', response: madePasskey },
    'DELETE /users/me/factor/passkeys': { id: named.passkey },
    '/users/password-reset/request': { email: 'nobody@example.org' },
    'DELETE /users/me/sessions': { id: named.session },
    '/users/me/password': { current: 'not the password', password: 'long enough password' },
    '/users/password-reset': { token: 'x', password: 'long enough password' },
  };
  const body = bodies[`${endpoint.method} ${endpoint.path}`] ?? bodies[endpoint.path] ?? {};
  const optional: Record<string, string> = {
    'GET /admin/audit': `?organisationId=${named.organisation}`,
    'GET /admin/audit/export': `?organisationId=${named.organisation}`,
    'GET /admin/users': `?organisationId=${named.organisation}`,
    'GET /admin/bounces': `?before=${named.account}`,
    'GET /admin/users/{id}/hand-over': `?receiverId=${named.colleague}`,
    'GET /newsletters/issues': `?before=${named.issue}`,
    'GET /users/me/deliveries': `?before=${named.delivery}`,
    'GET /users/me/deliveries/{id}/documents': `?search=${named.search}`,
  };
  const queries: Record<string, string> = {
    ...(whole ? optional : {}),
    'GET /document/{id}/summary': '?kind=short',
    'POST /agendas': '?query=stroomnet',
    'GET /admin/api-keys': `?organisationId=${named.organisation}`,
    'GET /agendas/{id}/agenda.ics': `?ticket=${named.meetingTicket}`,
    'GET /file/stream/{docType}/{docId}': `?ticket=${named.fileTicket}`,
    'GET /admin/users/{id}/why': '?document=test-open',
    'GET /admin/documents': '?text=stroomnet',
    'GET /admin/sources/{source}/items/payload': `?item=${named.keptItem}`,
    'GET /admin/people': '?text=test',
    'GET /admin/organisations/{id}/limits/{name}/touched': '?value=1',
  };
  const payload = endpoint.method === 'GET' ? undefined : body;
  const query = queries[`${endpoint.method} ${endpoint.path}`] ?? '';
  return { method: endpoint.method, url: `/api${path}${query}`, ...(payload ? { payload } : {}) };
}
