import { replaceEqualDeep } from '@tanstack/react-query';
import type { FactorProof } from 'contract/factor-proof';
import { hasModule, moduleKeys, type ModuleEntry, type ModuleKey } from 'contract/modules';
import { getSession, login as loginCall, logout as logoutCall, type LoginResponse } from 'contract/users';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import { queries } from '#api/queries.ts';
import { isBoolean, isListOf, isObjectOf, isOneOf, isRecordOf, isText } from '#api/shapes.ts';
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

/** What may be known of a session in a browser: its token is in a cookie that no page can read (decision 10.11). */
interface Session {
  id: string;
  user: User;
}
/** What comes out of JSON is nothing else. */
const isJson = (_value: unknown): _value is ModuleEntry['moduleConfiguration'][string] => true;

const isStoredSession = isObjectOf<Session>({
  id: isText,
  user: isObjectOf<User>({
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
    browserKey: isText,
  }),
});

const entry = 'session';

function recallSession(): Session | undefined {
  const stored = recall(entry, isStoredSession);
  // What older versions kept holds a token, which has no place here.
  if (stored === undefined) forget(entry);
  return stored;
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

/** Takes over the session of another tab that logged in unnoticed; tells whether there is one. */
export function adoptSession(): boolean {
  const stored = recallSession();
  if (stored === undefined || stored.id === session.now()?.id) return false;
  session.set(stored);
  return true;
}

/**
 * Exchanges address and password, with the second factor once it was asked for, for a session; throws what `call` throws
 * (specification §4).
 */
export async function login(email: string, password: string, proof?: FactorProof): Promise<User> {
  // An answer to a log-out that came after this one would take the new session's cookie away.
  await ending;
  return begin(email.trim().toLowerCase(), await call(loginCall, { body: { email, password, ...proof } }));
}

/** Takes up a session that the server has just begun. */
export function begin(email: string, answer: Omit<LoginResponse, 'status' | 'data'>): User {
  // The server has ended whatever session this browser still had.
  keepUnended(undefined);
  const user: User = {
    email,
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
  store({ id: answer.sessionId, user });
  // Neither is needed to route the user; both are asked again where they are used.
  void fetchFilterTypes().catch(() => undefined);
  void fetchPreferences().catch(() => undefined);
  return user;
}

/** Reads name and modules again, at start and after every EC-01 (decision 8.1). */
export async function refreshSession(): Promise<void> {
  const before = session.now();
  if (before === undefined) return;
  const { activeModules, sessionId, ...rest } = await call(getSession);
  if (session.now()?.id !== before.id) return;
  store({ id: sessionId, user: { ...rest, modules: activeModules } });
}

/** Forgets session, preferences and everything fetched, without telling the server (specification §4). */
export function clearSession(): void {
  forget(entry);
  dropPreferences();
  dropFilterTypes();
  queries.clear();
  session.set(undefined);
}

/** What the user was typing when maintenance began (`kept-typing.ts`). */
export const keptEntry = 'typed';

/** Whether the logged-in user has some of that in this tab. */
export function hasKeptTyping(): boolean {
  const email = session.now()?.user.email;
  return email !== undefined && recall(keptEntry, isObjectOf({ user: isText }), 'tab')?.user === email;
}

let purposely = false;

/** Whether the user logged out themselves; the page they left is then no place to return to. */
export function endedOnPurpose(): boolean {
  return purposely;
}

/** The session that was logged out and whose cookie is still there: the server could not be reached, or not yet. */
let unended = recall('unendedSession', isText);
let ending: Promise<void> = Promise.resolve();

function keepUnended(id: string | undefined): void {
  unended = id;
  if (id === undefined) forget('unendedSession');
  else remember('unendedSession', id);
}

/** Ends the session here at once, and on the server as soon as it can be reached. */
export function logout(): void {
  const current = session.now();
  if (current !== undefined) keepUnended(current.id);
  leaveOnPurpose();
  endOnServer();
}

/** Forgets a session that the user ended. */
export function leaveOnPurpose(): void {
  purposely = true;
  forget(keptEntry, 'tab');
  clearSession();
}

/** The session that calls belong to: the one of the user, or the one that is still to be ended. */
export function sessionOfCalls(): string | undefined {
  return session.now()?.id ?? unended;
}

/** Ends on the server what was ended here; called at the log-out, at every start and when the network is back. */
export function endOnServer(): void {
  if (session.now() !== undefined || unended === undefined) return;
  ending = call(logoutCall).then(
    () => keepUnended(undefined),
    (failure: unknown) => {
      if (failure instanceof ApiError && failure.status === 401) keepUnended(undefined);
    },
  );
}

/** Whether the logged-in user has this module; false without a session (specification §6). */
export function userHasModule(key: ModuleKey, configuration?: Record<string, unknown>): boolean {
  return hasModule(session.now()?.user.modules ?? [], key, configuration);
}
