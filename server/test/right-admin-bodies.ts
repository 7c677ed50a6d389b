import { standardCouncils } from 'contract/councils';
import { groupings } from 'contract/sources';
import { asShipped } from 'contract/sources/staff-tree';
import { contextsPart } from '#domains/content/contexts.ts';
import { modulesPart } from '#domains/content/modules.ts';
import { shippedPart } from '#domains/content/set-words.ts';
import { treeParts } from '#domains/content/source-trees.ts';
import { type Named, nothings } from './named.ts';

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

/** As they ship, made once for all calls. */
const shipped = {
  contexts: shippedPart(contextsPart),
  modules: shippedPart(modulesPart),
  tree: shippedPart(treeParts.nl),
  nodes: asShipped(groupings.nl),
};

/** What calls of the admin site say, as `bodiesOfUsers`. */
export function bodiesOfStaff(named: Named): Readonly<Record<string, object>> {
  const whole = named !== nothings;
  const told = whole ? { ...announcement, organisationIds: [named.organisation] } : announcement;
  return {
    'PUT /admin/maintenance': {
      ...{ on: false, announced: null, texts: { nl: '', 'en-gb': '' } },
      changedAt: null,
    },
    'PUT /admin/contexts': { version: 0, content: shipped.contexts },
    'PUT /admin/source-trees/{domain}': { version: 0, content: shipped.tree },
    '/admin/sources/{source}/items/retry': { item: named.keptItem },
    '/admin/sources/{source}/items/drop': { item: named.keptItem },
    'PUT /admin/source-trees/{domain}/draft': { version: 0, nodes: shipped.nodes },
    'POST /admin/source-trees/{domain}/draft/discard': { version: 1 },
    'POST /admin/source-trees/{domain}/publish': { version: 1 },
    'PUT /admin/councils': { version: 0, councils: [...standardCouncils] },
    'PUT /admin/modules': { version: 0, content: shipped.modules },
    'PUT /admin/support/{locale}': {
      version: 0,
      content: { videos: [], questions: [], contact: '<p>Bel ons.</p>' },
    },
    '/admin/users/{id}/deliveries/send-again': { id: named.delivery },
    'DELETE /admin/api-keys': { organisationId: named.organisation, id: named.apiKey },
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
    '/admin/login': { email: 'nobody@example.org', password: 'wrong' },
    '/admin/login/factor': { email: 'nobody@example.org', password: 'wrong' },
    '/admin/login/factor/finish': { ticket: 'none', code: '123456' },
    '/admin/login/passkey': { email: 'nobody@example.org', password: 'wrong' },
    '/admin/organisations/{id}/second-factor': { required: true },
  };
}
