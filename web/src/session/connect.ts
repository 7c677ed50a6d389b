import i18next from 'i18next';
import { limits } from 'contract/limits';
import { setCaller } from '#api/call.ts';
import type { Departure } from '#api/errors.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { config } from './config.ts';
import type * as Maintenance from './maintenance.ts';
import { followPreferences, fetchPreferences, preferencesNow } from './preferences.ts';
import { leaveForLogin, sessionEnded } from './session-ended.ts';
import {
  adoptSession,
  endOnServer,
  followOtherTabs,
  refreshSession,
  session,
  sessionOfCalls,
} from './user.ts';

/** What the session needs of the router: to leave the page, and to judge it again. */
interface Places {
  state: { location: { pathname: string } };
  navigate: (to: {
    to: '/login' | '/maintenance';
    search?: { redirectTo?: string };
    replace?: boolean;
  }) => Promise<void>;
  invalidate: () => Promise<void>;
}

/** What few ever need, once it was fetched. */
let late: typeof Maintenance | undefined;

/** Ties calls, session and router together and reads the session again; called once at start. */
export async function connectSession(router: Places): Promise<void> {
  let leaving = false;
  const leave = async (departure: Departure) => {
    // Several calls of one page fail together; the first one decides.
    if (leaving) return;
    leaving = true;
    try {
      await departures[departure](router);
    } finally {
      leaving = false;
    }
  };
  setCaller({
    session: sessionOfCalls,
    locale: () => preferencesNow().locale,
    owner: () => session.now()?.user.email,
    leave: (departure) => void leave(departure),
    busy: sayBusy,
  });
  // Maintenance takes no text away: what keeps it is there in time for who types.
  addEventListener('input', ({ target }) => {
    if (!target || session.now() === undefined) return;
    import('./maintenance.ts').then(
      (code) => (late = code).typed(target),
      () => undefined,
    );
  });
  followOtherTabs();
  endOnServer();
  addEventListener('online', endOnServer);
  followPreferences();
  let before = rights();
  session.subscribe(() => {
    const now = rights();
    const id = session.now()?.id;
    // Who logged in, here or in another tab, or left for the login is asked no longer.
    if (id !== valid) sessionEnded.set(false);
    valid = id;
    // The guards decide where a tab goes whose session began, ended or changed, here or in another tab.
    if (now !== before) void router.invalidate();
    before = now;
  });
  if (config.offline) return leave('maintenance');
  if (session.now() === undefined) return;
  // The stored session serves until these answers come; failures are shown by the page's own calls.
  void refreshSession()
    .then(() => (valid = session.now()?.id))
    .catch(() => undefined);
  void fetchPreferences().catch(() => undefined);
}

let saidBusyAt = 0;

/** The calls of one page are refused together: it is said once. */
function sayBusy(): void {
  if (Date.now() - saidBusyAt < limits.messageBar) return;
  saidBusyAt = Date.now();
  showMessage({ kind: 'info', text: i18next.t('errors.busyTryingAgain') });
}

/** What the guards look at, to see whether it changed. */
function rights(): string {
  const current = session.now();
  return JSON.stringify([current?.id, current?.user.modules, current?.user.roles]);
}

/** The name of a session that was found valid since this page was opened. */
let valid: string | undefined;
let refusedAt = 0;

const departures: Record<Departure, (router: Places) => Promise<void>> = {
  login: async () => {
    const current = session.now();
    if (current === undefined || adoptSession()) return;
    // A page in use stays as it is, with what was typed in it.
    if (current.id === valid) return sessionEnded.set(true);
    leaveForLogin();
  },
  noAccess: async (router) => {
    // A page that is refused again right after this stays, and says so in its panel.
    if (Date.now() - refusedAt < 5_000) return;
    refusedAt = Date.now();
    showMessage({ kind: 'info', text: i18next.t('errors.noAccess') });
    // The session stays, so login forwards to a dashboard the user may see (decision 8.1).
    await refreshSession().catch(() => undefined);
    await router.navigate({ to: '/login', search: { redirectTo: 'nlDashboard' }, replace: true });
  },
  maintenance: async (router) => (late ?? (await import('./maintenance.ts'))).leaveForMaintenance(router),
};
