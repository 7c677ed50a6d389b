import { replaceEqualDeep } from '@tanstack/react-query';
import { hasModule, moduleKeys, type ModuleEntry, type ModuleKey } from 'contract/modules';
import { getSession, login as loginCall, logout as logoutCall, type LoginResponse } from 'contract/users';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { isBoolean, isListOf, isObjectOf, isOneOf, isOptional, isRecordOf, isText } from '#api/shapes.ts';
import { dropFilterTypes, fetchFilterTypes } from './filter-types.ts';
import { dropPreferences, fetchPreferences } from './preferences.ts';
import { forget, onOtherTab, recall, remember } from './storage.ts';
import { value } from './value.ts';

/** Who is logged in, with the modules of their organisation. */
export interface User extends Pick<
  LoginResponse,
  'firstName' | 'lastName' | 'organisation' | 'roles' | 'browserKey'
> {
  email: string;
  modules: ModuleEntry[];
}

interface Session {
  token: string;
  user: User;
}
/** What comes out of JSON is nothing else. */
const isJson = (_value: unknown): _value is ModuleEntry['moduleConfiguration'][string] => true;

/** What older versions stored has no key. */
type StoredUser = Omit<User, 'browserKey'> & Partial<Pick<User, 'browserKey'>>;

const isStoredSession = isObjectOf<{ token: string; user: StoredUser }>({
  token: isText,
  user: isObjectOf<StoredUser>({
    email: isText,
    firstName: isText,
    lastName: isText,
    organisation: isText,
    modules: isListOf(
      isObjectOf<ModuleEntry>({
        moduleKey: isOneOf(...moduleKeys),
        moduleStatus: isObjectOf({ isActive: isBoolean, moduleCode: isText }),
        moduleConfiguration: isRecordOf(isJson),
      }),
    ),
    roles: isListOf(isOneOf('org-admin', 'staff')),
    browserKey: isOptional(isText),
  }),
});

const entry = 'session';

/** The stored session; one of an older version has an empty key until it is read again. */
function recallSession(): Session | undefined {
  const stored = recall(entry, isStoredSession);
  return stored && { ...stored, user: { browserKey: '', ...stored.user } };
}

/** The session of this browser; every tab shares it. */
export const session = value<Session | undefined>(recallSession());

function store(next: Session): void {
  remember(entry, next);
  // Read again and found the same, it stays the same: every page depends on it, and none is drawn anew.
  session.set(replaceEqualDeep(session.now(), next));
}

/** Follows log-in and log-out in other tabs of this browser. */
export function followOtherTabs(): void {
  onOtherTab(entry, () => session.set(recallSession()));
}

/** Exchanges address and password for a session; throws what `call` throws (specification §4). */
export async function login(email: string, password: string): Promise<User> {
  const answer = await call(loginCall, { body: { email, password } });
  const user: User = {
    email: email.trim().toLowerCase(),
    firstName: answer.firstName,
    lastName: answer.lastName,
    organisation: answer.organisation,
    modules: answer.activeModules,
    roles: answer.roles,
    browserKey: answer.browserKey,
  };
  // Whoever comes back to a page that stayed keeps them.
  if (session.now()?.user.email !== user.email) dropPreferences();
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
