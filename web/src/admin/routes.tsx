import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { LoadFailure } from '#features/load-failure.tsx';
import { loadScreen } from '#features/load-screen.ts';
import { loadLateWords } from '#session/locale.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { organisationPath, partsOf } from './pages.ts';
import { adminSession, leftOnPurpose } from './session.ts';

const root = createRootRoute({ component: Outlet, errorComponent: LoadFailure });

/** The page that was asked for before the login, or left when the session ended. */
let wanted: string | undefined;

const login = createRoute({
  getParentRoute: () => root,
  path: '/admin/login',
  beforeLoad: () => {
    if (adminSession.now() === undefined) return;
    const target = wanted ?? firstPart();
    wanted = undefined;
    throw away(target);
  },
  component: loadScreen(async () => {
    const [page] = await Promise.all([import('./login/login-page.tsx'), loadLateWords('signOn')]);
    return page;
  }, 'LoginPage'),
});

/** Everything behind the login. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'admin',
  beforeLoad: ({ location }) => {
    if (adminSession.now() !== undefined) return;
    wanted = leftOnPurpose() ? undefined : location.href;
    throw away('/admin/login');
  },
  component: loadScreen(() => import('./shell/shell.tsx'), 'AdminShell'),
});

const sources = createRoute({
  getParentRoute: () => shell,
  path: '/admin/sources',
  component: loadScreen(() => import('./sources/sources-page.tsx'), 'SourcesPage'),
});

const councils = createRoute({
  getParentRoute: () => shell,
  path: '/admin/councils',
  component: loadScreen(() => import('./councils/councils-page.tsx'), 'CouncilsPage'),
});

const why = createRoute({
  getParentRoute: () => shell,
  path: '/admin/why',
  component: loadScreen(() => import('./why/why-page.tsx'), 'WhyPage'),
});

const deliveries = createRoute({
  getParentRoute: () => shell,
  path: '/admin/deliveries',
  component: loadScreen(() => import('./deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
});

const jobs = createRoute({
  getParentRoute: () => shell,
  path: '/admin/jobs',
  component: loadScreen(() => import('./jobs/jobs-page.tsx'), 'JobsPage'),
});

const organisations = createRoute({
  getParentRoute: () => shell,
  path: '/admin/organisations',
  beforeLoad: () => {
    const session = adminSession.now();
    // There is one for them.
    if (session?.kind === 'organisation') throw away(organisationPath(session.organisation.id));
  },
  component: loadScreen(() => import('./organisations/organisations-page.tsx'), 'OrganisationsPage'),
});

const organisation = createRoute({
  getParentRoute: () => shell,
  path: '/admin/organisations/$id',
  component: loadScreen(() => import('./organisation/organisation-page.tsx'), 'OrganisationPage'),
});

const users = createRoute({
  getParentRoute: () => shell,
  path: '/admin/users',
  component: loadScreen(() => import('./users/users-page.tsx'), 'UsersPage'),
});

const audit = createRoute({
  getParentRoute: () => shell,
  path: '/admin/audit',
  component: loadScreen(() => import('./audit/audit-page.tsx'), 'AuditPage'),
});

const maintenance = createRoute({
  getParentRoute: () => shell,
  path: '/admin/maintenance',
  component: loadScreen(() => import('./maintenance/maintenance-page.tsx'), 'MaintenancePage'),
});

const signOn = createRoute({
  getParentRoute: () => shell,
  path: '/admin/organisations/$organisationId/sign-on',
  component: loadScreen(() => import('./organisation/sign-on-page.tsx'), 'SignOnPage'),
});

const announcements = createRoute({
  getParentRoute: () => shell,
  path: '/admin/announcements',
  component: loadScreen(() => import('./announcements/announcements-page.tsx'), 'AnnouncementsPage'),
});

const support = createRoute({
  getParentRoute: () => shell,
  path: '/admin/support',
  component: loadScreen(() => import('./support/support-page.tsx'), 'SupportPage'),
});

const contexts = createRoute({
  getParentRoute: () => shell,
  path: '/admin/contexts',
  component: loadScreen(() => import('./contexts/contexts-page.tsx'), 'ContextsPage'),
});

const modules = createRoute({
  getParentRoute: () => shell,
  path: '/admin/modules',
  component: loadScreen(() => import('./modules/modules-page.tsx'), 'ModulesPage'),
});

const sourceTrees = createRoute({
  getParentRoute: () => shell,
  path: '/admin/source-trees',
  component: loadScreen(() => import('./source-trees/source-trees-page.tsx'), 'SourceTreesPage'),
});

const start = createRoute({
  getParentRoute: () => shell,
  path: '/admin',
  beforeLoad: () => {
    throw home();
  },
});

const anyOther = createRoute({
  getParentRoute: () => shell,
  path: '/admin/$',
  beforeLoad: () => {
    showMessage({ kind: 'info', text: i18next.t('admin.unknownPage') });
    throw home();
  },
});

/** The first part that whoever is logged in sees. */
function firstPart(): string {
  const session = adminSession.now();
  return session === undefined ? '/admin/login' : partsOf(session)[0]!.path;
}

function home() {
  return away(firstPart());
}

/** To an address of this site, which the types of the router do not know (`link.tsx`). */
function away(href: string) {
  return redirect({ href, replace: true });
}

/** The addresses of the admin site. */
export const adminRouter = createRouter({
  routeTree: root.addChildren([
    login,
    shell.addChildren([
      organisations,
      organisation,
      users,
      sources,
      councils,
      why,
      deliveries,
      jobs,
      announcements,
      support,
      contexts,
      modules,
      sourceTrees,
      maintenance,
      audit,
      signOn,
      start,
      anyOther,
    ]),
  ]),
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, text]) => text !== undefined && text !== '');
    const text = new URLSearchParams(given.map(([name, part]) => [name, String(part)])).toString();
    return text === '' ? '' : `?${text}`;
  },
  defaultErrorComponent: LoadFailure,
  scrollRestoration: true,
});

/** The page that the address names. */
export function AdminPages() {
  return <RouterProvider router={adminRouter as never} />;
}
