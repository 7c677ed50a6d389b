import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { dashboards, isDomain, type DomainId } from 'contract/dashboards';
import { dashboardParameters } from '#features/search/parameters.ts';
import { LoadFailure } from '#features/load-failure.tsx';
import { loadScreen } from '#features/load-screen.ts';
import { Pending } from '#screens/shell/pending.tsx';
import { wantedHelp } from '#screens/shell/wanted-help.ts';
import { firstDashboard, forgetTarget, landingOf, pendingTarget } from '#session/landing.ts';
import { withWords } from '#session/locale.ts';
import { loginNotice } from '#session/login-notice.ts';
import { logout, session, userHasModule } from '#session/user.ts';
import {
  compare,
  document,
  documentAnywhere,
  dossier,
  meeting,
  ministry,
  party,
  person,
} from './reading-routes.tsx';
import { reads, root, shell, unknownPage } from './shell-route.tsx';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  ...reads('redirectTo'),
  beforeLoad: ({ search }) => {
    if (session.now() !== undefined) throw landing(search.redirectTo);
  },
  component: loadScreen(() => import('#screens/login/login-screen.tsx'), 'LoginScreen'),
});

const passwordReset = createRoute({
  getParentRoute: () => root,
  path: '/password-reset',
  ...reads('token', 'first'),
  component: loadScreen(
    () => withWords(import('#screens/password-reset/password-reset-screen.tsx'), 'newPassword', 'mailed'),
    'PasswordResetScreen',
  ),
});

const maintenance = createRoute({
  getParentRoute: () => root,
  path: '/maintenance',
  component: loadScreen(
    () => withWords(import('#screens/maintenance/maintenance-screen.tsx'), 'notices'),
    'MaintenanceScreen',
  ),
});

const home = createRoute({ getParentRoute: () => shell, path: '/', beforeLoad: toNational });

const anyDashboard = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard',
  beforeLoad: toNational,
});

const dashboard = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/dashboard',
  ...reads(...dashboardParameters),
  params: { parse: ({ domain }) => ({ domain: domain as DomainId }) },
  beforeLoad: ({ params: { domain }, location }) => {
    if (!isDomain(domain)) throw unknownPage();
    // Specification §4, "NL dashboard redirect by module"; who chose the tab sees what NL holds instead.
    if (domain !== 'nl' || location.state.chosen || userHasModule('nlDashboard')) return;
    const first = firstDashboard(userHasModule);
    if (first !== undefined) {
      throw redirect({ to: '/$domain/dashboard', params: { domain: first }, replace: true });
    }
    logout();
    loginNotice.set('noDashboardAccess');
    throw redirect({ to: '/login', replace: true });
  },
  // The results are on their way while the screen is drawn; it tells when they or this code do not come.
  loader: async ({ params: { domain }, location }) => {
    if (!userHasModule(dashboards[domain].module) || 'ask' in location.search) return;
    const code = await import('#features/timeline/use-timeline.ts').catch(() => undefined);
    code?.askAhead(domain, location.search);
    if (!('q' in location.search)) {
      void import('#features/today/part.tsx').then(({ loadToday }) => loadToday()).catch(() => undefined);
    }
  },
  component: loadScreen(() => import('#screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
});

/** The votes of a search are a way to look at its results. */
const votes = createRoute({
  getParentRoute: () => shell,
  path: '/$domain/votes',
  ...reads(...dashboardParameters),
  params: { parse: ({ domain }) => ({ domain: domain as DomainId }) },
  beforeLoad: ({ params: { domain }, search }) => {
    if (!isDomain(domain)) throw unknownPage();
    throw redirect({
      to: '/$domain/dashboard',
      params: { domain },
      search: { ...search, tab: 'votes' },
      replace: true,
    });
  },
});

const listManager = createRoute({
  getParentRoute: () => shell,
  path: '/list-manager/{-$listId}',
  component: loadScreen(
    () => withWords(import('#screens/list-manager/list-manager-screen.tsx'), 'document', 'listManager'),
    'ListManagerScreen',
  ),
});

const sharedList = createRoute({
  getParentRoute: () => shell,
  path: '/shared-list/$link',
  component: loadScreen(
    () => withWords(import('#screens/list-manager/shared-list-screen.tsx'), 'document', 'listManager'),
    'SharedListScreen',
  ),
});

const savedSearches = createRoute({
  getParentRoute: () => shell,
  path: '/saved-searches',
  component: loadScreen(
    () => withWords(import('#screens/saved-searches/saved-searches-screen.tsx'), 'searches', 'saving'),
    'SavedSearchesScreen',
  ),
});

const agenda = createRoute({
  getParentRoute: () => shell,
  path: '/agenda',
  ...reads(...'view date from to q cal com kind status place meeting others s m'.split(' ')),
  component: loadScreen(
    () => withWords(import('#screens/agenda/agenda-screen.tsx'), 'agenda'),
    'AgendaScreen',
  ),
});

const agendaDebug = createRoute({
  getParentRoute: () => shell,
  path: '/agenda-debug/{-$id}',
  ...reads('q', 'from', 'to', 'origin', 'domain'),
  beforeLoad: requireStaff,
  component: loadScreen(
    () => withWords(import('#screens/agenda-debug/agenda-debug-screen.tsx'), 'mailed'),
    'AgendaDebugScreen',
  ),
});

const searchDebug = createRoute({
  getParentRoute: () => shell,
  path: '/search-debug/{-$dashboard}',
  ...reads(...dashboardParameters),
  beforeLoad: requireStaff,
  component: loadScreen(
    () => withWords(import('#screens/search-debug/search-debug-screen.tsx'), 'mailed'),
    'SearchDebugScreen',
  ),
});

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: loadScreen(
    () =>
      withWords(
        import('#screens/settings/settings-screen.tsx'),
        'settings',
        'newsletter',
        'newPassword',
        'signOn',
        'team',
      ),
    'SettingsScreen',
  ),
});

/** The support dialog at one of its questions, over the first page (UX 5.9). */
const support = createRoute({
  getParentRoute: () => shell,
  path: '/support/{-$question}',
  beforeLoad: ({ params: { question = '' } }) => {
    wantedHelp.set(question);
    throw redirect({ to: '/', replace: true });
  },
});

const mails = createRoute({
  getParentRoute: () => shell,
  path: '/mails',
  ...reads('mail', 'sample'),
  beforeLoad: requireStaff,
  component: loadScreen(() => withWords(import('#screens/mails/mails-screen.tsx'), 'mailed'), 'MailsScreen'),
});

const mailed = createRoute({
  getParentRoute: () => shell,
  path: '/mail/$deliveryId',
  ...reads('search', 'after'),
  component: loadScreen(
    () => withWords(import('#screens/mailed/mailed-screen.tsx'), 'mailed'),
    'MailedScreen',
  ),
});

const anyOther = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => {
    throw unknownPage();
  },
});

/** Addresses without a domain lead to the national one. */
function toNational(): never {
  throw redirect({ to: '/$domain/dashboard', params: { domain: 'nl' }, replace: true });
}

/** For everyone but staff these paths do not exist (decision 2.7). */
function requireStaff(): void {
  if (!session.now()?.user.roles.includes('staff')) throw unknownPage();
}

/** The redirect to the page a login leads to; the remembered target is used up by it (decision 2.3). */
function landing(redirectTo: string | undefined) {
  const { href, state } = landingOf(pendingTarget(), redirectTo);
  forgetTarget();
  return redirect({ href, state: { ...state }, replace: true });
}

/** The route table of specification §2, as far as its screens exist. */
export const router = createRouter({
  routeTree: root.addChildren([
    login,
    passwordReset,
    maintenance,
    shell.addChildren([
      agenda,
      agendaDebug,
      home,
      anyDashboard,
      compare,
      dashboard,
      votes,
      document,
      documentAnywhere,
      dossier,
      listManager,
      mailed,
      mails,
      meeting,
      ministry,
      party,
      person,
      savedSearches,
      searchDebug,
      settings,
      sharedList,
      support,
    ]),
    anyOther,
  ]),
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, text]) => text !== undefined);
    const text = new URLSearchParams(given.map(([name, part]) => [name, String(part)])).toString();
    return text === '' ? '' : `?${text}`;
  },
  defaultErrorComponent: LoadFailure,
  defaultPendingComponent: Pending,
  scrollRestoration: true,
});
