import { hasModule, ModuleEntry, type ModuleKey } from 'contract/modules';
import { getSession, LoginResponse, login as loginCall, logout as logoutCall } from 'contract/users';
import { z } from 'zod';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { dropFilterTypes, fetchFilterTypes } from './filter-types.ts';
import { dropPreferences, fetchPreferences } from './preferences.ts';
import { forget, onOtherTab, recall, remember } from './storage.ts';
import { value } from './value.ts';

const StoredSession = z.object({
  token: z.string().min(1),
  user: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    organisation: z.string(),
    modules: z.array(ModuleEntry),
    roles: LoginResponse.shape.roles,
    /** Empty in a session that was stored by an older version, until it is read again. */
    browserKey: z.string().default(''),
  }),
});
type StoredSession = z.infer<typeof StoredSession>;

/** Who is logged in, with the modules of their organisation. */
export type User = StoredSession['user'];

const entry = 'session';

/** The session of this browser; every tab shares it. */
export const session = value<StoredSession | undefined>(recall(entry, StoredSession));

function store(next: StoredSession): void {
  remember(entry, next);
  session.set(next);
}

/** Follows log-in and log-out in other tabs of this browser. */
export function followOtherTabs(): void {
  onOtherTab(entry, () => session.set(recall(entry, StoredSession)));
}

/** Exchanges address and password for a session; throws what `call` throws (specification §4). */
export async function login(email: string, password: string): Promise<User> {
  const answer = await call(loginCall, { body: { email, password } });
  dropPreferences();
  const user: User = {
    email: email.trim().toLowerCase(),
    firstName: answer.firstName,
    lastName: answer.lastName,
    organisation: answer.organisation,
    modules: answer.activeModules,
    roles: answer.roles,
    browserKey: answer.browserKey,
  };
  purposely = false;
  store({ token: answer.data.token, user });
  // Neither is needed to route the user; both are asked again where they are used.
  void fetchFilterTypes().catch(() => undefined);
  void fetchPreferences().catch(() => undefined);
  return user;
}

/** Reads name and modules again, at start and after every EC-01 (decision 8.1). */
export async function refreshSession(): Promise<void> {
  const before = session.now();
  if (before === undefined) return;
  const { activeModules, ...rest } = await call(getSession);
  if (session.now()?.token !== before.token) return;
  store({ token: before.token, user: { ...rest, modules: activeModules } });
}

/** Forgets session, preferences and everything fetched, without telling the server (specification §4). */
export function clearSession(): void {
  forget(entry);
  dropPreferences();
  dropFilterTypes();
  queries.clear();
  session.set(undefined);
}

let purposely = false;

/** Whether the user logged out themselves; the page they left is then no place to return to. */
export function endedOnPurpose(): boolean {
  return purposely;
}

/** Ends the session here at once and on the server when it can be reached. */
export function logout(): void {
  purposely = true;
  const told = session.now() === undefined ? Promise.resolve() : call(logoutCall);
  clearSession();
  // A token that cannot be ended now ends by itself (decision 4.2).
  void told.catch(() => undefined);
}

/** Whether the logged-in user has this module; false without a session (specification §6). */
export function userHasModule(key: ModuleKey, configuration?: Record<string, unknown>): boolean {
  return hasModule(session.now()?.user.modules ?? [], key, configuration);
}
