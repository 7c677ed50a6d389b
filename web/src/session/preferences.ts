import { replaceEqualDeep } from '@tanstack/react-query';
import { limits } from 'contract/limits';
import {
  getPreferences,
  locales,
  putPreferences,
  type Preferences,
  type PreferencesResponse,
} from 'contract/users';
import { contextCodes } from 'contract/contexts';
import { isDomain } from 'contract/dashboards';
import { call } from '#api/call.ts';
import {
  isBoolean,
  isListOf,
  isNumber,
  isObjectOf,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
} from '#api/shapes.ts';
import { forget, onOtherTab, recall, remember } from './storage.ts';
import { useValue, value } from './value.ts';

export type Effective = Required<Preferences>;

/** What applies as long as neither the user nor the organisation chose something (specification §9). */
const standard: Effective = {
  locale: 'nl',
  uiDarkMode: 'system',
  drawerLeftWidth: limits.sidebarWidth.standard,
  density: 'comfortable',
  shortcuts: true,
  minimalMatchPercentage: limits.defaultMinimalMatch,
  contexts: [],
  analyticsCodes: {},
};

/** Language and theme also apply before anyone is logged in, so the device remembers them. */
const device = {
  locale: isOptional(isOneOf(...locales)),
  uiDarkMode: isOptional(isOneOf('system', 'light', 'dark')),
};
const isDevice = isObjectOf<Pick<Preferences, 'locale' | 'uiDarkMode'>>(device);
const isPreferences = isObjectOf<Preferences>({
  ...device,
  drawerLeftWidth: isOptional(isNumber),
  density: isOptional(isOneOf('comfortable', 'compact')),
  shortcuts: isOptional(isBoolean),
  minimalMatchPercentage: isOptional(isNumber),
  contexts: isOptional(isListOf(isOneOf(...contextCodes))),
  analyticsCodes: isOptional(isRecordOf(isText, isDomain)),
});
const isCached = isObjectOf<{ at: number; effective: Preferences }>({
  at: isNumber,
  effective: isPreferences,
});

function first(): Effective {
  return { ...standard, ...recall('device', isDevice), ...recall('preferences', isCached)?.effective };
}

const current = value<Effective>(first());

function apply(effective: Effective): void {
  remember('device', { locale: effective.locale, uiDarkMode: effective.uiDarkMode });
  current.set(replaceEqualDeep(current.now(), effective));
}

function keep({ effective: answered, origin }: PreferencesResponse): void {
  // What nobody chose on the server stays as this device has it, such as the language of the login page.
  const own = Object.entries(recall('device', isDevice) ?? {}).filter(([name]) => origin[name] === 'default');
  const effective: Effective = { ...answered, ...Object.fromEntries(own) };
  remember('preferences', { at: Date.now(), effective });
  apply(effective);
}

/** How often something was chosen here. */
let changes = 0;

/** What was chosen and not answered yet, kept for the next page: an answer may come after this one was left. */
function setUnanswered(chosen: Preferences): void {
  if (Object.keys(chosen).length > 0) remember('unanswered', chosen);
  else forget('unanswered');
}

/** Reads the preferences unless the stored ones are less than an hour old (decision 9.4). */
export async function fetchPreferences(): Promise<void> {
  const unanswered = changes === 0 && recall('unanswered', isPreferences);
  // The page before sent it, and was left before it knew in which order its calls arrived.
  if (unanswered) return changePreferences(unanswered);
  const cached = recall('preferences', isCached);
  if (cached !== undefined && Date.now() - cached.at < limits.preferencesCache) return;
  const turn = changes;
  const answer = await call(getPreferences);
  // It does not know of what was chosen meanwhile; the answer to that does, and tells all the rest as well.
  if (turn === changes) keep(answer);
}

/** Drops the stored preferences at login and logout; language and theme stay with the device. */
export function dropPreferences(): void {
  forget('preferences');
  forget('unanswered');
  current.set({ ...standard, ...recall('device', isDevice) });
}

/** Changes language or theme of this device only, for pages before the login. */
export function changeDevice(change: Pick<Preferences, 'locale' | 'uiDarkMode'>): void {
  apply({ ...current.now(), ...change });
}

/** Applies what was chosen here; a page that is loaded before the server answers has it too. */
function choose(effective: Effective): void {
  // Without an answer of the server yet they are as old as can be, and asked for at the next load.
  remember('preferences', { at: recall('preferences', isCached)?.at ?? 0, effective });
  apply(effective);
}

/** The last call on its way; the next one waits for it, so that the server keeps what was chosen last. */
let sent: Promise<unknown> = Promise.resolve();
/** Is kept when the page is left: what still waits then goes at once. */
let leaving = Promise.withResolvers<void>();
/** How often the page was left: the browser then gives up what is on its way, which says nothing of the server. */
let left = 0;

/** Changes preferences at once and on the server; puts them back and throws when that fails. */
export async function changePreferences(change: Preferences): Promise<void> {
  const before = current.now();
  const turn = ++changes;
  const leftBefore = left;
  choose({ ...before, ...change });
  setUnanswered({ ...recall('unanswered', isPreferences), ...change });
  const answered = Promise.race([sent, leaving.promise]).then(() =>
    call(putPreferences, { body: change, keepalive: true }),
  );
  sent = answered.catch(() => undefined);
  try {
    const answer = await answered;
    // An older answer does not know of a change that was made since.
    if (turn !== changes) return;
    keep(answer);
    setUnanswered({});
  } catch (failure) {
    // A call may be given up a moment before the page knows that it is left. The next page sends it again.
    await new Promise((resolve) => setTimeout(resolve));
    if (left !== leftBefore) throw failure;
    const now = current.now();
    // Whatever was chosen since stays.
    const own = (Object.keys(change) as (keyof Effective)[]).filter((name) => now[name] === change[name]);
    choose({ ...now, ...Object.fromEntries(own.map((name) => [name, before[name]])) });
    const rest = Object.entries(recall('unanswered', isPreferences) ?? {});
    setUnanswered(Object.fromEntries(rest.filter(([name]) => !own.some((one) => one === name))));
    throw failure;
  }
}

/** What applies now. */
export function preferencesNow(): Effective {
  return current.now();
}

/** Calls back at every change; returns the way to stop. */
export const onPreferences = current.subscribe;

/** Follows changes made in other tabs of this browser, and loses none of this one when it is closed. */
export function followPreferences(): void {
  addEventListener('pagehide', () => {
    left += 1;
    leaving.resolve();
    leaving = Promise.withResolvers();
  });
  // A page that comes back from where the browser kept it is the next page as well.
  addEventListener('pageshow', () => {
    const unanswered = left > 0 && recall('unanswered', isPreferences);
    if (unanswered) void changePreferences(unanswered).catch(() => undefined);
  });
  onOtherTab('device', () => current.set({ ...current.now(), ...recall('device', isDevice) }));
}

/** The preferences that apply, and the way to change some of them (write-through, decision 9.4). */
export function usePreferences(): {
  preferences: Effective;
  change: (change: Preferences) => Promise<void>;
} {
  return { preferences: useValue(current), change: changePreferences };
}
