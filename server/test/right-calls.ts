import type { Endpoint } from 'contract/endpoint';
import { type Named, nothings } from './named.ts';
import type { Subscriber } from './product.ts';
import { bodiesOfStaff } from './right-admin-bodies.ts';
import { bodiesOfUsers } from './right-bodies.ts';

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
/** Of a session of each site. */
export type Tokens = Pick<Subscriber, 'token' | 'adminToken'>;

/** The token with which somebody makes a call: that of the site it belongs to. */
export function tokenFor({ access }: Endpoint, { token, adminToken }: Tokens): string {
  return access.kind === 'admin' ? adminToken : token;
}

/** What is sent for what somebody names, by path; made once for whoever names it. */
const bodies = new WeakMap<Named, Readonly<Record<string, object>>>();

function bodiesOf(named: Named): Readonly<Record<string, object>> {
  const made = bodies.get(named) ?? { ...bodiesOfUsers(named), ...bodiesOfStaff(named) };
  bodies.set(named, made);
  return made;
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
    number: endpoint.path.startsWith('/threads/{number}') ? '2024-0231-COD' : '36914',
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
  const made = bodiesOf(named);
  const body = made[`${endpoint.method} ${endpoint.path}`] ?? made[endpoint.path] ?? {};
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
