import { createRoute, redirect } from '@tanstack/react-router';
import { isDomain, type DomainId } from 'contract/dashboards';
import { dossierAddressForm } from 'contract/dossier-address';
import { loadScreen } from '#features/load-screen.ts';
import { domainOfDocument } from '#screens/shell/domain-of-document.ts';
import { withWords } from '#session/locale.ts';
import { reads, shell, unknownPage } from './shell-route.tsx';

export const document = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/document/$documentId/{-$highlightWord}',
  ...reads('tab', 'lang'),
  params: { parse: ({ domain, ...others }) => ({ ...others, domain: domain as DomainId }) },
  beforeLoad: ({ params }) => {
    if (!isDomain(params.domain)) throw unknownPage();
  },
  component: loadScreen(
    () => withWords(import('#screens/document/document-screen.tsx'), 'document', 'team'),
    'DocumentScreen',
  ),
});

export const person = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/person/$personId',
  ...reads('m'),
  params: { parse: ({ domain, ...others }) => ({ ...others, domain: domain as DomainId }) },
  beforeLoad: ({ params }) => {
    if (!isDomain(params.domain)) throw unknownPage();
  },
  component: loadScreen(
    () => withWords(import('#screens/person/person-screen.tsx'), 'person', 'searches'),
    'PersonScreen',
  ),
});

export const party = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/party/$partyId',
  ...reads('m'),
  params: { parse: ({ domain, ...others }) => ({ ...others, domain: domain as DomainId }) },
  beforeLoad: ({ params }) => {
    if (!isDomain(params.domain)) throw unknownPage();
  },
  component: loadScreen(
    () => withWords(import('#screens/party/party-screen.tsx'), 'party', 'person', 'searches'),
    'PartyScreen',
  ),
});

export const ministry = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/ministry/$name',
  ...reads('m'),
  params: { parse: ({ domain, ...others }) => ({ ...others, domain: domain as DomainId }) },
  beforeLoad: ({ params }) => {
    if (!isDomain(params.domain)) throw unknownPage();
  },
  component: loadScreen(
    () => withWords(import('#screens/ministry/ministry-screen.tsx'), 'ministry', 'person', 'searches'),
    'MinistryScreen',
  ),
});

export const compare = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/dossier/$number/compare',
  ...reads('from', 'to', 'art', 'view'),
  params: { parse: ({ domain, number }) => ({ domain: domain as DomainId, number }) },
  beforeLoad: ({ params: { domain, number } }) => {
    if (!isDomain(domain) || !dossierAddressForm.test(number)) throw unknownPage();
  },
  component: loadScreen(
    () => withWords(import('#screens/compare/compare-screen.tsx'), 'compare'),
    'CompareScreen',
  ),
});

export const dossier = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/dossier/$number',
  ...reads('tab', 'of'),
  params: { parse: ({ domain, number }) => ({ number, domain: domain as DomainId }) },
  beforeLoad: ({ params: { domain } }) => {
    if (!isDomain(domain)) throw unknownPage();
  },
  component: loadScreen(
    () =>
      withWords(
        import('#screens/dossier/dossier-screen.tsx'),
        'dossier',
        'document',
        'agenda',
        'searches',
        'compare',
        'team',
      ),
    'DossierScreen',
  ),
});

export const documentAnywhere = createRoute({
  getParentRoute: () => shell,
  path: '/document/$documentId/{-$highlightWord}',
  beforeLoad: async ({ params, location }) => {
    const domain = await domainOfDocument(params.documentId);
    throw redirect({
      to: '/$domain/document/$documentId/{-$highlightWord}',
      params: { ...params, domain },
      search: true,
      hash: location.hash,
      state: location.state,
      replace: true,
    });
  },
});

export const meeting = createRoute({
  getParentRoute: () => shell,
  path: '/agenda/$meetingId',
  ...reads('q', 'since', 'tab'),
  component: loadScreen(
    () => withWords(import('#screens/meeting/meeting-screen.tsx'), 'agenda', 'document'),
    'MeetingScreen',
  ),
});
