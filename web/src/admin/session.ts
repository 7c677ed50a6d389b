import { adminLogin, adminLogout, type AdminSession, getAdminSession } from 'contract/admin/session';
import type { BodyOf } from 'contract/endpoint';
import i18next from 'i18next';
import { limits } from 'contract/limits';
import { call, setCaller } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { preferencesNow } from '#session/preferences.ts';
import { useValue, value } from '#session/value.ts';
import { showMessage } from '#ui/message-bar.tsx';

/** Who is logged in to the admin site in this tab; the token is in a cookie that no page can read. */
export const adminSession = value<AdminSession | undefined>(undefined);

/** Whose session ended by itself: the login page says so, and only asks for the password. */
export const adminSessionEnded = value<string | undefined>(undefined);

/** Ties calls and session together and asks who is logged in; called once at start. */
export async function connectAdminSession(onChange: () => void): Promise<void> {
  setCaller({
    session: () => adminSession.now()?.sessionId,
    locale: () => preferencesNow().locale,
    owner: () => adminSession.now()?.email,
    leave: (departure) => {
      if (departure === 'login') end();
    },
    busy: () => showMessage({ kind: 'info', text: i18next.t('errors.busyTryingAgain') }),
  });
  const asked = call(getAdminSession, { timeout: limits.searchRetryTimeout });
  // Whoever is not logged in is asked to; why the server does not answer is told by the login page's own call.
  adminSession.set(await asked.catch(() => undefined));
  adminSession.subscribe(onChange);
}

/** Exchanges address, password and second factor for a session of the admin site; throws what `call` throws. */
export async function logInToAdmin(body: BodyOf<typeof adminLogin>): Promise<void> {
  enterAdmin(await call(adminLogin, { body, timeout: limits.passwordTimeout }));
}

/** Begins here the session that a login answered. */
export function enterAdmin(session: AdminSession): void {
  adminSessionEnded.set(undefined);
  onPurpose = false;
  adminSession.set(session);
}

let onPurpose = false;

/** Whether the user logged out themselves; the page they left is then no place to return to. */
export function leftOnPurpose(): boolean {
  return onPurpose;
}

/** Ends the session; what was fetched in it is forgotten. */
export async function logOutOfAdmin(): Promise<void> {
  await call(adminLogout, { body: {} });
  onPurpose = true;
  forget();
}

function end(): void {
  const ending = adminSession.now();
  if (ending === undefined) return;
  adminSessionEnded.set(ending.email);
  forget();
}

function forget(): void {
  queries.clear();
  adminSession.set(undefined);
}

/** Who is logged in; only on pages behind the login. */
export function useAdmin(): AdminSession {
  return useValue(adminSession) ?? nobody;
}

const nobody: AdminSession = {
  sessionId: '',
  email: '',
  firstName: '',
  lastName: '',
  kind: 'organisation',
  organisation: { id: '', name: '' },
};
