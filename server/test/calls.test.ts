import type { Endpoint } from 'contract/endpoint';
import { moduleCodes } from 'contract/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contractAgendaSearches from 'contract/agenda-searches';
import * as contractAgendas from 'contract/agendas';
import * as contractDeliveries from 'contract/deliveries';
import * as contractDocuments from 'contract/documents';
import * as contractEmailConfig from 'contract/email-config';
import * as contractFeeds from 'contract/feeds';
import * as contractFiles from 'contract/files';
import * as contractFilters from 'contract/filters';
import * as contractFreshness from 'contract/freshness';
import * as contractHighlights from 'contract/highlight-word';
import * as contractLists from 'contract/lists';
import * as contractMailedDocuments from 'contract/mailed-documents';
import * as contractMails from 'contract/mails';
import * as contractNewsletterColours from 'contract/newsletter-colours';
import * as contractNotices from 'contract/notices';
import { euSavedSearches, savedSearches } from 'contract/saved-searches';
import * as contractStatistics from 'contract/statistics';
import * as contractSummaries from 'contract/summary-calls';
import * as contractTimeline from 'contract/timeline';
import * as contractUsers from 'contract/users';
import { aDocument } from './documents.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';

const endpoints: Endpoint[] = [
  contractAgendas,
  contractAgendaSearches,
  contractDeliveries,
  contractDocuments,
  contractEmailConfig,
  contractFeeds,
  contractFiles,
  contractFilters,
  contractFreshness,
  contractHighlights,
  contractLists,
  contractMailedDocuments,
  contractMails,
  contractNewsletterColours,
  contractNotices,
  savedSearches,
  euSavedSearches,
  contractStatistics,
  contractSummaries,
  contractTimeline,
  contractUsers,
].flatMap((module) => Object.values(module).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

const timelineBody = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
const saved = { title: 'Net', queryDetails: timelineBody };
const agendaSaved = { title: 'Net', queryDetails: { query: 'stroomnet' } };
const euSaved = { title: 'Energy', queryDetails: { query: 'energy', groupingDetails: { name: 'eu' } } };
const someId = 'AAAAAAAAAAAAAAAAAAAAAA';
const euTimelineBody = { query: 'energy', groupingDetails: { name: 'eu' } };

/** A call that is right in every respect but who makes it. */
function rightCall(endpoint: Endpoint) {
  const values: Record<string, string> = {
    id: /^\/(lists|users)\//.test(endpoint.path) ? someId : 'test-open',
    key: '_key_AAAAAAAAAAAAAAAAAAAAAA',
    kind: 'daily',
    docType: 'document',
    docId: 'test-open',
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name]!);
  const bodies: Record<string, object> = {
    '/agendas': {},
    '/agenda/savedsearches': agendaSaved,
    'PUT /agenda/savedsearches': { id: someId, ...agendaSaved },
    'DELETE /agenda/savedsearches': { id: someId },
    'PATCH /agenda/savedsearches/user': { id: someId },
    '/agenda/savedsearches/restore': { id: someId },
    '/agenda/savedsearches/export/xlsx': { ids: [someId], startDate: '2026-11-20', endDate: '2026-12-20' },
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
    '/lists/holdings': { documentIds: ['test-open'] },
    '/users/me/deliveries/send-again': { id: someId },
    '/debug/deliveries/send-again': { id: someId },
    '/users/me/emailconfig': contractEmailConfig.standardEmailConfig,
    '/users/me/newsletter-colours': { colours: null },
    '/users/me/newsletter-colours/organization': { colours: null },
    '/users/me/newsletter-colours/organization/undo': { number: 1 },
    '/eu/related': { id: 'test-open' },
    '/nl/related': { id: 'test-open' },
    '/users/login': { email: 'nobody@example.org', password: 'wrong' },
    '/users/password-reset/request': { email: 'nobody@example.org' },
    '/users/password-reset': { token: 'x', password: 'long enough password' },
  };
  const body = bodies[`${endpoint.method} ${endpoint.path}`] ?? bodies[endpoint.path] ?? {};
  const payload = endpoint.method === 'GET' ? undefined : body;
  const query =
    endpoint.access.kind === 'ticket'
      ? '?ticket=none'
      : endpoint.path === '/document/{id}/summary' && endpoint.method === 'GET'
        ? '?kind=short'
        : endpoint.path === '/agendas'
          ? '?query=stroomnet'
          : endpoint.path === '/debug/deliveries'
            ? '?email=nobody@example.org'
            : '';
  return { method: endpoint.method, url: `/api${path}${query}`, ...(payload ? { payload } : {}) };
}

let product: TestProduct;
let everything: Subscriber;
let localOnly: Subscriber;
let agendaOnly: Subscriber;
let noUpperHouse: Subscriber;
let staff: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([
    aDocument({ id: 'test-open' }),
    aDocument({ id: 'test-senate', groupPath: 'ek/motie' }),
  ]);
  [everything, localOnly, agendaOnly, noUpperHouse, staff] = await Promise.all([
    product.subscriber(),
    product.subscriber({ modules: ['nlLrDashboard'] }),
    product.subscriber({ modules: ['agenda'] }),
    product.subscriber({ modules: ['nlDashboard'] }),
    product.subscriber({ roles: ['staff'] }),
  ]);
});
afterAll(() => product.close());

describe('every call', () => {
  it('is registered under /api, with the OpenAPI description to match', async () => {
    const { paths } = (await product.app.inject('/api/openapi.json')).json<{
      paths: Record<string, object>;
    }>();
    for (const endpoint of endpoints) {
      const path = `/api${endpoint.path}`;
      expect(paths[path], path).toHaveProperty(endpoint.method.toLowerCase());
    }
  });

  it.each(
    endpoints
      .filter(({ access }) => !['public', 'ticket'].includes(access.kind))
      .map((e) => [e.path, e] as const),
  )('%s refuses a visitor without a session and with a made-up token', async (_path, endpoint) => {
    for (const headers of [{}, { 'x-auth': 'made-up' }]) {
      const answer = await product.app.inject({ ...rightCall(endpoint), headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'SESSION' }], requestId: expect.any(String) });
    }
  });

  it.each(endpoints.filter(({ access }) => access.kind === 'staff').map((e) => [e.path, e] as const))(
    '%s is for staff only',
    async (_path, endpoint) => {
      const refused = await product.app.inject({
        ...rightCall(endpoint),
        headers: { 'x-auth': everything.token },
      });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ errors: [{ code: 'EC-01' }] });
      const allowed = await product.app.inject({
        ...rightCall(endpoint),
        headers: { 'x-auth': staff.token },
      });
      expect([200, 404]).toContain(allowed.statusCode);
    },
  );

  it.each(
    endpoints
      .filter(({ access }) => ['module', 'grouping'].includes(access.kind))
      .map((e) => [e.path, e] as const),
  )('%s names the missing module', async (_path, endpoint) => {
    const ofAgenda = endpoint.access.kind === 'module' && endpoint.access.module === 'agenda';
    const answer = await product.app.inject({
      ...rightCall(endpoint),
      headers: { 'x-auth': (ofAgenda ? localOnly : agendaOnly).token },
    });
    const ofDashboard = endpoint.path.startsWith('/eu/') ? 'MC07' : 'MC11';
    const module = endpoint.access.kind === 'module' ? moduleCodes[endpoint.access.module] : ofDashboard;
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-01', module }] });
  });

  it.each(endpoints.filter(({ access }) => access.kind === 'document').map((e) => [e.path, e] as const))(
    '%s keeps the user and names the module for one document outside the subscription',
    async (_path, endpoint) => {
      const answer = await product.app.inject({
        ...rightCall(endpoint),
        headers: { 'x-auth': localOnly.token },
      });
      // A document without a file of its own has nothing to refuse.
      if (endpoint.path.startsWith('/file/')) return expect(answer.statusCode).toBe(404);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-07', module: 'MC11' }] });
    },
  );

  it.each(endpoints.map((e) => [e.path, e] as const))('%s refuses unknown input', async (_path, endpoint) => {
    const call = rightCall(endpoint);
    const headers = { 'x-auth': staff.token };
    const inQuery = await product.app.inject({
      ...call,
      url: `${call.url}${call.url.includes('?') ? '&' : '?'}surprise=1`,
      headers,
    });
    expect(inQuery.statusCode).toBe(400);
    expect(inQuery.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'query.surprise' }] });
    if (!call.payload) return;
    const inBody = await product.app.inject({ ...call, payload: { ...call.payload, surprise: 1 }, headers });
    expect(inBody.statusCode).toBe(400);
    expect(inBody.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.surprise' }] });
  });

  it('stands on a readable page whose own files are found', async () => {
    const page = await product.app.inject('/api/docs');
    const [, script] = /src="([^"]+swagger-ui-bundle\.js)"/.exec(page.body) ?? [];
    const found = await product.app.inject(new URL(script!, 'http://host/api/docs').pathname);
    expect(found.statusCode).toBe(200);
    expect(found.headers['content-type']).toMatch(/javascript/);
  });

  it('accepts the timestamp of a GET and ignores it (decision 7.2)', async () => {
    expect((await everything.get('/users/me/session?timestamp=1790000000000')).statusCode).toBe(200);
  });

  it('answers an unknown call, broken JSON and a body that is too large with an error body', async () => {
    const headers = { 'x-auth': everything.token, 'content-type': 'application/json' };
    const unknown = await product.app.inject({ url: '/api/nothing/here', headers });
    const broken = await product.app.inject({
      method: 'POST',
      url: '/api/document/timeline',
      headers,
      payload: '{',
    });
    const large = await product.app.inject({
      method: 'POST',
      url: '/api/document/timeline',
      headers,
      payload: JSON.stringify({ ...timelineBody, query: 'x'.repeat(1_100_000) }),
    });
    expect([unknown.statusCode, broken.statusCode, large.statusCode]).toEqual([404, 400, 413]);
    for (const answer of [unknown, broken, large]) {
      expect(answer.json()).toMatchObject({
        errors: [{ code: expect.any(String), message: expect.any(String) }],
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('speaks the language asked for, Dutch otherwise', async () => {
    const dutch = await product.app.inject('/api/users/me/session');
    const english = await product.app.inject({
      url: '/api/users/me/session',
      headers: { 'accept-language': 'en-gb,en;q=0.9' },
    });
    expect(dutch.json()).toMatchObject({ errors: [{ message: 'Je sessie is verlopen, log opnieuw in' }] });
    expect(english.json<{ errors: { message: string }[] }>().errors[0]!.message).toMatch(/session/i);
  });

  it('keeps the upper house for who has its module (decision 1.1)', async () => {
    const answer = await noUpperHouse.post('/document/test-senate', {});
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-07', module: 'DSModule' }] });
    expect((await everything.post('/document/test-senate', {})).statusCode).toBe(200);
  });
});
